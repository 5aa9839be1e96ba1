/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/battle/acies-session.h"
#include "engine/core/acies-journal.h"

G_BEGIN_DECLS

struct _AciesSession
{
  GObject parent_instance;

  AciesGame     *game;
  AciesAiRunner *runner;
  AciesJournal  *journal;  /* NULL if it could not be begun, or when closed */
  GFile         *file;     /* NULL: never saved */
  GFile         *past;     /* where it was kept when it was over and closed; NULL before */

  guint    saved_steps;    /* the position as it was saved */
  guint64  saved_hash;
  gboolean was_over;
  gboolean is_unkept;      /* needs no journal: was over when it was opened, or is a trial */
  gboolean started;
  gboolean journal_failed; /* and said so */

  AciesThrows *throws;              /* dice that are asked for before something is played; NULL: none */
  gboolean     rolls_for_computer;  /* dice of the computer's sides are not asked for */
};

/* acies-session.c */

/* While several actions are taken back or played at once, the computer must not begin to think. */
gboolean acies_session_hold    (AciesSession *self);
void     acies_session_release (AciesSession *self, gboolean started);

/* Emits "changed" although the battle is the same: what is asked for is another thing. */
void acies_session_announce (AciesSession *self);

/* acies-session-dice.c */

/* Plays @actions as one wish, or asks for the dice that they need. */
gboolean acies_session_play_with_dice (AciesSession *self, const AciesAction *actions, guint n, GError **error);

/* Asks for the dice that fall before the first decision, if none have been entered yet. */
void acies_session_ask_start (AciesSession *self);

/* The first action that waits for its dice, in words. Returns: (transfer full) */
char *acies_session_dup_waiting_words (AciesSession *self);

/* The computer's action, from its runner. */
gboolean acies_session_act_for_computer (const AciesAction *action, gpointer data, GError **error);

G_END_DECLS
