/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "engine/core/acies-ruleset.h"
#include "engine/dba/dba-draft-parts.h"
#include "engine/dba/dba-quick.h"
#include "support/draft-chance.h"

typedef gboolean (*Edit) (const AciesJsonCursor *root, AciesPatch *patch);

/* *@root becomes what @edit makes of it; FALSE if there was nothing to do. */
static gboolean
take (JsonNode **root, Edit edit)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (*root);
  JsonNode              *after;

  if (!edit (&at, patch))
    {
      g_assert_cmpuint (acies_patch_size (patch), ==, 0);
      return FALSE;
    }
  after = draft_apply (&dba_draft, *root, patch);
  json_node_unref (*root);
  *root = after;

  return TRUE;
}

static void
expect (JsonNode *root, const char *path, const char *text)
{
  g_autofree char *found = draft_text (root, path);

  g_assert_cmpstr (found, ==, text);
}

static void
test_templates (void)
{
  AciesTemplate template;

  g_assert_cmpuint (dba_draft.n_templates, >, 1);
  for (guint i = 0; i < dba_draft.n_templates; i++)
    {
      g_autoptr (JsonNode) root = dba_draft.make_template (i);

      g_assert_true (dba_draft.template (i, &template));
      g_assert_nonnull (template.label);
      g_test_message ("%s", template.label);
      g_assert_cmpuint (draft_count_errors (root), ==, 0);
    }
  g_assert_false (dba_draft.template (dba_draft.n_templates, &template));
  g_assert_null (dba_draft.make_template (dba_draft.n_templates));
}

/* A blank draft lacks nothing but its armies, and is told that nobody has a place in it. */
static void
test_blank (void)
{
  g_autoptr (JsonNode)      root = dba_draft.blank ();
  const AciesJsonCursor     at = acies_json_root (root);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesRuleset       *ruleset = acies_ruleset_find ("dba");

  ruleset->validate (&at, problems);
  g_assert_cmpuint (acies_problems_size (problems), ==, 5);
  for (guint i = 0; i < 5; i++)
    g_assert_true (acies_problems_get (problems, i)->severity == ACIES_SEVERITY_WARNING ||
                   strcmp (acies_problems_get (problems, i)->clause, "D-VAL-5") == 0 ||
                   strcmp (acies_problems_get (problems, i)->clause, "D-VAL-6") == 0);
}

static gboolean
add_three_spears (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.add_unit (root, 0, 0, 0, 3, patch);
}

static gboolean
add_twenty (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.add_unit (root, 0, 0, 0, 22, patch);
}

static gboolean
add_hannibal (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.add_commander (root, 0, "Hannibal", patch);
}

/* The first element is the general's, and the one commander goes with it. */
static void
test_adding (void)
{
  g_autoptr (JsonNode) root = dba_draft.blank ();

  g_assert_true (take (&root, add_three_spears));
  expect (root, "sides[0].units",
          "[{\"id\":\"n1\",\"code\":\"4Sp\",\"general\":true},{\"id\":\"n2\",\"code\":\"4Sp\"},"
          "{\"id\":\"n3\",\"code\":\"4Sp\"}]");
  g_assert_false (take (&root, add_twenty));
  g_assert_true (take (&root, add_hannibal));
  expect (root, "sides[0].commanders", "[{\"id\":\"hannibal\",\"name\":\"Hannibal\",\"unit\":\"n1\"}]");
  g_assert_false (take (&root, add_hannibal));
}

/* Each troop that is offered can be added and is a code of the rules. */
static void
test_troops (void)
{
  AciesTroop troop;

  for (guint i = 0; i < dba_draft.n_troops; i++)
    {
      g_assert_true (dba_draft.troop (i, &troop));
      g_assert_cmpuint (troop.n_classes, >, 0);
      g_assert_cmpuint (troop.emblem, !=, ACIES_EMBLEM_NONE);
      for (guint k = 0; k < troop.n_classes; k++)
        {
          g_autoptr (JsonNode)   root = dba_draft.blank ();
          g_autoptr (JsonNode)   after = NULL;
          g_autoptr (AciesPatch) patch = acies_patch_new ();
          const AciesJsonCursor  at = acies_json_root (root);

          g_assert_true (dba_draft.add_unit (&at, 0, i, k, 12, patch));
          g_assert_true (dba_draft.add_unit (&at, 1, i, k, 12, patch));
          after = draft_apply (&dba_draft, root, patch);
          g_assert_cmpuint (draft_count_errors (after), ==, 0);
        }
    }
  g_assert_false (dba_draft.troop (dba_draft.n_troops, &troop));
}

