/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-window-private.h"
#include "widgets/acies-desktop-news.h"

void
acies_editor_window_tell_finished (AciesEditorWindow *self,
                                   const char        *title,
                                   const char        *text)
{
  if (!acies_desktop_news_tell (GTK_WINDOW (self), title, text))
    acies_editor_window_say (self, title);
}
