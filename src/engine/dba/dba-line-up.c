/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-line-up.h"

#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-reasons.h"

#define MOST_SHIFT 20.0 /* mm, D-CON-2 */
#define MOST_PIVOT 45.0 /* degrees */

/* Whether @enemy is one whom the marching side can touch. */
static gboolean
is_enemy_there (const DbaMarch *march, guint enemy)
{
  return enemy < march->setup->n_elements && dba_side_of (march->setup, enemy) != march->side &&
         march->state->elements[enemy].state == DBA_ON_TABLE;
}

/* D-CON-2, D-GEO-5 */
gboolean
dba_line_up_asked (DbaMarch *march, AciesVerdict *verdict)
{
  const guint   enemy = march->path.contact_enemy;
  const guint   by = dba_march_find (march, march->path.contact_by);
  TtBase        body;
  TtAdjustment  shift;
  const TtBase *base;

  if (march->path.contact_by == DBA_NOBODY)
    return TRUE;
  if (by == march->n || !is_enemy_there (march, enemy))
    return dba_refuse (verdict, LINE_UP_LIMIT);

  base = &march->walk.bases[by];
  body = dba_base (march->setup, march->state, enemy);
  shift = tt_contact_line_up (base, &body, (TtEdge) march->path.contact_edge);
  if (!tt_contact_front_touches (base, &body) ||
      tt_vec_length (shift.shift) > MOST_SHIFT + TT_SLACK ||
      ABS (shift.degrees) > MOST_PIVOT + TT_SLACK)
    return dba_refuse_at (verdict, dba_refuse (verdict, LINE_UP_LIMIT), base->place.at);

  tt_walk_adjust (&march->walk, &shift);

  return TRUE;
}

/* D-GEO-5: in the order of the action, enemies in that of the scenario. */
gboolean
dba_line_up_near (DbaMarch *march, const DbaAround *around)
{
  for (guint i = 0; i < march->n; i++)
    {
      const guint   by = dba_march_find (march, march->path.elements[i]);
      const TtBase *base = &march->walk.bases[by];
      guint         k;

      ACIES_FOREACH_UNIT (k, around->enemies)
        {
          TtAdjustment shift;
          TtEdge       edge;

          if (tt_base_is_farther (base, &around->known->bases[k], TT_TOUCH) ||
              !tt_contact_find_lined_up (base, &around->known->bases[k], &edge))
            continue;
          shift = tt_contact_line_up (base, &around->known->bases[k], edge);
          tt_walk_adjust (&march->walk, &shift);
          return TRUE;
        }
    }

  return FALSE;
}

/* How one walker touches the enemy. */
typedef struct
{
  gboolean lined_up;       /* with at least one */
  gboolean crooked;        /* with somebody in no way that is allowed at all */
  gboolean on_flank;       /* its front on an edge that is no front, not lined up there */
  gboolean side_on_front;  /* any other edge of it on a front */
} Touches;

/* 1.5 */
static void
note_touch (const TtBase *base, const TtBase *enemy, Touches *touches)
{
  TtShared shared;
  TtEdge   edge;

  switch (tt_contact (base, enemy, &shared))
    {
    case TT_CONTACT_NONE:
    case TT_CONTACT_CORNER:
      return;
    case TT_CONTACT_OBLIQUE:
      touches->crooked = TRUE;
      return;
    case TT_CONTACT_EDGE:
    default:
      break;
    }

  if (shared.edge_a != TT_EDGE_FRONT)
    touches->side_on_front |= shared.edge_b == TT_EDGE_FRONT;
  else if (tt_contact_find_lined_up (base, enemy, &edge))
    touches->lined_up = TRUE;
  else if (shared.edge_b == TT_EDGE_FRONT)
    touches->crooked = TRUE;
  else
    touches->on_flank = TRUE;
}

/* How walker @i touches all of them. */
static Touches
walker_touches (const DbaMarch *march, const DbaAround *around, guint i)
{
  const TtBase *base = &march->walk.bases[i];
  Touches       touches = { 0 };
  guint         k;

  ACIES_FOREACH_UNIT (k, around->enemies)
    if (!tt_base_is_farther (base, &around->known->bases[k], TT_TOUCH))
      note_touch (base, &around->known->bases[k], &touches);

  return touches;
}

/* D-BRK-5 */
static gboolean
check_is_free (const DbaMarch *march, const DbaAround *around, AciesVerdict *verdict)
{
  const TtBase *base = &march->walk.bases[0];
  DbaContacts   contacts = { 0 };
  guint         k;

  ACIES_FOREACH_UNIT (k, around->enemies)
    dba_contacts_between (base, &around->known->bases[k], DBA_BIT (k), &contacts);
  contacts.camp = (guint8) dba_camp_contacts (march->state, base, march->side);

  return !dba_contacts_any (&contacts) ||
         dba_refuse_at (verdict, dba_refuse (verdict, BREAK_OFF_END), base->place.at);
}

/* D-CAM-2 */
static gboolean
check_camps (const DbaMarch *march, const DbaAround *around, AciesVerdict *verdict)
{
  for (guint i = 0; i < march->n; i++)
    for (guint side = 0; side < DBA_N_SIDES; side++)
      {
        const TtBase *base = &march->walk.bases[i];

        if ((around->known->camps & (1u << side)) == 0 ||
            dba_camp_holder (march->state, side) == march->side)
          continue;
        if (tt_contact (base, &around->known->camp_bases[side], NULL) == TT_CONTACT_OBLIQUE)
          return dba_refuse_at (verdict, dba_refuse (verdict, CAMP_SLANTING), base->place.at);
      }

  return TRUE;
}

gboolean
dba_line_up_check (const DbaMarch *march, const DbaAround *around, AciesVerdict *verdict)
{
  Touches touches[DBA_MAX_UNITS];

  if (march->break_off && !check_is_free (march, around, verdict))
    return FALSE;

  for (guint i = 0; i < march->n; i++)
    touches[i] = walker_touches (march, around, i);

  /* D-CON-1, R8 */
  for (guint i = 0; i < march->n; i++)
    if (touches[i].crooked || (touches[i].on_flank && !touches[i].lined_up))
      return dba_refuse_at (verdict, dba_refuse (verdict, NOT_LINED_UP),
                            march->walk.bases[i].place.at);
  /* D-CON-4 */
  for (guint i = 0; i < march->n; i++)
    if (touches[i].side_on_front)
      return dba_refuse_at (verdict, dba_refuse (verdict, SIDE_ON_FRONT),
                            march->walk.bases[i].place.at);

  return check_camps (march, around, verdict);
}
