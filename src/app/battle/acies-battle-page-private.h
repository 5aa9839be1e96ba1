/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-topic.h"
#include "app/battle/acies-answers-panel.h"
#include "app/battle/acies-attack-panel.h"
#include "app/battle/acies-battle-layout.h"
#include "app/battle/acies-battle-page.h"
#include "app/battle/acies-counters-panel.h"
#include "app/battle/acies-dice-entry.h"
#include "app/battle/acies-field-table.h"
#include "app/battle/acies-guide-card.h"
#include "app/battle/acies-hint-card.h"
#include "app/battle/acies-kept-results.h"
#include "app/battle/acies-log-panel.h"
#include "app/battle/acies-move-panel.h"
#include "app/battle/acies-prompt-bar.h"
#include "app/battle/acies-result-card.h"
#include "app/battle/acies-selection-panel.h"
#include "widgets/acies-notice.h"
#include "widgets/acies-toast.h"

G_BEGIN_DECLS

struct _AciesBattlePage
{
  GtkWidget parent_instance;

  AciesSession       *session;     /* NULL: none */
  AciesChooseTool    *tool;
  GSettings          *settings;
  GSimpleActionGroup *actions;     /* "battle" */
  GSimpleActionGroup *view_actions; /* "field", for keys that work wherever the focus is */
  GtkRoot            *root;        /* where the actions are, while mapped */
  gboolean            holding;     /* several actions are being played: refresh at the end */
  gboolean            dirty;
  gboolean            cursor_placed; /* it stands where the person's own troops are, or has been moved */
  gboolean            guide_hidden; /* put away by the person, until asked for again */
  GtkWidget          *guide_mark;  /* what the guide points at, or NULL; a child */
  AciesFieldStory     story;       /* events since the board was last drawn */
  gboolean            awaited;     /* the computer has acted since a person last could */
  gboolean            asked_end;   /* has said that somebody could still act */
  guint               catch_up_id; /* a refresh of a skipped turn */
  gboolean            measures;    /* from this base to the one with the cursor */
  int                 measure_side;
  guint               measure_unit;

  GtkWidget           *box;
  GtkLabel            *title;
  GtkLabel            *subtitle;
  GtkWidget           *undo_button;
  GtkWidget           *end_button;
  GtkLabel            *end_label;
  AciesNotice         *notice;
  GtkStack            *board_stack;
  AciesField          *field;
  AciesFieldTable     *table;       /* the same in words */
  GtkWidget           *news_box;    /* what happened since the last turn; hidden while not asked for */
  GtkWidget           *news_words;
  AciesBattleLayout   *layout;
  GtkWidget           *redo_button;
  GtkHeaderBar        *header;
  GtkWidget           *panel;
  GtkWidget           *act_box;
  GtkWidget           *hint;
  GtkWidget           *attack_bar;
  GtkWidget           *attack_button;
  GtkLabel            *attack_label;
  AciesGuideCard      *guide_card;
  GtkStack            *stack;
  GtkWidget           *act_page;
  AciesCountersPanel  *counters;
  AciesAnswersPanel   *answers;
  AciesAttackPanel    *attack;
  AciesSelectionPanel *selection;
  AciesMovePanel      *move;        /* on a free table */
  AciesHint           *hint_search;
  AciesHintCard       *hint_card;
  AciesDiceEntry      *dice_entry;  /* dice rolled on a table */
  AciesResultCard     *result;
  AciesKeptResults    *kept;        /* of fights, that have had to make way there */
  AciesLogPanel       *log;
  AciesPromptBar      *prompt;
  AciesToast          *toast;
};

/* acies-battle-page.c */

AciesGame *acies_battle_page_get_game (AciesBattlePage *self);  /* (nullable) */

/* Plays actions in order; the first that is refused ends it, and its reason is shown. */
void acies_battle_page_play (AciesBattlePage *self, const AciesAction *actions, guint n);

/* Ends what acies_battle_page_play() began: shows where the battle stands, and why it went no further. @error: (nullable) */
void acies_battle_page_played (AciesBattlePage *self, AciesSession *session, const GError *error);

