/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of dba_clauses: what a scenario must be.
 * Included by dba-clauses.c only, inside the table.
 */

  { "D-VAL-1", NC_ ("clause title", "The file"),
    NC_ ("clause",
         "A scenario for these rules says so by its rules \"dba\", and has the parts that every scenario has.") },
  { "D-VAL-2", NC_ ("clause title", "Two sides"),
    NC_ ("clause",
         "There are exactly two sides.") },
  { "D-VAL-3", NC_ ("clause title", "Names of elements"),
    NC_ ("clause",
         "No id of an element is used twice in both armies, and all are made of small letters, digits and "
         "hyphens.") },
  { "D-VAL-4", NC_ ("clause title", "Codes"),
    NC_ ("clause",
         "Every element has a code of D-ARM-1. Camp followers are not listed among the elements.") },
  { "D-VAL-5", NC_ ("clause title", "Number of elements"),
    NC_ ("clause",
         "A side has twelve elements, unless the scenario allows any number.") },
  { "D-VAL-6", NC_ ("clause title", "One general"),
    NC_ ("clause",
         "Exactly one element of each side is the general's.") },
  { "D-VAL-7", NC_ ("clause title", "Named commanders"),
    NC_ ("clause",
         "A commander belongs to the element of the general.") },
  { "D-VAL-8", NC_ ("clause title", "Place of camps"),
    NC_ ("clause",
         "A camp lies on the board, with its rear edge on an edge of it.") },
  { "D-VAL-9", NC_ ("clause title", "Ground of camps"),
    NC_ ("clause",
         "A camp lies in good going.") },
  { "D-VAL-10", NC_ ("clause title", "The map"),
    NC_ ("clause",
         "Every feature is of a known kind. Polygons have three points or more and do not cross themselves; "
         "roads and rivers have two points or more.") },
  { "D-VAL-11", NC_ ("clause title", "Poor boards"),
    NC_ ("clause",
         "A board for a deployment with dice should keep D-TER-4. This is only a warning.") },
  { "D-VAL-12", NC_ ("clause title", "Everybody has a place"),
    NC_ ("clause",
         "If a battle begins from given places, every element has one; of a historical deployment, all but one "
         "that holds a camp.") },
  { "D-VAL-13", NC_ ("clause title", "On the board"),
    NC_ ("clause",
         "Every given place lies on the board.") },
  { "D-VAL-14", NC_ ("clause title", "Not on one another"),
    NC_ ("clause",
         "No two elements lie on each other by more than 0.5 mm.") },
  { "D-VAL-15", NC_ ("clause title", "Values"),
    NC_ ("clause",
         "Every value is one of those known, or in its range: a die is changed by -1, 0 or 1, a river's die is "
         "1 to 6.") },
