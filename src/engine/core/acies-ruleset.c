/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-ruleset.h"

#include "engine/core/acies-error.h"

#include <string.h>

#define FNV_OFFSET G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define FNV_PRIME  G_GUINT64_CONSTANT (0x100000001b3)

static guint64
fnv_byte (guint64 hash, guint8 byte)
{
  return (hash ^ byte) * FNV_PRIME;
}

/* Lowest byte first, whatever the machine's order is. */
static guint64
fnv_number (guint64 hash, guint64 number, guint n_bytes)
{
  for (guint i = 0; i < n_bytes; i++)
    hash = fnv_byte (hash, (guint8) (number >> (8 * i)));

  return hash;
}

void
acies_start_dice (AciesDice *dice, const AciesStart *start, guint64 seed)
{
  acies_dice_seed (dice, seed);
  if (start != NULL)
    acies_dice_force (dice, start->dice, start->n_dice);
}

void
acies_ruleset_set_refusal (const AciesRuleset *ruleset,
                           const AciesSetup   *setup,
                           const AciesVerdict *verdict,
                           GError            **error)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ruleset != NULL && verdict != NULL);

  text = ruleset->refusal_text (setup, verdict);
  g_set_error_literal (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_REFUSED, text);
}

guint64
acies_ruleset_hash (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode)    root = NULL;
  g_autofree char        *text = NULL;
  guint64                 hash = FNV_OFFSET;

  g_return_val_if_fail (ruleset != NULL && state != NULL, 0);

  ruleset->state_write (setup, state, builder);
  root = json_builder_get_root (builder);
  text = acies_json_to_line (root);
  for (const char *c = text; *c != '\0'; c++)
    hash = fnv_byte (hash, (guint8) *c);

  hash = fnv_number (hash, state->dice.generator[0], 8);
  hash = fnv_number (hash, state->dice.generator[1], 8);
  hash = fnv_number (hash, state->dice.n_drawn, 2);

  return fnv_number (hash, state->dice.n_drawn_forced, 2);
}
