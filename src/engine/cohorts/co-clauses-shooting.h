/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of co_clauses: shooting, pila, evading.
 * Included by co-clauses.c only, inside the table.
 */

  { "C-FIR-1", NC_ ("clause title", "Missile weapons"),
    NC_ ("clause",
         "Only units with missile weapons shoot. One that carries several takes the first that "
         "reaches the target, unless another is named.") },
  { "C-FIR-2", NC_ ("clause title", "Ranges"),
    NC_ ("clause",
         "Bows reach 14 inches, slings 8, javelins and pila 3, measured from the shooter’s front "
         "edge to the nearest point of the target; the exact distance is still in reach.") },
  { "C-FIR-3", NC_ ("clause title", "Before the front"),
    NC_ ("clause",
         "The target’s centre must lie before the shooter’s front, within 45 degrees outward "
         "from its corners.") },
  { "C-FIR-4", NC_ ("clause title", "The line of the shot"),
    NC_ ("clause",
         "A line from the middle of the shooter’s front to the target’s centre must meet no "
         "other unit, friend or enemy, and no more than 1 inch of wood. A target deeper in a "
         "wood than that is out of sight. Hills and commanders are no hindrance.") },
  { "C-FIR-5", NC_ ("clause title", "Not into a melee"),
    NC_ ("clause",
         "Nobody shoots into a melee: pinned units and those stacked behind them are no targets. "
         "Units that are merely engaged are.") },
  { "C-FIR-6", NC_ ("clause title", "Return fire"),
    NC_ ("clause",
         "A target may shoot back in the same exchange at one of those who shoot at it, but only "
         "at a shooter who stands before its front, and only once in a turn, however many shoot.") },
  { "C-FIR-7", NC_ ("clause title", "Pinned units do not shoot"),
    NC_ ("clause",
         "A pinned unit does not shoot.") },
  { "C-FIR-8", NC_ ("clause title", "The number to hit"),
    NC_ ("clause",
         "Each shot is one throw of two dice for the whole unit. It hits unarmoured men with 6 "
         "or more, light with 7, medium with 8, heavy with 9, extra heavy with 10. A hit takes "
         "one figure off.") },
  { "C-FIR-9", NC_ ("clause title", "Own casualties"),
    NC_ ("clause",
         "Shooters throw with less success as they dwindle: 1 is taken from the dice for each "
         "figure the unit has lost before this exchange.") },
  { "C-FIR-10", NC_ ("clause title", "All at once"),
    NC_ ("clause",
         "All shots of a turn, and the answers to them, are thrown before anybody is taken off. "
         "Then all losses are taken at once.") },
  { "C-PIL-1", NC_ ("clause title", "Two pila"),
    NC_ ("clause",
         "A legionary cohort that throws its pila makes two throws of the dice at the same "
         "target, whether it attacks or answers.") },
  { "C-PIL-2", NC_ ("clause title", "Thrown once in a battle"),
    NC_ ("clause",
         "Pila are thrown once in the battle. After those two throws they are gone.") },
  { "C-PIL-3", NC_ ("clause title", "No pila left"),
    NC_ ("clause",
         "A cohort whose pila are thrown cannot throw again, whatever happens to it later.") },
  { "C-PIL-4", NC_ ("clause title", "The throw at the run"),
    NC_ ("clause",
         "When cohorts come to blows, both sides may throw pila at the run, before the melee, in "
         "the turn in which contact is made. The throw is for legionaries who still have pila, "
         "who did not shoot in their own turn, and whose front touches the enemy of that "
         "contact; he is the target.") },
  { "C-EVA-1", NC_ ("clause title", "Who may evade"),
    NC_ ("clause",
         "Skirmishers may evade: steady foot and horse in one rank, with missiles but without "
         "weapons for close fighting, not pinned, when an enemy with such weapons would come "
         "into contact with them. They are asked before he arrives, in either side’s turn.") },
  { "C-EVA-2", NC_ ("clause title", "How far"),
    NC_ ("clause",
         "Evaders go straight back by up to 3 inches, facing as before. The charger ends where "
         "his move was to end, in contact or not.") },
  { "C-EVA-3", NC_ ("clause title", "Through friends"),
    NC_ ("clause",
         "Evaders pass through any friends, those two ranks deep too, but must end clear of "
         "them. Enemies, rivers and the edge of the table bar their way.") },
  { "C-EVA-4", NC_ ("clause title", "No charge without close weapons"),
    NC_ ("clause",
         "A unit without weapons for close fighting may not move against steady enemies who have "
         "them.") },
