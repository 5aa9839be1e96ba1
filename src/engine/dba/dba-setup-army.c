/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-setup-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-scenario.h"
#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-contact.h"
#include "engine/tabletop/tt-json.h"

#define FULL_ARMY   12
#define USUAL_CAMP  4000  /* 1/100 mm */

static const TtRange camp_sizes = { 1000, 30000 };

/* ---- Elements ---- */

/* D-VAL-3: no id twice, over both sides. */
static void
check_id (const DbaSetup *setup, const char *id, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "id");

  if (id[0] != '\0' && dba_element_find (setup, id) >= 0)
    acies_json_complain (&member, problems, "D-VAL-3", _("the id \"%s\" is taken already; ids must differ"), id);
}

/* D-VAL-4 */
static void
read_code (DbaUnitSpec *unit, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor     member = acies_json_member (at, "code");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  const char               *code;

  unit->type = DBA_BD;
  unit->depth = 1500;
  if (!acies_json_read_string (at, "code", &code, own))
    {
      acies_problems_add_under (problems, "D-VAL-4", own);
      return;
    }
  if (!dba_troops_parse (code, &unit->type, &unit->depth))
    {
      g_autofree char *found = acies_json_found (&member);

      acies_json_complain (&member, problems, "D-VAL-4",
                           /* Translators: %s is the code of an element in quotes, like "4Bd". */
                           _("%s is no code of an element"), found);
      return;
    }
  if (unit->type == DBA_CF)
    {
      unit->type = DBA_BD;
      acies_json_complain (&member, problems, "D-VAL-4",
                           _("camp followers are none of the elements; they hold the camp"));
      return;
    }
  g_strlcpy (unit->code, code, sizeof unit->code);
}

static void
read_unit (DbaSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor id_at = acies_json_member (at, "id");
  const char           *id = acies_json_text (id_at.node);
  DbaUnitSpec          *unit = &setup->units[setup->n_elements];

  acies_fields_check_object (dba_unit_fields, at, "D-VAL-3", problems);
  if (id == NULL || !acies_json_is_id (id))
    id = "";
  check_id (setup, id, at, problems);
  g_strlcpy (unit->id, id, sizeof unit->id);
  read_code (unit, at, problems);
  unit->name = acies_scenario_dup_name (at, "name", "D-VAL-15", problems);
  unit->general = acies_fields_get_int (dba_unit_fields, at, "general") != 0;
  unit->disadvantage = (guint8) acies_fields_get_int (dba_unit_fields, at, "disadvantage");

  setup->sides[side].all |= DBA_BIT (setup->n_elements);
  setup->sides[side].n_units++;
  setup->n_elements++;
}

/* D-VAL-6 */
static void
find_general (DbaSetup *setup, guint side, const AciesJsonCursor *units, AciesProblems *problems)
{
  DbaSideSetup *own = &setup->sides[side];
  guint         n_generals = 0;

  own->general = (guint8) own->offset;
  for (guint g = own->offset; g < setup->n_elements; g++)
    if (setup->units[g].general && n_generals++ == 0)
      own->general = (guint8) g;

  if (n_generals != 1)
    acies_json_complain (units, problems, "D-VAL-6", _("one element of each side is the general's; here it is %u"),
                         n_generals);
}

/* D-ARM-1 */
static void
read_units (DbaSetup *setup, guint side, gboolean any_size, const AciesJsonCursor *at,
            AciesProblems *problems)
{
  const AciesJsonCursor units = acies_json_member (at, "units");
  const guint           n = acies_json_length (&units);

  if (n > DBA_MAX_UNITS)
    acies_json_complain (&units, problems, "D-VAL-5", _("this side has %1$u elements; at most %2$d are possible"), n,
                         DBA_MAX_UNITS);
  else if (!any_size && n != FULL_ARMY)
    acies_json_complain (&units, problems, "D-VAL-5",
                         _("this side has %1$u elements; an army has %2$d, unless \"army-size\" is \"any\""), n, FULL_ARMY);

  for (guint i = 0; i < MIN (n, DBA_MAX_UNITS); i++)
    {
      const AciesJsonCursor unit = acies_json_element (&units, i);

      read_unit (setup, side, &unit, problems);
    }
  find_general (setup, side, &units, problems);
}

/* ---- Commanders ---- */

/* D-VAL-7 */
static void
read_commander (DbaSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  DbaSideSetup         *own = &setup->sides[side];
  const AciesJsonCursor unit_at = acies_json_member (at, "unit");
  const char           *id = acies_json_text (unit_at.node);
  int                   unit;

  if (!acies_fields_check_object (dba_commander_fields, at, "D-VAL-7", problems))
    return;

  unit = dba_unit_find (setup, side, id);
  if (unit < 0 || !setup->units[own->offset + (guint) unit].general)
    acies_json_complain (&unit_at, problems, "D-VAL-7", _("a commander belongs to the general's element of his side"));
  if (own->commander == NULL)
    own->commander = acies_scenario_dup_name (at, "name", "D-VAL-7", problems);
}

