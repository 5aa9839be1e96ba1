/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-outcome.h"

#include "engine/dba/dba-bodies.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-terrain.h"

/* Cosine of 45 degrees: who faces away from the recoiler's way by more is not pushed. */
#define COS_45 0.70710678118654752

/* A recoil as it is worked out. */
typedef struct
{
  DbaBodies bodies;
  guint     g;
  TtVec     back;      /* the way of all that is moved */
  DbaSet    pushers;   /* the recoiler and who is being pushed by it: these do not bar one another */
  DbaSet    pushed;
  DbaSet    passed;
} Recoil;

/* D-REC-2, R14: elephants and war wagons are not pushed, nor who faces another way. */
static gboolean
may_be_pushed (const Recoil *self, guint other)
{
  const guint type = self->bodies.setup->units[other].type;
  const TtVec facing = self->bodies.bases[other].place.forward;

  return !dba_bodies_are_enemies (&self->bodies, self->g, other) && type != DBA_EL &&
         type != DBA_WWG && tt_vec_dot (tt_vec_back (self->back), facing) >= COS_45 - TT_TINY;
}

/* D-REC-2: pushes @who, and who stands behind it, out of the way of @pusher. */
static gboolean
push (Recoil *self, guint who, const TtBase *pusher)
{
  DbaBodies   *bodies = &self->bodies;
  const double distance = tt_sweep_clear (&bodies->bases[who], self->back, pusher, 0);
  const TtBase end = tt_base_moved (&bodies->bases[who], self->back, distance);
  TtConvex     hull;

  if (dba_off_board (bodies->board, &end))
    return FALSE;

  tt_sweep_hull (&bodies->bases[who], &end, &hull);
  if (dba_bodies_ground_bars (bodies, &hull))
    return FALSE;

  self->pushers |= DBA_BIT (who);
  for (guint i = 0; i < bodies->n; i++)
    {
      const guint other = bodies->order[i];

      if ((self->pushers & DBA_BIT (other)) || !dba_bodies_meet (bodies, &hull, other))
        continue;
      if (!may_be_pushed (self, other) || !push (self, other, &end))
        return FALSE;
    }

  self->pushers &= ~DBA_BIT (who);
  self->pushed |= DBA_BIT (who);
  bodies->bases[who] = end;

  return TRUE;
}

/* 1.11.4: makes way for the recoil to @end. */
static gboolean
clear_way (Recoil *self, const TtBase *end, const TtConvex *hull)
{
  DbaBodies *bodies = &self->bodies;

  for (guint i = 0; i < bodies->n; i++)
    {
      const guint other = bodies->order[i];

      if (other == self->g || !dba_bodies_meet (bodies, hull, other))
        continue;
      if (dba_bodies_may_pass (bodies, self->g, end, other))
        self->passed |= DBA_BIT (other);
      else if (!may_be_pushed (self, other) || !push (self, other, end))
        return FALSE;
    }

  return TRUE;
}

/* How far beyond @end those passed reach; 0 when it ends clear of them. */
static double
still_to_go (const Recoil *self, const TtBase *end)
{
  double distance = 0;
  guint  other;

  DBA_FOREACH (other, self->passed)
    if (tt_contact_collides (end, &self->bodies.bases[other]))
      distance = MAX (distance,
                      tt_sweep_clear (end, self->back, &self->bodies.bases[other], 0));

  return distance;
}

/* D-REC-6: on from @end, which is changed, to the place directly behind those passed. */
static gboolean
go_on_behind (Recoil *self, TtBase *end)
{
  DbaBodies *bodies = &self->bodies;
  double     distance;

  while ((distance = still_to_go (self, end)) > 0)
    {
      const TtBase next = tt_base_moved (end, self->back, distance);
      TtConvex     hull;

      tt_sweep_hull (end, &next, &hull);
      if (dba_off_board (bodies->board, &next) || dba_bodies_ground_bars (bodies, &hull))
        return FALSE;

      for (guint i = 0; i < bodies->n; i++)
        {
          const guint other = bodies->order[i];

          if (other == self->g || (self->passed & DBA_BIT (other)) ||
              !dba_bodies_meet (bodies, &hull, other))
            continue;
          if (!dba_bodies_may_pass (bodies, self->g, end, other))
            return FALSE;
          self->passed |= DBA_BIT (other);
        }
      *end = next;
    }

  return TRUE;
}

static void
settle (Recoil *self, DbaState *state, guint kind, AciesEventList *events)
{
  const DbaSetup *setup = self->bodies.setup;
  const char     *rule = self->passed != 0 ? "D-REC-6" : "D-REC-1";

  dba_bodies_settle (&self->bodies, state, self->g);
  dba_event_add_element (events, setup, state, kind,
                         kind == DBA_EVENT_FLANK_RECOIL ? "D-OUT-5" : rule, self->g);
  for (guint i = 0; i < self->bodies.n; i++)
    {
      const guint other = self->bodies.order[i];

      if ((self->pushed & DBA_BIT (other)) == 0)
        continue;
      dba_bodies_settle (&self->bodies, state, other);
      dba_event_add_element (events, setup, state, DBA_EVENT_PUSHED_BACK, "D-REC-2", other);
    }
}

/* D-REC-4 */
static gboolean
is_flanked (const DbaSetup *setup, const DbaState *state, guint g)
{
  DbaContacts contacts;

  dba_contacts (setup, state, g, &contacts);

  return (contacts.on_flank_left | contacts.on_flank_right | contacts.on_rear) != 0;
}

void
dba_recoil (const DbaSetup *setup, DbaState *state, guint g, guint kind, AciesEventList *events)
{
  Recoil   self = { .g = g, .pushers = DBA_BIT (g) };
  TtBase   end;
  TtConvex hull;

  if (is_flanked (setup, state, g))
    {
      dba_destroy (setup, state, g, DBA_DESTROYED_FLANKED, "D-REC-4", events);
      return;
    }

  dba_bodies_init (&self.bodies, setup, state);
  self.back = tt_vec_back (self.bodies.bases[g].place.forward);
  end = tt_base_moved (&self.bodies.bases[g], self.back, self.bodies.bases[g].depth);
  if (dba_off_board (self.bodies.board, &end))
    {
      dba_leave_board (setup, state, g, "D-REC-5", events);
      return;
    }

  tt_sweep_hull (&self.bodies.bases[g], &end, &hull);
  if (dba_bodies_ground_bars (&self.bodies, &hull) || !clear_way (&self, &end, &hull))
    dba_destroy (setup, state, g, DBA_DESTROYED_BLOCKED, "D-REC-3", events);
  else if (!go_on_behind (&self, &end))
    dba_destroy (setup, state, g, DBA_DESTROYED_BLOCKED, "D-REC-6", events);
  else
    {
      self.bodies.bases[g] = end;
      settle (&self, state, kind, events);
    }
}
