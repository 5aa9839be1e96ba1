/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"
#include "app/battle/acies-battle-parts.h"

#include <glib/gi18n.h>

#define MARK_CLASS "acies-guide-mark"

/* What is said in place of the step while the game itself asks for something else. */
typedef struct
{
  const char *title;
  const char *text;
} Interlude;

static const Interlude question = {
  NC_ ("guide", "A question"),
  NC_ ("guide",
       "The game asks you something: the line at the bottom says what. Choose an answer in the panel: the arrow keys go "
       "from one to the next, Enter takes it."),
};

static const Interlude acting = {
  NC_ ("guide", "This group is acting"),
  NC_ ("guide",
       "It may go on to a zone that is lit, or attack the one in front. When it has done enough, end its action in the "
       "panel, or press F on the field."),
};

static const Interlude answering = {
  NC_ ("guide", "Shots and fights"),
  NC_ ("guide",
       "Here it is asked who shoots, throws or fights. Choose one of yours that can, read the sum, and confirm. The button "
       "at the top ends it where you need not go on."),
};

static const Interlude watching = {
  NC_ ("guide", "The enemy decides"),
  NC_ ("guide",
       "The computer decides for the enemy. Each of its actions is told in the panel and kept in the log, with every sum. "
       "Then it is up to you again."),
};

static const char *const notes[] = {
  [ACIES_GUIDE_NOTE_NONE] = NULL,
  [ACIES_GUIDE_NOTE_OTHER_WAY] = NC_ ("guide", "You did it your own way. That is allowed too."),
  [ACIES_GUIDE_NOTE_AHEAD] = NC_ ("guide", "You went ahead. The guide goes on from here."),
  [ACIES_GUIDE_NOTE_EXTRA] = NC_ ("guide", "You did something else, which is allowed. This still waits for you."),
  [ACIES_GUIDE_NOTE_AGAIN] = NC_ ("guide", "Nobody was in contact. Go on towards the enemy in this turn."),
  [ACIES_GUIDE_NOTE_ANYBODY] = NC_ ("guide", "They cannot act any more in this turn. Any other group will do."),
};

static const AciesGuide *
get_guide (AciesBattlePage *self)
{
  AciesGame        *game = acies_battle_page_get_game (self);
  const AciesGuide *guide = game != NULL ? acies_game_get_ruleset (game)->guide : NULL;

  return game != NULL && acies_guide_fits (guide, game) ? guide : NULL;
}

/* Whether somebody whom @step means can begin to act. */
static gboolean
can_choose (AciesBattlePage *self, const AciesGuide *guide, guint step)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  const AciesUnits  meant = acies_guide_find_units (guide, step, scene);

  return (meant & acies_choose_tool_get_can_begin (self->tool)) != 0;
}

static int
find_cell (AciesBattlePage *self, const AciesGuideStep *step)
{
  if (step->cell == NULL)
    return ACIES_NO_CELL;

  return acies_scene_find_cell (acies_field_get_scene (self->field), step->cell);
}

static AciesGuideProgress
look (AciesBattlePage *self, const AciesGuide *guide)
{
  const AciesScene         *scene = acies_field_get_scene (self->field);
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (self->tool);
  const AciesStage          stage = acies_choose_tool_get_stage (self->tool);
  AciesGame                *game = acies_battle_page_get_game (self);
  const AciesGuideProgress  at = acies_guide_follow (guide, game, scene);
  const guint               choice = acies_guide_find_choice (guide, at.step);
  const AciesGuideMoment    moment = {
    .may_begin = stage == ACIES_STAGE_MAIN,
    .can_choose = stage == ACIES_STAGE_ACTING || can_choose (self, guide, choice),
    .chosen = stage == ACIES_STAGE_GROUP || stage == ACIES_STAGE_ACTING,
    .aiming = preview->open,
    .cell = acies_choose_tool_get_cell (self->tool),
    .units = acies_choose_tool_get_units (self->tool),
    .target = preview->open ? preview->target : ACIES_NO_CELL,
  };

  return acies_guide_look (guide, at, scene, &moment);
}

/* What @note says, with what was chosen instead in it. Returns: (transfer full) (nullable) */
static char *
dup_note (AciesBattlePage *self, const AciesGuide *guide, AciesGuideNote note)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  g_autofree char  *units = NULL;
  int               target;

  switch (note)
    {
    case ACIES_GUIDE_NOTE_OTHER_GROUP:
      units = acies_parts_units_text (scene, (int) guide->side,
                                      acies_choose_tool_get_units (self->tool));
      /* Translators: %s are units. */
      return g_strdup_printf (C_ ("guide", "You have chosen others: %s. They may act too; this waits for you."), units);
    case ACIES_GUIDE_NOTE_OTHER_TARGET:
      target = acies_choose_tool_get_preview (self->tool)->target;
      /* Translators: %s is a zone. */
      return g_strdup_printf (C_ ("guide", "You aim at another zone: %s. That is allowed too; this waits for you."),
                              scene->cells[target].name);
    case ACIES_GUIDE_NOTE_NONE:
    case ACIES_GUIDE_NOTE_OTHER_WAY:
    case ACIES_GUIDE_NOTE_AHEAD:
    case ACIES_GUIDE_NOTE_EXTRA:
    case ACIES_GUIDE_NOTE_ANYBODY:
    case ACIES_GUIDE_NOTE_AGAIN:
    default:
      return notes[note] != NULL ? g_strdup (g_dpgettext2 (NULL, "guide", notes[note])) : NULL;
    }
}

