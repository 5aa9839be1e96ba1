/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reads ISO 8601 with astronomical years ("-0215", "-0215-08", "-0215-08-02"); month and day are 0 if absent. */
gboolean acies_date_parse (const char *text, int *year, int *month, int *day);

/* "216 BC", "2 August 216 BC": in the user's language. Returns: (transfer full) (nullable) */
char *acies_date_to_year_text (const char *text);
char *acies_date_to_text      (const char *text);

/*
 * Why @text, which acies_date_parse() refuses, is no date: "there is no 32 August; it has 31 days". In the user's
 * language. Returns: (transfer full) (nullable): NULL if it is nothing like a date
 */
char *acies_date_explain (const char *text);

/* "January" for 1, as within a date, in the user's language; lent. */
const char *acies_date_get_month_text (int month);

G_END_DECLS
