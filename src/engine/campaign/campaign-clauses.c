/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-clauses.h"

#include <glib/gi18n-lib.h>

const AciesClause campaign_clauses[] = {
  { "D-CPN-1", NC_ ("clause title", "One decision at a time"),
    NC_ ("clause",
         "At each moment one player has one decision to make, and only answers to that decision count. A battle between two "
         "computer players may be fought out by the computer at once; where a person is concerned it is played on the table.") },
  { "D-CPN-2", NC_ ("clause title", "The order of a season"),
    NC_ ("clause",
         "Spring, summer and autumn each begin with a die for every player. Who throws highest marches first; those who throw "
         "alike throw again among themselves.") },
  { "D-CPN-3", NC_ ("clause title", "Routes"),
    NC_ ("clause",
         "Armies march along the routes of the map, from place to place, by land or by sea.") },
  { "D-CPN-4", NC_ ("clause title", "Two stages"),
    NC_ ("clause",
         "Each season an army marches one stage or two, or holds where it is. Marching away ends the siege it was laying.") },
  { "D-CPN-5", NC_ ("clause title", "No way past the enemy"),
    NC_ ("clause",
         "A march does not lead on beyond an enemy army that stands in the open, nor beyond an enemy city.") },
  { "D-CPN-6", NC_ ("clause title", "Where a march ends"),
    NC_ ("clause",
         "A march ends on land, and not where a friend's army is. Where it ends at an enemy's army there is a battle, unless "
         "that army is at its own city and would rather stand a siege behind the walls.") },
  { "D-CPN-7", NC_ ("clause title", "Behind the walls"),
    NC_ ("clause",
         "An army besieged in its city can hold or sally. Holding ends its turn; a sally is a battle against the besieger.") },
  { "D-CPN-8", NC_ ("clause title", "Storms"),
    NC_ ("clause",
         "Each stage by sea risks a storm, for which the player throws a die. In spring and autumn a 1 costs two elements and a 2 "
         "costs one; in summer only a 1 costs anything, which is one element.") },
  { "D-CPN-9", NC_ ("clause title", "Supply"),
    NC_ ("clause",
         "At the end of its move, whether it marched or held, an army must be within four stages of a city of its own or of an "
         "ally, one stage at most by sea, with no enemy army in the open and no enemy city on the way. In such a city it is always "
         "supplied. Without supply it throws a die and loses half that many elements, rounded down, to hunger and desertion.") },
  { "D-CPN-10", NC_ ("clause title", "Who is lost"),
    NC_ ("clause",
         "Whose army loses elements chooses them, exactly as many as are due. The general is lost only when nobody else is left. All "
         "losses go into the reserve, in the order in which they fell.") },
  { "D-CPN-11", NC_ ("clause title", "After a battle"),
    NC_ ("clause",
         "Elements that were destroyed or left the table go into the reserve. The enemy earns one point of prestige for each, two for "
         "the general and two for the camp. A player who lost his general or his camp, or both, gives up two more elements of his "
         "army. The record of a battle must tell what the campaign was told of it.") },
  { "D-CPN-12", NC_ ("clause title", "Retreat"),
    NC_ ("clause",
         "The loser retreats: behind the walls if the place is his own city, else one stage by land to a place without any army that "
         "is no enemy city. After a draw the army that marched goes back to where it came from.") },
  { "D-CPN-13", NC_ ("clause title", "Dispersal"),
    NC_ ("clause",
         "An army that cannot retreat, or of which nothing is left, is dispersed: it goes into the reserve and stands nowhere until "
         "elements are recruited again.") },
  { "D-CPN-14", NC_ ("clause title", "Sieges"),
    NC_ ("clause",
         "An army at an enemy city at the end of its turn, with nobody in the open to stop it, throws a die for the siege. It needs 6 in "
         "the first season, one less in each season more, and one less again with artillery, but never less than 2. The siege is over "
         "when the besieger marches, retreats, is dispersed or goes into winter quarters.") },
  { "D-CPN-15", NC_ ("clause title", "A city falls"),
    NC_ ("clause",
         "A city that is taken belongs to the besieger, who earns three points of prestige, or five for a capital. An army within goes "
         "into its player's reserve.") },
  { "D-CPN-16", NC_ ("clause title", "Winter quarters"),
    NC_ ("clause",
         "In winter every army goes into a city of its own player. One that is out of supply then throws for its losses first.") },
  { "D-CPN-17", NC_ ("clause title", "Recruits"),
    NC_ ("clause",
         "Each winter a player takes elements from his reserve into his army, at most one for each city he holds, and never more than "
         "twelve in all. When the general is in the reserve, the first element of the list leads in his place.") },
  { "D-CPN-18", NC_ ("clause title", "Allies"),
    NC_ ("clause",
         "In winter players name their allies; an alliance holds only when both name each other. Allies march past each other's armies "
         "and cities and share their supply. Everybody else is an enemy.") },
  { "D-CPN-19", NC_ ("clause title", "Without a city"),
    NC_ ("clause",
         "A player who has no city when winter begins is out of the campaign, and his army is dispersed.") },
  { "D-CPN-20", NC_ ("clause title", "The end"),
    NC_ ("clause",
         "At the end of each winter a player earns one point of prestige for each city beyond three. The campaign ends after its last "
         "year, or when a winter begins and one player holds every city. Most prestige wins; then most cities count, then the largest "
         "army.") },
  { "D-CPN-21", NC_ ("clause title", "Contingents"),
    NC_ ("clause",
         "If the campaign has contingents, a player may lend one to three elements of his army, but not whoever leads it, to an ally who "
         "is about to fight with fewer than twelve. His army needs two elements or more, must not be besieged, must be within two stages "
         "and must not have fought or lent this season. The side has twelve at most. They return home at once, and what falls goes into "
         "their own player's reserve.") },
  { "D-CVAL-1", NC_ ("clause title", "Players of a campaign"),
    NC_ ("clause", "A campaign file names three to six players.") },
  { "D-CVAL-2", NC_ ("clause title", "Cities at the start"),
    NC_ ("clause", "Each player owns exactly three cities when the campaign begins. A file that opens in its midst may have it otherwise.") },
  { "D-CVAL-3", NC_ ("clause title", "Capitals"),
    NC_ ("clause", "A player has one capital at most.") },
  { "D-CVAL-4", NC_ ("clause title", "Armies of a campaign"),
    NC_ ("clause", "An army begins with twelve elements and never has more. One in the midst of a campaign may have fewer.") },
  { "D-CVAL-5", NC_ ("clause title", "Names in a campaign"),
    NC_ ("clause", "Places, boards, owners, besiegers and allies that the file names must be on its map and in its lists.") },
  { "D-CVAL-6", NC_ ("clause title", "Elements of a campaign"),
    NC_ ("clause", "Every element has an id of its own, over all players, in armies and reserves.") },
  { NULL, NULL, NULL },
};

const AciesClause campaign_chapters[] = {
  { "D-CPN", NC_ ("chapter title", "Campaigns"), NULL },
  { "D-CVAL", NC_ ("chapter title", "Campaign files"), NULL },
  { NULL, NULL, NULL },
};

guint16
campaign_clause (const char *rule)
{
  const AciesClause *clause = acies_clause_find (campaign_clauses, rule);

  g_assert (clause != NULL);

  return (guint16) (clause - campaign_clauses);
}
