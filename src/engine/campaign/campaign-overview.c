/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-clauses.h"

#include <glib/gi18n-lib.h>

const AciesClause campaign_overview[] = {
  { "D-CPN-2", NC_ ("clause title", "Three cities, one army"),
    NC_ ("clause",
         "Three to six players each begin with three cities and an army of twelve elements. A year has three seasons of "
         "marching and a winter. Prestige decides: for enemies destroyed, for generals and camps, for cities.") },
  { "D-CPN-4", NC_ ("clause title", "Marching"),
    NC_ ("clause",
         "In the order of their dice, players march their army one or two stages or hold. Where an enemy army is met there "
         "is a battle by the rules of De Bellis Antiquitatis, with the armies as they are. The loser retreats; what fell "
         "is in the reserve.") },
  { "D-CPN-9", NC_ ("clause title", "What wears an army down"),
    NC_ ("clause",
         "Ships meet storms, mildest in summer. An army too far from its cities starves. After losing general or camp, "
         "more men go home.") },
  { "D-CPN-14", NC_ ("clause title", "Cities"),
    NC_ ("clause",
         "Before an enemy city a die is thrown each season: 6 takes it at first, then 5, then less. Artillery helps. A "
         "player caught at his own city may go behind the walls instead of fighting, but there he can only wait or sally.") },
  { "D-CPN-17", NC_ ("clause title", "Winter"),
    NC_ ("clause",
         "In winter armies go home, and each city gives one element back from the reserve. Cities beyond three bring "
         "prestige. Who has no city left is out.") },
  { NULL, NULL, NULL },
};

const AciesPhase campaign_phases[] = {
  { NC_ ("phase", "Order"), NC_ ("phase", "A die for each player: high marches first"), "D-CPN-2", 1, FALSE },
  { NC_ ("phase", "March"), NC_ ("phase", "One or two stages, or hold; by sea a die for storms"), "D-CPN-4", 0, FALSE },
  { NC_ ("phase", "Supply"), NC_ ("phase", "Out of supply: a die, half of it lost"), "D-CPN-9", 1, FALSE },
  { NC_ ("phase", "Battle"), NC_ ("phase", "Where an enemy army is met"), "D-CPN-11", 0, FALSE },
  { NC_ ("phase", "Siege"), NC_ ("phase", "At an enemy city: a die, better each season"), "D-CPN-14", 1, FALSE },
  { NC_ ("phase", "Winter"), NC_ ("phase", "Quarters, recruits, alliances; after three seasons"), "D-CPN-17", 0, FALSE },
  { NULL, NULL, NULL, 0, FALSE },
};
