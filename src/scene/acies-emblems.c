/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-emblems.h"

const AciesName acies_emblem_names[] = {
  { "heavy-infantry", ACIES_EMBLEM_HEAVY_INFANTRY },
  { "hoplites", ACIES_EMBLEM_HOPLITES },
  { "phalangites", ACIES_EMBLEM_PHALANGITES },
  { "legionaries", ACIES_EMBLEM_LEGIONARIES },
  { "archers", ACIES_EMBLEM_ARCHERS },
  { "light-infantry", ACIES_EMBLEM_LIGHT_INFANTRY },
  { "heavy-cavalry", ACIES_EMBLEM_HEAVY_CAVALRY },
  { "cataphracts", ACIES_EMBLEM_CATAPHRACTS },
  { "light-cavalry", ACIES_EMBLEM_LIGHT_CAVALRY },
  { "elephants", ACIES_EMBLEM_ELEPHANTS },
  { "chariots", ACIES_EMBLEM_CHARIOTS },
  { "scythed-chariots", ACIES_EMBLEM_SCYTHED_CHARIOTS },
  { "standard", ACIES_EMBLEM_STANDARD },
  { "camp", ACIES_EMBLEM_CAMP },
  { "camp-fortified", ACIES_EMBLEM_CAMP_FORTIFIED },
  { "laurel", ACIES_EMBLEM_LAUREL },
  { "commander", ACIES_EMBLEM_COMMANDER },
  { "warband", ACIES_EMBLEM_WARBAND },
  { "camels", ACIES_EMBLEM_CAMELS },
  { "artillery", ACIES_EMBLEM_ARTILLERY },
  { "war-wagons", ACIES_EMBLEM_WAR_WAGONS },
  { "auxilia", ACIES_EMBLEM_AUXILIA },
  { NULL, 0 },
};

void
acies_emblem_draw (cairo_t *cr, AciesEmblem emblem, double x, double y, double size)
{
  const gint16 *step;

  if (emblem <= ACIES_EMBLEM_NONE || emblem >= ACIES_N_EMBLEMS || size <= 0)
    return;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / (ACIES_EMBLEM_GRID * 100), size / (ACIES_EMBLEM_GRID * 100));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_new_path (cr);
  for (step = acies_emblem_paths[emblem]; *step != ACIES_PATH_END;)
    switch ((AciesPathStep) *step)
      {
      case ACIES_PATH_MOVE:
        cairo_move_to (cr, step[1], step[2]);
        step += 3;
        break;
      case ACIES_PATH_LINE:
        cairo_line_to (cr, step[1], step[2]);
        step += 3;
        break;
      case ACIES_PATH_CURVE:
        cairo_curve_to (cr, step[1], step[2], step[3], step[4], step[5], step[6]);
        step += 7;
        break;
      case ACIES_PATH_CLOSE:
        cairo_close_path (cr);
        step++;
        break;
      case ACIES_PATH_FILL:
        cairo_fill (cr);
        step++;
        break;
      case ACIES_PATH_END:
      default:
        g_assert_not_reached ();
      }
  cairo_restore (cr);
}
