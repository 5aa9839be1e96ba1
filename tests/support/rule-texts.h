/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/**
 * rule_texts_add:
 * @path: "/dba/clauses"
 * @letter: with which the names of the rules begin: "D" of "D-FAC-7"
 * @n: how many rules there are
 * @refused: (array zero-terminated): the rules that refusals cite
 *
 * Registers tests of what @ruleset tells people of its rules: each has a name and a title of its
 own and a paragraph, stands below
 * one chapter, and whatever is pointed to is there.
 */
void rule_texts_add (const char *path, const AciesRuleset *ruleset, const char *letter, guint n,
                     const char *const *refused);

G_END_DECLS