/* Both armies of any list, with any option that can be taken up: whole, and of ids that differ. */
static void
test_lists (void)
{
  const AciesQuickRules *quick = acies_ruleset_find ("dba")->quick;

  for (guint i = 0; i < quick->n_lists (); i++)
    for (guint option = 0; option <= quick->list (i)->n_options; option++)
      {
        const AciesQuickArmy armies[] = { { i, option > 0 ? 1u << (option - 1) : 0 }, { i, 0 } };
        JsonNode            *root = dba_draft.blank ();

        for (guint side = 0; side < 2; side++)
          {
            g_autoptr (AciesPatch) patch = acies_patch_new ();
            const AciesJsonCursor  at = acies_json_root (root);
            JsonNode              *after;

            g_assert_true (dba_draft.enlist (&at, side, &armies[side], patch));
            after = draft_apply (&dba_draft, root, patch);
            json_node_unref (root);
            root = after;
          }
        g_assert_cmpuint (draft_count_errors (root), ==, 0);
        json_node_unref (root);
      }
}

static gboolean
enlist_other (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.enlist (root, 0, &(AciesQuickArmy){ 3, 0 }, patch);
}

static gboolean
enlist_wrong (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.enlist (root, 0, &(AciesQuickArmy){ 9999, 0 }, patch);
}

/* Those who stood there are gone from their places; a commander goes to the new general. */
static void
test_list_instead (void)
{
  g_autoptr (JsonNode) root = dba_draft.make_template (0);
  g_autofree char     *general = NULL;
  g_autofree char     *unit = NULL;

  g_assert_true (take (&root, add_hannibal));
  g_assert_false (take (&root, enlist_wrong));
  g_assert_true (take (&root, enlist_other));
  general = draft_text (root, "sides[0].units[0].id");
  unit = draft_text (root, "sides[0].commanders[0].unit");
  g_assert_cmpstr (general, ==, unit);
  expect (root, "deployment.elements.n1", "");
}

/* Which list it is of is known again, with its options; not of an army that names none. */
static void
test_list_again (void)
{
  g_autoptr (JsonNode) root = dba_draft.blank ();
  AciesJsonCursor      at = acies_json_root (root);
  AciesQuickArmy       army = { 0 };

  g_assert_false (dba_draft.enlisted (&at, 1, &army));
  g_assert_false (dba_draft.enlisted (&at, 7, &army));
  for (guint list = 0; list < dba_quick.n_lists (); list++)
    {
      const AciesQuickArmy   taken = { list, dba_quick.list (list)->n_options > 0 ? 1 : 0 };
      g_autoptr (AciesPatch) patch = acies_patch_new ();
      g_autoptr (JsonNode)   after = NULL;

      g_assert_true (dba_draft.enlist (&at, 1, &taken, patch));
      after = draft_apply (&dba_draft, root, patch);
      at = acies_json_root (after);
      g_assert_true (dba_draft.enlisted (&at, 1, &army));
      g_assert_cmpuint (army.list, ==, list);
      g_assert_cmpuint (army.options, ==, taken.options);
      at = acies_json_root (root);
    }
}

static gboolean
rename_unit (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.rename (root, "sides[0].units[0].id", "leader", patch);
}

static gboolean
rename_side (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.rename (root, "sides[0].id", "punic", patch);
}

static gboolean
rename_to_taken (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.rename (root, "sides[0].units[1].id", "leader", patch);
}

static gboolean
begin (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.begin_situation (root, patch);
}

