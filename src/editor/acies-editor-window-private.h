/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document-recovery.h"
#include "editor/acies-editor-layout.h"
#include "editor/acies-editor-map.h"
#include "editor/acies-editor-sidebar.h"
#include "editor/acies-editor-window.h"
#include "widgets/acies-notice.h"
#include "widgets/acies-toast.h"

G_BEGIN_DECLS

struct _AciesEditorWindow
{
  GtkApplicationWindow parent_instance;

  GSettings            *settings;
  AciesEditorContext   *context;
  AciesDocumentRecovery *recovery;
  GtkFileChooserNative *chooser;       /* while one is open */
  GtkWidget            *question;      /* whether to save, while it is asked */
  gboolean              close_after;   /* the window goes when it is saved */
  GFileMonitor         *monitor;       /* of the document's file; NULL: it has none */
  gboolean              tells_of_change; /* the notice says that another program has changed the file */

  GtkHeaderBar       *header;
  GtkButton          *undo_button;
  GtkButton          *redo_button;
  GtkLabel           *title_label;
  GtkLabel           *subtitle_label;
  GtkWidget          *save_label;
  GtkWidget          *playtest_label;
  GtkWidget          *switcher;
  GtkWidget          *parts_button;
  AciesNotice        *notice;
  AciesToast         *toast;
  AciesEditorLayout  *layout;
  AciesEditorSidebar *sidebar;
  GtkStack           *stack;
  AciesEditorMap     *map;
  GtkWidget          *before_map;      /* what had the focus when the map got it; NULL; weak */
};

/* acies-editor-window.c */
void acies_editor_window_show_entry (AciesEditorWindow *self, guint index);

/* acies-editor-window-actions.c */
void acies_editor_window_install_actions (GtkWidgetClass *widget_class);
void acies_editor_window_add_actions     (AciesEditorWindow *self);
void acies_editor_window_add_settings    (AciesEditorWindow *self);
void acies_editor_window_update_actions  (AciesEditorWindow *self);

/* acies-editor-window-files.c */
void     acies_editor_window_save          (AciesEditorWindow *self);
void     acies_editor_window_overwrite     (AciesEditorWindow *self);
void     acies_editor_window_choose_save   (AciesEditorWindow *self);
void     acies_editor_window_choose_open   (AciesEditorWindow *self);
void     acies_editor_window_revert        (AciesEditorWindow *self);
void     acies_editor_window_accept_drops  (AciesEditorWindow *self);

/* Opens a chooser for scenarios, which lives until it has its answer; one at a time: self->chooser. @answer is called with the
 * window and the response; take_answer gives the file (transfer full) (nullable), with @ending (nullable), and remembers its
 * folder. */
void     acies_editor_window_run_chooser   (AciesEditorWindow *self, GtkFileChooserNative *chooser, GCallback answer);
GFile   *acies_editor_window_take_answer   (AciesEditorWindow *self, int response, const char *ending);

/* acies-editor-window-watch.c: what other programs do with the document's file. */
void acies_editor_window_watch_file (AciesEditorWindow *self);

/* acies-editor-window-news.c: who has turned to something else hears from the desktop, until he comes back. */
void acies_editor_window_tell_finished  (AciesEditorWindow *self, const char *title, const char *text);
void acies_editor_window_reload     (AciesEditorWindow *self);
void acies_editor_window_keep_own   (AciesEditorWindow *self);

/* Whether the window may go at once; else it has asked. */
gboolean acies_editor_window_may_close     (AciesEditorWindow *self);

/* acies-editor-window-compare.c */
void     acies_editor_window_choose_compare (AciesEditorWindow *self);
void     acies_editor_window_compare_saved  (AciesEditorWindow *self);

/* Shows what differs from @file. Errors: as acies_document_load(). */
gboolean acies_editor_window_compare        (AciesEditorWindow *self, GFile *file, GError **error);

G_END_DECLS
