/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-draft.h"

#include "engine/core/acies-scenario.h"

#include <glib/gi18n-lib.h>

/* The envelope judges these itself (acies_envelope_read()), so that what stands here is for forms alone. */
static const AciesFormField scenario_fields[] = {
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .required = TRUE,
    .help = NC_ ("field help", "What the battle is called.") },
  { .key = "date", .label = NC_ ("field", "Date"), .kind = ACIES_FIELD_DATE,
    .help = NC_ ("field help", "The year, with month and day as far as they are known.") },
  { .key = "place", .label = NC_ ("field", "Place"), .kind = ACIES_FIELD_TEXT,
    .help = NC_ ("field help", "Where the battle was fought, in words.") },
  { .key = "coordinates", .label = NC_ ("field", "Coordinates"), .kind = ACIES_FIELD_COORDINATES,
    .help = NC_ ("field help", "Latitude and longitude in degrees, north and east.") },
  { .key = "war", .label = NC_ ("field", "War"), .kind = ACIES_FIELD_TEXT,
    .help = NC_ ("field help", "The war it belongs to, under which the library keeps it.") },
  { .key = "difficulty", .label = NC_ ("field", "Difficulty"), .kind = ACIES_FIELD_ENUM, .choices = acies_difficulties,
    .help = NC_ ("field help", "How hard the battle is to play well.") },
  { .key = "minutes", .label = NC_ ("field", "Length"), .kind = ACIES_FIELD_INT, .least = 1, .most = 1440,
    .unit = NC_ ("field", "minutes"), .help = NC_ ("field help", "How long people take to play it to its end.") },
  { .key = "summary", .label = NC_ ("field", "Summary"), .kind = ACIES_FIELD_LONG_TEXT,
    .help = NC_ ("field help", "A sentence or two for the library.") },
  { .key = "background", .label = NC_ ("field", "Background"), .kind = ACIES_FIELD_LONG_TEXT,
    .help = NC_ ("field help", "What led to the battle, and what players should know of it.") },
  { .key = "sources", .label = NC_ ("field", "Sources"), .kind = ACIES_FIELD_TEXTS,
    .help = NC_ ("field help", "Where the battle is known from: books and passages.") },
  { .key = "author", .label = NC_ ("field", "Author"), .kind = ACIES_FIELD_TEXT,
    .help = NC_ ("field help", "Who made the scenario.") },
  { .key = "license", .label = NC_ ("field", "License"), .kind = ACIES_FIELD_TEXT,
    .help = NC_ ("field help", "What others may do with the scenario, like CC-BY-SA-4.0.") },
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE,
    .help = NC_ ("field help", "The name of the battle inside files; small letters, digits and hyphens.") },
  { .key = NULL },
};

static const AciesFormField result_fields[] = {
  { .key = "winner", .label = NC_ ("field", "Winner"), .kind = ACIES_FIELD_REFERENCE,
    .help = NC_ ("field help", "The army that won in history.") },
  { .key = "text", .label = NC_ ("field", "How it ended"), .kind = ACIES_FIELD_LONG_TEXT },
  { .key = "casualties", .label = NC_ ("field", "Casualties"), .kind = ACIES_FIELD_LONG_TEXT,
    .help = NC_ ("field help", "What the sources say of the losses.") },
  { .key = NULL },
};

const char *
acies_difficulty_text (AciesDifficulty difficulty)
{
  switch (difficulty)
    {
    case ACIES_DIFFICULTY_EASY:
      return C_ ("difficulty", "Easy");
    case ACIES_DIFFICULTY_MEDIUM:
      return C_ ("difficulty", "Medium");
    case ACIES_DIFFICULTY_HARD:
      return C_ ("difficulty", "Hard");
    case ACIES_DIFFICULTY_UNKNOWN:
    default:
      return "";
    }
}

static const AciesFormField study_fields[] = {
  { .key = "question", .label = NC_ ("field", "Question"), .kind = ACIES_FIELD_LONG_TEXT,
    .help = NC_ ("field help", "What whoever plays from the situation on is to find out.") },
  { .key = NULL },
};

const AciesFormField acies_scenario_members[] = {
  { .key = "format" }, { .key = "version" }, { .key = "id" }, { .key = "ruleset" }, { .key = "name" },
  { .key = "date" }, { .key = "place" }, { .key = "coordinates" }, { .key = "war" },
  { .key = "difficulty" }, { .key = "minutes" }, { .key = "summary" },
  { .key = "background" }, { .key = "sources" }, { .key = "author" }, { .key = "license" },
  { .key = "sides" }, { .key = "map" }, { .key = "conditions" }, { .key = "deployment" },
  { .key = "situation" }, { .key = "result" }, { .key = "links" }, { .key = "study" },
  { .key = NULL },
};

const AciesForm acies_scenario_forms[] = {
  { .part = ACIES_PART_BATTLE, .path = "", .title = NC_ ("form", "Battle"), .fields = scenario_fields },
  { .part = ACIES_PART_BATTLE, .path = "result", .title = NC_ ("form", "Historical result"), .fields = result_fields,
    .optional = TRUE },
  { .part = ACIES_PART_BATTLE, .path = "study", .title = NC_ ("form", "Study"), .fields = study_fields, .optional = TRUE },
  { .path = NULL },
};