static gboolean
remove_first (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.remove (root, "sides[0].units[0]", patch);
}

/* What refers to an id follows it, and goes with what had it. */
static void
test_references (void)
{
  g_autoptr (JsonNode) root = dba_draft.make_template (0);
  g_autofree char     *before = draft_text (root, "sides[0].units[0].id");
  g_autofree char     *at = draft_text (root, "deployment.elements.n1.at");

  g_assert_cmpstr (before, ==, "\"n1\"");
  g_assert_true (take (&root, add_hannibal));
  g_assert_true (take (&root, begin));
  g_assert_true (take (&root, rename_unit));
  g_assert_true (take (&root, rename_side));
  g_assert_false (take (&root, rename_to_taken));
  expect (root, "deployment.elements.leader.at", at);
  expect (root, "situation.elements.leader.at", at);
  expect (root, "deployment.elements.n1", "");
  expect (root, "sides[0].commanders[0].unit", "\"leader\"");
  expect (root, "deployment.edges.punic", "\"north\"");
  expect (root, "deployment.edges.north", "");
  expect (root, "situation.phasing", "\"punic\"");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);

  g_assert_true (take (&root, remove_first));
  expect (root, "deployment.elements.leader", "");
  expect (root, "situation.elements.leader", "");
  expect (root, "sides[0].commanders[0].unit", "");
}

/* The order of the members in the file stays as it was, the name of a key that is renamed too. */
static void
test_order (void)
{
  g_autoptr (JsonNode) root = dba_draft.make_template (0);
  g_autofree char     *text = NULL;

  g_assert_true (take (&root, rename_unit));
  text = draft_text (root, "deployment.elements");
  g_assert_true (g_str_has_prefix (text, "{\"leader\":{\"at\":"));
}

/* Totals, rows and candidates say what the army is. */
static void
test_words (void)
{
  g_autoptr (JsonNode)  root = dba_draft.make_template (1);
  const AciesJsonCursor at = acies_json_root (root);
  g_autoptr (GArray)    totals = dba_draft.totals (&at, 0);
  g_autoptr (GArray)    codes = dba_draft.candidates (&at, "sides[0].units[2].code");
  g_autoptr (GArray)    units = dba_draft.candidates (&at, "sides[0].commanders[0].unit");
  g_autoptr (GArray)    lists = dba_draft.candidates (&at, "sides[1].army.list");
  AciesRosterRow        row = { 0 };

  g_assert_cmpstr (g_array_index (totals, AciesTotal, 0).text, ==, "6 elements");
  g_assert_cmpstr (g_array_index (totals, AciesTotal, 1).text, ==, "2 mounted");
  /* 3Cv 3, three 4Sp 4 each, 2Ps 2, 2LH 2 */
  g_assert_cmpstr (g_array_index (totals, AciesTotal, 2).text, ==, "+19 / +19");
  g_assert_cmpuint (codes->len, >, DBA_N_TROOPS);
  g_assert_cmpuint (units->len, ==, 6);
  g_assert_cmpuint (lists->len, ==, 79);
  g_assert_true (dba_draft.unit_row (&at, 0, 0, &row));
  g_assert_cmpstr (row.kind, ==, "Cavalry (3Cv), the general's element");
  g_free (row.name);
  g_free (row.kind);
  g_assert_false (dba_draft.unit_row (&at, 0, 6, &row));
  g_assert_false (dba_draft.unit_row (&at, 2, 0, &row));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dba/draft/templates", test_templates);
  g_test_add_func ("/dba/draft/blank", test_blank);
  g_test_add_func ("/dba/draft/adding", test_adding);
  g_test_add_func ("/dba/draft/troops", test_troops);
  g_test_add_func ("/dba/draft/lists", test_lists);
  g_test_add_func ("/dba/draft/list-instead", test_list_instead);
  g_test_add_func ("/dba/draft/list-again", test_list_again);
  g_test_add_func ("/dba/draft/references", test_references);
  g_test_add_func ("/dba/draft/order", test_order);
  g_test_add_func ("/dba/draft/words", test_words);

  return g_test_run ();
}
