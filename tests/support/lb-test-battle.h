/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The scenario (an acies-scenario object) that a description of lb-test-support.h stands for. (transfer full) */
JsonNode *lb_test_battle_new (const char *description);

/* The words of a line, without the spaces between them. (transfer full) */
char **lb_test_words (const char *line);

G_END_DECLS
