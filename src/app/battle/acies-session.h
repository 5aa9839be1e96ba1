/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/battle/acies-ai-runner.h"
#include "engine/core/acies-throws.h"

G_BEGIN_DECLS

/**
 * AciesSession:
 *
 * A battle under way, without widgets: the game, who plays which side, the computer's thinking (AciesAiRunner), the journal that
 * survives a crash, and the file it was saved to.
 *
 * Properties: "modified" (gboolean, read), "file" (GFile, read).
 *
 * Signals:
 * - "acted" (AciesSession *, guint first, guint n): these events of the game are new;
 * - "changed" (AciesSession *): state, decision or players are others than before;
 * - "over" (AciesSession *): the battle has just come to its end (never for a battle that was over when it was opened);
 * - "journal-failed" (AciesSession *, const char *message): the running battle cannot be kept safe; once.
 */
#define ACIES_TYPE_SESSION (acies_session_get_type ())
G_DECLARE_FINAL_TYPE (AciesSession, acies_session, ACIES, SESSION, GObject)

/**
 * acies_session_new:
 * @game: (transfer none): a battle, its players set
 * @file: (nullable): where it was read from or is to be saved
 *
 * Begins a journal for @game. Nothing is thought before acies_session_start().
 *
 * Returns: (transfer full): the session
 */
AciesSession *acies_session_new (AciesGame *game, GFile *file);

/* A battle to try something out: it has no journal, and nothing of it is kept when it is over. Returns: (transfer full) */
AciesSession *acies_session_new_trial (AciesGame *game);

/**
 * acies_session_recover:
 * @file: a journal
 * @error: ACIES_FILE_ERROR; ACIES_FILE_ERROR_IN_USE if the battle is under way in another window
 *
 * Goes on with the battle that a journal tells of, and with the journal. May be called in a thread.
 *
 * Returns: (transfer full) (nullable)
 */
AciesSession *acies_session_recover (GFile *file, GError **error);

/* Journals of battles that were not closed, newest first. Returns: (transfer container) (element-type GFile) */
GPtrArray *acies_session_list_journals (void);

/* Where journals and finished battles are kept: below the user's data folder. Returns: (transfer full) */
GFile *acies_session_get_journal_folder (void);
GFile *acies_session_get_past_folder    (void);

/* Whether @file is kept there. */
gboolean acies_session_is_journal (GFile *file);
gboolean acies_session_is_past    (GFile *file);

AciesGame     *acies_session_get_game   (AciesSession *self);
AciesAiRunner *acies_session_get_runner (AciesSession *self);  /* pace, pause, skip, what it is about to do */

/* Lets the computer begin if it is its decision. The page calls this when it is shown. */
void acies_session_start (AciesSession *self);

/* Stops what the computer thinks about, unplayed, while another page is in front; acies_session_start() goes on. */
void acies_session_stop (AciesSession *self);

/* The side that decides, ACIES_NO_SIDE when the battle is over; and whether a person plays it. */
int      acies_session_get_side      (AciesSession *self);
gboolean acies_session_is_human      (AciesSession *self, int side);
gboolean acies_session_is_human_turn (AciesSession *self);

/**
 * acies_session_act_all:
 * @actions: (array length=n): one wish of a person: to go there, to attack from there
 *
 * Plays them in this order; the first that is refused ends it, those before it stand. Undo takes all of them back at once.
 * Refused too while the computer decides. Errors: ACIES_RULE_ERROR.
 *
 * Returns: FALSE with @error if one was refused
 */
gboolean acies_session_act_all (AciesSession *self, const AciesAction *actions, guint n, GError **error);

/*
 * Dice rolled on a table (AciesGameOptions): what a person or the computer is about to play, and the beginning of a battle, wait
 * for them; nobody decides meanwhile. "changed" says when others are asked for.
 */

/* What is asked for; lent until the next change. (nullable): NULL: nothing */
AciesThrows *acies_session_get_throws (AciesSession *self);

/* The next throw; when no more is due, everything is played. @error: ACIES_RULE_ERROR: other dice are due, or it is refused */
gboolean acies_session_enter_dice (AciesSession *self, const guint8 *dice, guint n_dice, GError **error);

/* Takes back whole what waits for its dice, if a person wished it; else its first throw is asked for again. FALSE: none is due */
gboolean acies_session_take_back     (AciesSession *self);
gboolean acies_session_can_take_back (AciesSession *self);

/* Whether the dice of the computer's sides are rolled by machine instead; from the next throw on. */
void acies_session_set_rolls_for_computer (AciesSession *self, gboolean rolls);

/*
 * The events of the last wish, or the last action of the computer, as the battle stands; the other side's answers to it are
 * part of it. Returns: how many; 0 if none
 */
guint acies_session_get_last_events (AciesSession *self, guint *first);

/**
 * acies_session_can_undo:
 * @reason: (out) (optional) (transfer full): why not, a translated sentence
 *
 * Undo takes back a person's last wish with all of its actions, and against the computer its answers to it, as far as the
 * game's undo policy allows.
 */
gboolean acies_session_can_undo (AciesSession *self, char **reason);
gboolean acies_session_can_redo (AciesSession *self);

/* The action that undo takes back, in words. Returns: (transfer full) (nullable) */
char    *acies_session_dup_undo_words (AciesSession *self);
gboolean acies_session_undo     (AciesSession *self, GError **error);
gboolean acies_session_redo     (AciesSession *self);

/* Changes who plays a side, in the midst of the battle too. */
void acies_session_set_player (AciesSession *self, guint side, const AciesPlayer *player);

/* Files. A saved battle goes on being journalled. */
GFile   *acies_session_get_file     (AciesSession *self);  /* (nullable) */
gboolean acies_session_get_modified (AciesSession *self);  /* something happened since the last saving, or it was never saved */
gboolean acies_session_save         (AciesSession *self, GFile *file, GError **error);

/**
 * acies_session_close:
 * @give_up: the battle is not to be offered again
 *
 * Stops thinking. A battle that is over is kept among the past ones, and its journal removed; else the journal stays, so that
 * the battle can be continued, unless @give_up or it was saved and not changed since.
 *
 * Returns: (transfer none) (nullable): where a battle that is over was kept now
 */
GFile *acies_session_close (AciesSession *self, gboolean give_up);

G_END_DECLS