/* The legal action that has @flag; FALSE if there is none. */
gboolean acies_battle_page_find_action (AciesBattlePage *self, AciesActionFlags flag, AciesAction *action);

/* Shows in the prompt why something cannot be; NULL takes it back. */
void acies_battle_page_refuse (AciesBattlePage *self, const char *sentence, const char *clause);

/* acies-battle-page-title.c */

void acies_battle_page_update_title  (AciesBattlePage *self, const AciesScene *scene);
void acies_battle_page_update_prompt (AciesBattlePage *self);
void acies_battle_page_name_attack   (AciesBattlePage *self);

/* acies-battle-page-end.c */

/* Ends the battle outside the rules, after asking: the person who decides (or who plays at all) gives it up; a draw is agreed on,
 * by two persons or by the computer if it does not think itself ahead. */
void     acies_battle_page_ask_resign  (AciesBattlePage *self);
void     acies_battle_page_ask_draw    (AciesBattlePage *self);
gboolean acies_battle_page_can_concede (AciesBattlePage *self);
/* acies-battle-page-story.c */

/* These events are new: they are told when the board is drawn next. */
void acies_battle_page_add_story (AciesBattlePage *self, guint first, guint n);

/* Gives the board the position as it is, with what led to it. */
void acies_battle_page_show_position (AciesBattlePage *self);

/* Says what has led to it; after acies_battle_page_show_position(). */
void acies_battle_page_show_result (AciesBattlePage *self);

/* acies-battle-page-hint.c: an idea of the computer for a person */

void acies_battle_page_add_hint    (AciesBattlePage *self);
void acies_battle_page_ask_hint    (AciesBattlePage *self);
void acies_battle_page_forget_hint (AciesBattlePage *self);

/* acies-battle-page-dice.c: dice rolled on a table */

void acies_battle_page_add_dice    (AciesBattlePage *self);
void acies_battle_page_update_dice (AciesBattlePage *self);

/* Whether the dice before the first decision are asked for: the position is not known yet. */
gboolean acies_battle_page_is_beginning (AciesBattlePage *self);

/* acies-battle-page-topic.c: where help opens */

void acies_battle_page_init_topic (AciesTopicInterface *iface);

/* acies-battle-page-words.c: the battlefield and what happened in words */

void acies_battle_page_add_words    (AciesBattlePage *self);
void acies_battle_page_show_table   (AciesBattlePage *self, gboolean shown);
void acies_battle_page_update_table (AciesBattlePage *self);
void acies_battle_page_tell_news    (AciesBattlePage *self);

/* acies-battle-page-aids.c */

/* Follows what the preferences say of panel, aids and the computer's pace, now and whenever they change. */
void acies_battle_page_follow_preferences (AciesBattlePage *self);

/* Stops the computer after an action of its own, if the preferences say so; a person's action sets it going again. */
void acies_battle_page_stop_computer (AciesBattlePage *self);

/* acies-battle-page-cursor.c */

/* At the person's first decision: the cursor goes to the person's own troops, or to where they can enter. */
void acies_battle_page_place_cursor (AciesBattlePage *self);

/* acies-battle-page-table.c: free tables */

void acies_battle_page_add_table            (AciesBattlePage *self);
void acies_battle_page_update_table_actions (AciesBattlePage *self);
void acies_battle_page_measure              (AciesBattlePage *self);

/* Shows where an action would lead bases; @action: (nullable): none. */
void acies_battle_page_trace (AciesBattlePage *self, const AciesAction *action, int side);

/* acies-battle-page-room.c */

/* The sum and the chances of an attack (@aiming) come first: whatever else there is goes as long as they do not fit. */
void acies_battle_page_make_room (AciesBattlePage *self, gboolean aiming);

/* acies-battle-page-guide.c */

/* Shows the step of a guided battle that waits, and points at what it speaks of; nothing in other battles. */
void acies_battle_page_update_guide (AciesBattlePage *self);

/* acies-battle-page-actions.c */

void acies_battle_page_add_actions    (AciesBattlePage *self);
void acies_battle_page_update_actions (AciesBattlePage *self);

G_END_DECLS
