/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-application.h"
#include "app/battle/acies-session.h"

G_BEGIN_DECLS

/**
 * AciesWindow:
 *
 * The main window: a stack of pages, made when they are first wanted: "library", "scenario", "battle", "end", "replay", "rules".
 * Its own title bar is hidden: each page begins with a GtkHeaderBar of its own, which has an AciesMenuButton at its end and,
 * unless it is the library, a back button (action "win.back") at its start.
 *
 * Actions: win.new-battle, win.open, win.open-up-to ((si): address, number of actions), win.save, win.save-as, win.back,
 * win.show-library, win.show-rules, win.show-clause (s: a clause's number), win.show-shortcuts, win.toggle-panel, win.find,
 * win.fullscreen, win.replay, win.analyse, win.replay-turn, win.new (a battle, or in the library a scenario), win.new-scenario,
 * win.edit (s: address of a scenario), win.edit-scenario (of the scenario page), win.recover.
 */
#define ACIES_TYPE_WINDOW (acies_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesWindow, acies_window, ACIES, WINDOW, GtkApplicationWindow)

AciesWindow *acies_window_new (AciesApplication *app);

/* Opens a scenario or a game, told apart by its contents. What cannot be opened is said in the window. */
void acies_window_open_file (AciesWindow *self, GFile *file);

/* The battle's own page, before it begins. */
void acies_window_show_scenario (AciesWindow *self, AciesScenario *scenario);

/* Begins or goes on with @game. @file: (nullable): where it was read from. */
void acies_window_play (AciesWindow *self, AciesGame *game, GFile *file);

/* Plays @scenario at once, to try it out; leaving the battle leads back to @editor, and nothing of it is kept. */
void acies_window_playtest (AciesWindow *self, AciesScenario *scenario, GtkWindow *editor);

/* (nullable): where it leads back to. */
GtkWindow *acies_window_get_editor (AciesWindow *self);

/* Shows @game, which nobody goes on with, from its beginning; leaving it leads back to @editor. */
void acies_window_watch (AciesWindow *self, AciesGame *game, GtkWindow *editor);

/* The rules in front, at @clause (nullable). */
void acies_window_show_rules_of (AciesWindow *self, const AciesRuleset *ruleset, const char *clause);

/* Back to the library; a battle under way stays in its journal. */
void acies_window_show_library (AciesWindow *self);

/* Shows the battle of a saved game or a journal again, without going on with it. What cannot be read is said in the window. */
void acies_window_replay_file (AciesWindow *self, GFile *file);

/* The name of the page in front: "library", "scenario", "battle", "end", "replay", "rules"; and the page itself. */
const char *acies_window_get_page_name (AciesWindow *self);
GtkWidget  *acies_window_get_page      (AciesWindow *self);

/* The battle under way or just finished; (nullable). */
AciesSession *acies_window_get_session (AciesWindow *self);

/* A passing message; a lasting one below the header bar. */
void acies_window_say      (AciesWindow *self, const char *text);
void acies_window_complain (AciesWindow *self, const char *sentence);
void acies_window_complain_with_button (AciesWindow *self, const char *text, const char *button, const char *action);

/* (nullable): what was said or complained of last, as long as it is seen. */
const char *acies_window_get_message   (AciesWindow *self);
const char *acies_window_get_complaint (AciesWindow *self);

G_END_DECLS