static void
read_commanders (DbaSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor     member = acies_json_member (at, "commanders");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           list;

  if (!acies_json_exists (&member))
    return;
  if (!acies_json_read_array (at, "commanders", DBA_MAX_UNITS, &list, own))
    acies_problems_add_under (problems, "D-VAL-7", own);

  for (guint i = 0; i < acies_json_length (&member) && i < DBA_MAX_UNITS; i++)
    {
      const AciesJsonCursor commander = acies_json_element (&member, i);

      read_commander (setup, side, &commander, problems);
    }
}

/* ---- The army ---- */

void
dba_setup_read_army (DbaSetup *setup, guint side, gboolean any_size, const AciesJsonCursor *at,
                     AciesProblems *problems)
{
  DbaSideSetup         *own = &setup->sides[side];
  const AciesJsonCursor id_at = acies_json_member (at, "id");
  const AciesJsonCursor name_at = acies_json_member (at, "name");
  const char           *id = acies_json_text (id_at.node);
  const char           *name = acies_json_text (name_at.node);

  if (at->node != NULL)
    acies_fields_check_object (dba_side_fields, at, "D-VAL-2", problems);
  own->id = g_strdup (id != NULL ? id : "");
  own->name = g_strdup (name != NULL ? acies_scenario_translate (name) : "");
  own->pip_modifier = (gint8) acies_fields_get_int (dba_side_fields, at, "pip-modifier");
  if (at->node == NULL)
    return;

  read_units (setup, side, any_size, at, problems);
  read_commanders (setup, side, at, problems);
}

/* ---- The camp ---- */

/* Whether the rear of @base lies along an edge of @board. */
static gboolean
rear_on_edge (const DbaBoard *board, const TtBase *base)
{
  const TtSegment rear = tt_base_edge (base, TT_EDGE_REAR);
  const double    width = tt_to_double (board->width), height = tt_to_double (board->height);

  return MAX (fabs (rear.a.x), fabs (rear.b.x)) <= TT_TOUCH ||
         MAX (fabs (rear.a.y), fabs (rear.b.y)) <= TT_TOUCH ||
         MAX (fabs (rear.a.x - width), fabs (rear.b.x - width)) <= TT_TOUCH ||
         MAX (fabs (rear.a.y - height), fabs (rear.b.y - height)) <= TT_TOUCH;
}

/* D-CAM-1 */
static void
read_garrison (DbaSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  DbaCampSpec          *camp = &setup->sides[side].camp;
  const AciesJsonCursor member = acies_json_member (at, "garrison");
  const char           *text = acies_json_text (member.node);
  int                   unit;

  camp->garrison = DBA_GARRISON_FOLLOWERS;
  if (text == NULL || strcmp (text, "followers") == 0)
    return;
  if (strcmp (text, "none") == 0)
    {
      camp->garrison = DBA_GARRISON_NONE;
      return;
    }

  unit = dba_unit_find (setup, side, text);
  if (unit < 0)
    {
      g_autofree char *found = acies_json_found (&member);

      acies_json_complain (&member, problems, "D-VAL-15",
                           _("%s is neither \"followers\" nor \"none\" nor an element of this side"), found);
      return;
    }
  camp->garrison = DBA_GARRISON_ELEMENT;
  camp->unit = (guint8) unit;
}

/* D-VAL-8, D-VAL-9 */
static void
check_camp_place (const DbaCampSpec *camp, const DbaBoard *board, const AciesJsonCursor *at,
                  AciesProblems *problems)
{
  const TtBase base = tt_base (&camp->pose, &(TtSize){ camp->width, camp->depth });

  if (dba_off_board (board, &base) || !rear_on_edge (board, &base))
    acies_json_complain (at, problems, "D-VAL-8", _("a camp stands on the board with its rear edge on an edge of the board"));
  if (dba_in_bad_going (board, &base) || dba_in_impassable (board, &base))
    acies_json_complain (at, problems, "D-VAL-9", _("a camp stands in good going"));
}

void
dba_setup_read_camp (DbaSetup *setup, guint side, const DbaBoard *board, const AciesJsonCursor *at,
                     AciesProblems *problems)
{
  const AciesJsonCursor     camp_at = acies_json_member (at, "camp");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  DbaCampSpec              *camp = &setup->sides[side].camp;
  gboolean                  good;

  camp->garrison = DBA_GARRISON_FOLLOWERS;
  if (!acies_json_exists (&camp_at))
    return;

  good = acies_fields_check_object (dba_camp_fields, &camp_at, "D-VAL-8", problems);
  camp->width = camp->depth = USUAL_CAMP;
  good = tt_json_read_pose (&camp_at, &camp->pose, own) && good;
  good = tt_json_read_units_or (&camp_at, "width", camp_sizes, &camp->width, own) && good;
  good = tt_json_read_units_or (&camp_at, "depth", camp_sizes, &camp->depth, own) && good;
  acies_problems_add_under (problems, "D-VAL-8", own);
  read_garrison (setup, side, &camp_at, problems);
  camp->given = TRUE;
  if (good)
    check_camp_place (camp, board, &camp_at, problems);
}
