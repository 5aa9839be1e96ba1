/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of co_clauses: battle lines, melees.
 * Included by co-clauses.c only, inside the table.
 */

  { "C-LIN-1", NC_ ("clause title", "The battle line"),
    NC_ ("clause",
         "Pinned enemies fight in one melee, and so do all pinned units of a side that face the "
         "same way within 45 degrees and stand at most a stand’s width from each other. So lines "
         "with gaps of one stand still are one line.") },
  { "C-LIN-2", NC_ ("clause title", "Lines apart"),
    NC_ ("clause",
         "Where the gaps are wider, each part of a line fights a melee of its own.") },
  { "C-LIN-3", NC_ ("clause title", "Two at most"),
    NC_ ("clause",
         "A unit fights at most two enemies to its front: those that touch most of it. A third "
         "is not pinned by it and is not counted.") },
  { "C-LIN-4", NC_ ("clause title", "Free stands"),
    NC_ ("clause",
         "Steady units beside a line, facing as it does and at most a stand’s width from it, are "
         "its free stands if they are neither pinned nor engaged. They do not fight, and where "
         "they stand the enemy’s line is lapped round.") },
  { "C-LIN-5", NC_ ("clause title", "What free stands do"),
    NC_ ("clause",
         "In its own turn a free stand may go where it likes: wheel against the flank of the "
         "enemy’s line, or march past.") },
  { "C-LIN-6", NC_ ("clause title", "Relief"),
    NC_ ("clause",
         "Trained foot in one rank may relieve a unit of the same sort that is in contact. The "
         "fresh unit has weapons for close fighting, has not moved, is not pinned, and stands "
         "behind the other’s rear edge, at most a stand’s width to a side, facing alike within "
         "45 degrees. If its way there is within its move, it takes the place, and the tired "
         "unit goes straight behind it. Both have moved then.") },
  { "C-MEL-1", NC_ ("clause title", "Every melee in every turn"),
    NC_ ("clause",
         "Every melee is fought once in each turn, the enemy’s turn as well as yours, in the "
         "order that the side whose turn it is chooses. Each side multiplies its die by its "
         "points; the higher product wins.") },
  { "C-MEL-2", NC_ ("clause title", "Who counts"),
    NC_ ("clause",
         "A side’s points are those of its figures that are pinned in the melee, and no others: "
         "value of the figure and what is added for a commander (C-CMD-1), the ground (C-TER-6 "
         "to C-TER-8) and a struck flank (C-FLK-6). Men in the second line do not count.") },
  { "C-MEL-3", NC_ ("clause title", "The die"),
    NC_ ("clause",
         "A side throws one die, takes off what its push backs cost (C-MEL-4) and adds what its "
         "commanders give (C-CMD-2). The die never counts less than 0.") },
  { "C-MEL-4", NC_ ("clause title", "Pushed back before"),
    NC_ ("clause",
         "A line that was pushed back once takes 1 from its die, one pushed back twice 2. It is "
         "the smallest count of the units that fight in it that matters.") },
  { "C-MEL-5", NC_ ("clause title", "Losses of the loser"),
    NC_ ("clause",
         "The loser takes off figures worth at least a quarter of the points he fought with, "
         "what was added to them included.") },
  { "C-MEL-6", NC_ ("clause title", "Losses of the winner"),
    NC_ ("clause",
         "The winner takes off at most half of the points that the loser has taken off. On both "
         "sides figures are counted at their plain value, and taken one by one from the unit "
         "that has most left; the winner passes over figures dearer than what remains to be "
         "paid.") },
  { "C-MEL-7", NC_ ("clause title", "Drawn"),
    NC_ ("clause",
         "With equal products nobody has lost: no figures are taken off, nobody tests, and all "
         "stay pinned.") },
  { "C-MEL-8", NC_ ("clause title", "The test of the loser"),
    NC_ ("clause",
         "The loser throws two dice, to which nothing is added. With 2 to 6 he stays pinned "
         "where he is, with 7 to 9 he is pushed back, with 10 to 12 he routs.") },
  { "C-MEL-9", NC_ ("clause title", "Push back"),
    NC_ ("clause",
         "A push back takes every pinned unit of the beaten line 3 inches straight to its own "
         "rear, facing as before.") },
  { "C-MEL-10", NC_ ("clause title", "Stacked behind"),
    NC_ ("clause",
         "Friends in the way are shoved back ahead of those who are pushed, just as far as "
         "needed, and stand stacked behind them: pinned, but not counted in the melee. Where the "
         "edge of the table, a river or an enemy leaves no room, the push back is as much "
         "shorter.") },
  { "C-MEL-11", NC_ ("clause title", "Conforming"),
    NC_ ("clause",
         "The side pushed back may take free stands next to them along, so as to keep its line: "
         "those who stand within a stand’s width of a place that was left, one after another, go "
         "straight back 3 inches, or less where something is in the way.") },
  { "C-MEL-12", NC_ ("clause title", "Following"),
    NC_ ("clause",
         "The winner may follow: all of his who fought those pushed back to the front go ahead "
         "until they touch, at most 3 inches. Free stands within a stand’s width may go with "
         "them, one after another, unless they must reorganise. They are pinned again, and the "
         "melee goes on in the next turn.") },
  { "C-MEL-13", NC_ ("clause title", "Holding"),
    NC_ ("clause",
         "If the winner holds instead, nobody is pinned there any more. The stacked are free at "
         "the end of the turn.") },
  { "C-MEL-14", NC_ ("clause title", "Reorganising"),
    NC_ ("clause",
         "A unit that was pushed back must reorganise, and can only move straight back until it "
         "has. It has reorganised, and its push backs are forgotten, at the end of a turn of its "
         "own side that it began unpinned and spent unpinned without moving.") },
  { "C-MEL-15", NC_ ("clause title", "Reinforced"),
    NC_ ("clause",
         "One fresh unit in the line is enough to take nothing from the die: bring up the second "
         "line before the first is spent.") },
  { "C-MEL-16", NC_ ("clause title", "The third push back"),
    NC_ ("clause",
         "A line that has been pushed back twice and would be pushed back again, with no fresh "
         "unit in it, routs instead.") },
  { "C-MEL-17", NC_ ("clause title", "Counting push backs"),
    NC_ ("clause",
         "All units pushed back together have from then on one push back more than the line had. "
         "Whoever wins a round has none any more and need not reorganise. Staying beaten, or a "
         "draw, changes nothing.") },
  { "C-MEL-18", NC_ ("clause title", "Destroyed"),
    NC_ ("clause",
         "A beaten line that has lost its last figure is destroyed and tests nothing.") },
  { "C-MEL-19", NC_ ("clause title", "Rout of the line"),
    NC_ ("clause",
         "When a line routs, every unit of it that was pinned in this melee runs.") },