/* Whether a step speaks of what is asked between the free choices of a turn. */
static gboolean
is_between_choices (AciesDeed deed)
{
  return deed == ACIES_DEED_END_PHASE || deed == ACIES_DEED_AIM || deed == ACIES_DEED_ATTACK ||
         deed == ACIES_DEED_COMMAND || deed == ACIES_DEED_FINISH;
}

/* While a group acts, steps that it can do itself are shown; all others would be out of place. */
static const Interlude *
find_interlude (AciesBattlePage *self, const AciesGuide *guide, const AciesGuideStep *step)
{
  AciesGame *game = acies_battle_page_get_game (self);

  if (acies_game_is_over (game))
    return NULL;
  if (acies_session_get_side (self->session) != (int) guide->side)
    return &watching;

  switch (acies_choose_tool_get_stage (self->tool))
    {
    case ACIES_STAGE_ANSWER:
      return &question;
    case ACIES_STAGE_ACTING:
      return step->deed == ACIES_DEED_CHOOSE || step->deed == ACIES_DEED_END_TURN ? &acting : NULL;
    case ACIES_STAGE_OFF:
    case ACIES_STAGE_MAIN:
    case ACIES_STAGE_GROUP:
    case ACIES_STAGE_LEADER:
    default:
      if (acies_game_get_decision (game)->is_main || is_between_choices (step->deed))
        return NULL;
      return &answering;
    }
}

static GtkWidget *
find_part (AciesBattlePage *self, AciesGuidePart part)
{
  switch (part)
    {
    case ACIES_GUIDE_COUNTERS:
      return GTK_WIDGET (self->counters);
    case ACIES_GUIDE_ATTACK:
      return GTK_WIDGET (self->attack);
    case ACIES_GUIDE_CONFIRM:
      return self->attack_button;
    case ACIES_GUIDE_END_TURN:
      return self->end_button;
    case ACIES_GUIDE_FIELD:
    default:
      return NULL;
    }
}

/* The bases that are meant are outlined until somebody is chosen, unless advice is shown so. */
static void
point_out_bases (AciesBattlePage *self, const AciesGuide *guide, guint step)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  AciesAdviceMark   mark = { (int) guide->side, 0, ACIES_NO_CELL, ACIES_NO_CELL, FALSE, NULL };

  if (acies_hint_get_advice (self->hint_search) != NULL)
    return;
  if (acies_choose_tool_get_stage (self->tool) == ACIES_STAGE_MAIN &&
      guide->steps[step].badge != NULL)
    mark.units = acies_guide_find_units (guide, step, scene);
  acies_field_set_advice (self->field, mark.units != 0 ? &mark : NULL);
}

/* A ring around the zone and a frame around the widget; @step is NULL for none. */
static void
point (AciesBattlePage *self, const AciesGuide *guide, const AciesGuideStep *step)
{
  GtkWidget *part = step != NULL ? find_part (self, step->part) : NULL;
  int        cell = step != NULL ? find_cell (self, step) : ACIES_NO_CELL;

  if (step != NULL && step->deed == ACIES_DEED_CHOOSE &&
      !can_choose (self, guide, (guint) (step - guide->steps)))
    cell = ACIES_NO_CELL;
  if (self->guide_mark != part)
    {
      if (self->guide_mark != NULL)
        gtk_widget_remove_css_class (self->guide_mark, MARK_CLASS);
      if (part != NULL)
        gtk_widget_add_css_class (part, MARK_CLASS);
      self->guide_mark = part;
    }
  if (step == NULL)
    return;

  acies_field_set_ring (self->field, cell);
  point_out_bases (self, guide, (guint) (step - guide->steps));
}

static void
put_away (AciesBattlePage *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->guide_card)))
    return;

  acies_field_set_ring (self->field, ACIES_NO_CELL);
  point (self, NULL, NULL);
  acies_guide_card_hide (self->guide_card);
}

void
acies_battle_page_update_guide (AciesBattlePage *self)
{
  const AciesGuide     *guide = get_guide (self);
  GAction              *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "show-guide");
  const gboolean        shown = guide != NULL && !self->guide_hidden;
  AciesGuideProgress    at;
  const AciesGuideStep *step;
  const Interlude      *interlude;
  g_autofree char      *note = NULL;

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), guide != NULL);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (shown));
  if (!shown)
    {
      put_away (self);
      return;
    }

  at = look (self, guide);
  step = &guide->steps[at.step];
  interlude = find_interlude (self, guide, step);
  note = dup_note (self, guide, at.note);
  if (interlude != NULL)
    acies_guide_card_show (self->guide_card, guide, at.step, g_dpgettext2 (NULL, "guide", interlude->title),
                           g_dpgettext2 (NULL, "guide", interlude->text), NULL, NULL);
  else
    acies_guide_card_show (self->guide_card, guide, at.step, g_dpgettext2 (NULL, "guide", step->title),
                           g_dpgettext2 (NULL, "guide", step->text), step->clause, note);
  point (self, guide, interlude == NULL ? step : NULL);
}

void
acies_battle_page_show_guide (AciesBattlePage *self)
{
  g_return_if_fail (ACIES_IS_BATTLE_PAGE (self));

  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-guide", g_variant_new_boolean (TRUE));
}
