/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-fields.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-reasons.h"

/* "6.5(13)" -> 6, 5, 0, 13; missing parts are 0. */
static void
parse_number (const char *number, guint parts[4])
{
  char *end = (char *) number;

  memset (parts, 0, 4 * sizeof parts[0]);
  for (guint i = 0; i < 3; i++)
    {
      parts[i] = (guint) g_ascii_strtoull (end, &end, 10);
      if (*end != '.')
        break;
      end++;
    }
  if (*end == '(')
    parts[3] = (guint) g_ascii_strtoull (end + 1, &end, 10);
}

static gboolean
is_before (const char *a, const char *b)
{
  guint x[4], y[4];

  parse_number (a, x);
  parse_number (b, y);
  for (guint i = 0; i < 4; i++)
    if (x[i] != y[i])
      return x[i] < y[i];

  return FALSE;
}

/* The numbers rise as in the rules, so none is double, and the enum goes with them. */
static void
test_order (void)
{
  for (guint i = 0; i + 1 < LB_N_CLAUSES; i++)
    g_assert_true (is_before (lb_clauses[i].number, lb_clauses[i + 1].number));

  g_assert_null (lb_clauses[LB_N_CLAUSES].number);
  g_assert_cmpstr (lb_clauses[LB_CLAUSE_1_1].number, ==, "1.1");
  g_assert_cmpstr (lb_clauses[LB_CLAUSE_5_3_M2].number, ==, "5.3(2)");
  g_assert_cmpstr (lb_clauses[LB_CLAUSE_6_5_M19].number, ==, "6.5(19)");
  g_assert_cmpstr (lb_clauses[LB_CLAUSE_7_2_M7].number, ==, "7.2(7)");
  g_assert_cmpstr (lb_clauses[LB_CLAUSE_10_4].number, ==, "10.4");
  g_assert_cmpstr (lb_clauses[LB_CLAUSE_11_3].number, ==, "11.3");
}

/* Each has a title that fits a list and a paragraph that ends like one. */
static void
test_texts (void)
{
  for (guint i = 0; i < LB_N_CLAUSES; i++)
    {
      const AciesClause *clause = &lb_clauses[i];
      const gsize        length = strlen (clause->text);

      g_test_message ("%s", clause->number);
      g_assert_cmpuint (strlen (clause->title), >, 3);
      g_assert_cmpuint (strlen (clause->title), <, 60);
      g_assert_cmpuint (length, >, 30);
      g_assert_cmpint (clause->text[length - 1], ==, '.');
      g_assert_null (strstr (clause->text, "  "));
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (clause->title, !=, lb_clauses[j].title);
    }
}

static gboolean
is_known (const char *number)
{
  for (guint i = 0; i < LB_N_CLAUSES; i++)
    if (acies_clause_is_below (lb_clauses[i].number, number))
      return TRUE;

  return FALSE;
}

/* Clauses that a paragraph points to are there. */
static void
test_references (void)
{
  g_autoptr (GRegex) regex = g_regex_new ("(?<![\\d,.])\\d{1,2}\\.\\d{1,2}(?:\\.\\d)?(?:\\(\\d+\\))?", 0, 0, NULL);

  for (guint i = 0; i < LB_N_CLAUSES; i++)
    {
      g_autoptr (GMatchInfo) match = NULL;

      g_regex_match (regex, lb_clauses[i].text, 0, &match);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *number = g_match_info_fetch (match, 0);

          g_test_message ("%s points to %s", lb_clauses[i].number, number);
          g_assert_true (is_known (number));
        }
    }
}

/* What refusals, modifiers, points and fields cite is there. */
static void
test_citations (void)
{
  static const AciesFormField *const tables[] = {
    lb_side_fields, lb_unit_fields, lb_commander_fields, lb_camp_fields, lb_map_fields, lb_watercourse_fields,
    lb_settlement_fields, lb_label_fields, lb_conditions_fields, lb_deployment_fields, lb_group_fields,
    lb_situation_fields, lb_situation_side_fields, lb_situation_group_fields,
  };

  for (guint i = LB_REASON_NONE + 1; i < LB_N_REASONS; i++)
    {
      g_test_message ("%s", lb_reason_sentence (i));
      g_assert_true (is_known (lb_reason_clause (i)));
    }
  for (guint i = 0; i < LB_N_MODIFIERS; i++)
    g_assert_cmpuint (lb_modifier_clause (i), >, LB_CLAUSE_6_5);
  for (guint i = 0; i < LB_N_LINES; i++)
    g_assert_cmpuint (lb_line_clause (i), ==, LB_CLAUSE_11_2_M1 + i);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const AciesFormField *field = tables[i]; field->key != NULL; field++)
      {
        g_assert_nonnull (field->label);
        g_assert_true (field->clause == NULL || is_known (field->clause));
        g_assert_true (field->kind != ACIES_FIELD_ENUM || field->choices != NULL);
      }
}

static void
test_find (void)
{
  g_assert_true (acies_clause_find (lb_clauses, "6.5(8)") == &lb_clauses[LB_CLAUSE_6_5_M8]);
  g_assert_true (acies_clause_find (lb_clauses, "11.1") == &lb_clauses[LB_CLAUSE_11_1]);
  g_assert_null (acies_clause_find (lb_clauses, "12.1"));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/clauses/order", test_order);
  g_test_add_func ("/lb/clauses/texts", test_texts);
  g_test_add_func ("/lb/clauses/references", test_references);
  g_test_add_func ("/lb/clauses/citations", test_citations);
  g_test_add_func ("/lb/clauses/find", test_find);

  return g_test_run ();
}
