/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-window.h"
#include "widgets/acies-toast.h"

G_BEGIN_DECLS

struct _AciesWindow
{
  GtkApplicationWindow parent_instance;

  GSettings    *settings;
  GCancellable *cancellable;
  AciesSession *session;       /* of the battle and end pages; NULL for none */
  AciesGame    *shown_game;    /* what the end page tells of; NULL for none */
  GtkFileChooserNative *chooser;  /* while one is open */
  GFile        *finished;      /* where the battle of the end page is kept; NULL if it is not, or not yet */
  GFile        *scenario_file; /* of the scenario page; NULL if it has none */

  GtkWidget *before_rules;     /* the page to go back to from the rules; weak */
  GtkWidget *focus_before;     /* and the focus there; weak */
  GtkWidget *before_replay;    /* the page to go back to from the replay; weak */
  GtkWindow *editor;           /* where a scenario is tried out from; weak */
  gboolean   is_playtest;      /* the battle at hand is tried out from the editor: nothing of it is kept */
  gboolean   recovering;       /* a journal is being read, to go on with it */
  GFile     *replayed;         /* what is replayed from the library; NULL for the battle at hand */

  GtkWidget *library;          /* pages, owned by the stack; NULL until made */
  GtkWidget *scenario;
  GtkWidget *quick;
  GtkWidget *battle;
  GtkWidget *end;
  GtkWidget *rules;
  GtkWidget *replay;

  gboolean narrow;             /* header bars have no more than the button that closes */
  guint    narrow_id;

  GtkStack   *stack;
  AciesToast *toast;
};

/* A job on a file in the background, and the window that is to hear of it. */
typedef struct
{
  AciesWindow *window;
  GFile       *file;
} AciesFileTicket;

AciesFileTicket *acies_file_ticket_new  (AciesWindow *window, GFile *file);  /* (transfer full); holds both */
void             acies_file_ticket_free (AciesFileTicket *ticket);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFileTicket, acies_file_ticket_free)

/* acies-window-files.c */
void acies_window_choose_open_file (AciesWindow *self);
void acies_window_open_up_to       (AciesWindow *self, GFile *file, int upto);
void acies_window_save             (AciesWindow *self);
void acies_window_choose_save_file (AciesWindow *self);
void acies_window_accept_drops     (AciesWindow *self);

/* The battle in front, under way or looked at; (nullable). */
AciesGame *acies_window_get_game (AciesWindow *self);

/* Opens @chooser, which lives until it has its answer; one at a time: self->chooser. @answer is called with the window and the
 * response; acies_window_take_answer() gives the file (transfer full) (nullable), with @ending (nullable), and remembers its
 * folder. */
void   acies_window_run_chooser (AciesWindow *self, GtkFileChooserNative *chooser, GCallback answer);
GFile *acies_window_take_answer (AciesWindow *self, int response, const char *ending);

/* acies-window-paper.c */
void acies_window_choose_map_file    (AciesWindow *self);
void acies_window_choose_report_file (AciesWindow *self);
void acies_window_print              (AciesWindow *self);
gboolean acies_window_can_print      (AciesWindow *self);
void acies_window_show_dice         (AciesWindow *self);

/* acies-window-editor.c */
void acies_window_add_editor_actions    (AciesWindow *self);
void acies_window_update_editor_actions (AciesWindow *self);

/* acies-window-guide.c */

/* Goes on with the guided battle where it was left, or begins it; @anew: begins it in any case. */
void acies_window_play_first_battle (AciesWindow *self, gboolean anew);

/* acies-window-quick.c */
void acies_window_show_quick (AciesWindow *self);

/* acies-window-actions.c */
void acies_window_add_actions    (AciesWindow *self);
void acies_window_update_actions (AciesWindow *self);

/* acies-window-replay.c */
void     acies_window_replay_battle (AciesWindow *self);
void     acies_window_analyse_battle (AciesWindow *self);  /* in its replay */
void     acies_window_replay_turn   (AciesWindow *self);
void     acies_window_leave_replay  (AciesWindow *self);
gboolean acies_window_can_replay    (AciesWindow *self);

/* acies-window-pages.c */
void acies_window_go_back        (AciesWindow *self);
void acies_window_show_end       (AciesWindow *self, AciesGame *game);
void acies_window_show_battle    (AciesWindow *self);
void acies_window_show_rules     (AciesWindow *self, const char *clause);  /* @clause: (nullable): the page in brief */
void acies_window_show_help      (AciesWindow *self);  /* the rules at what is in front */
void acies_window_continue       (AciesWindow *self, GFile *journal);
void acies_window_reveal_end     (AciesWindow *self);
void acies_window_close_session  (AciesWindow *self);
void acies_window_say_with_button (AciesWindow *self, const char *text, const char *button, const char *action);

G_END_DECLS
