/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/lost-battles/lb-draft-parts.h"
#include "lb-drafts.h"
#include "support/lb-scenario.h"

/* The edit of a case. */
typedef enum { RENAME, REMOVE, COUNT, SPLIT, JOIN } Edit;

/* An edit of the small good scenario, and what then stands at a place: "" for nothing; what NULL stands for is refused. */
typedef struct
{
  const char *name;
  Edit        edit;
  const char *at;      /* RENAME, REMOVE: the path */
  const char *id;      /* RENAME */
  guint       side, index, number;
  const char *path;
  const char *text;
} EditCase;

#define RED_GROUPS "deployment.red.groups"

static const EditCase cases[] = {
  { "rename/stack-in-deployment", RENAME, "sides[0].units[0].id", "pikes", 0, 0, 0, RED_GROUPS "[0].units",
    "[\"pikes-1\",\"pikes-2\",\"guard\"]" },
  { "rename/lead", RENAME, "sides[0].units[0].id", "pikes", 0, 0, 0, RED_GROUPS "[0].lead", "\"pikes-2\"" },
  { "rename/bodyguard", RENAME, "sides[0].units[1].id", "friends", 0, 0, 0, "sides[0].commanders[0].bodyguard",
    "\"friends\"" },
  { "rename/strategist", RENAME, "sides[0].commanders[1].id", "cleon", 0, 0, 0, RED_GROUPS "[1].commanders",
    "[\"cleon\"]" },
  { "rename/side", RENAME, "sides[0].id", "east", 0, 0, 0, "deployment.east.groups[1].units", "[\"horse-1\"]" },
  { "rename/side-keeps-its-place", RENAME, "sides[0].id", "east", 0, 0, 0, "deployment.red", "" },
  { "rename/battle", RENAME, "id", "crossing", 0, 0, 0, "id", "\"crossing\"" },
  { "rename/to-the-same", RENAME, "sides[0].units[0].id", "spears", 0, 0, 0, NULL, NULL },
  { "rename/to-one-that-is-taken", RENAME, "sides[0].units[0].id", "foot", 0, 0, 0, NULL, NULL },
  { "rename/to-one-of-a-stack", RENAME, "sides[0].units[1].id", "foot-3", 0, 0, 0, NULL, NULL },
  { "rename/stack-over-a-number", RENAME, "sides[1].units[0].id", "horse", 0, 0, 0, NULL, NULL },
  { "rename/commander-to-army", RENAME, "sides[0].commanders[0].id", "army", 0, 0, 0, NULL, NULL },
  { "rename/malformed", RENAME, "sides[0].units[0].id", "Pikes!", 0, 0, 0, NULL, NULL },
  { "rename/nothing-there", RENAME, "sides[0].units[9].id", "pikes", 0, 0, 0, NULL, NULL },
  { "rename/no-id", RENAME, "sides[0].units[0].type", "pikes", 0, 0, 0, NULL, NULL },
  { "rename/no-path", RENAME, "sides[", "pikes", 0, 0, 0, NULL, NULL },

  { "remove/units-from-groups", REMOVE, "sides[0].units[0]", NULL, 0, 0, 0, RED_GROUPS "[0]",
    "{\"zone\":\"c2\",\"facing\":\"south\",\"units\":[\"guard\"]}" },
  { "remove/empty-group", REMOVE, "sides[1].units[0]", NULL, 0, 0, 0, "deployment.blue.groups", "[]" },
  { "remove/bodyguard", REMOVE, "sides[0].units[1]", NULL, 0, 0, 0, "sides[0].commanders[0]",
    "{\"id\":\"arche\",\"name\":\"Arche\",\"rating\":\"inspired\",\"kind\":\"hero\"}" },
  { "remove/commander", REMOVE, "sides[0].commanders[1]", NULL, 0, 0, 0, RED_GROUPS "[1].commanders", "" },
  { "remove/all-units", REMOVE, "sides[0].units", NULL, 0, 0, 0, RED_GROUPS "[0].units", "" },
  { "remove/side", REMOVE, "sides[0]", NULL, 0, 0, 0, "deployment.red", "" },
  { "remove/camp", REMOVE, "sides[0].camp", NULL, 0, 0, 0, "sides[0].camp", "" },
  { "remove/river", REMOVE, "map.watercourses[0]", NULL, 0, 0, 0, "map.watercourses", "[]" },
  { "remove/nothing-there", REMOVE, "sides[0].units[7]", NULL, 0, 0, 0, NULL, NULL },
  { "remove/everything", REMOVE, "", NULL, 0, 0, 0, NULL, NULL },

  { "count/more", COUNT, NULL, NULL, 0, 0, 9, "sides[0].units[0].count", "9" },
  { "count/one-becomes-a-stack", COUNT, NULL, NULL, 0, 1, 2, "sides[0].commanders[0].bodyguard", "\"guard-1\"" },
  { "count/stack-becomes-one", COUNT, NULL, NULL, 0, 3, 1, RED_GROUPS "[1].units", "[\"horse\"]" },
  { "count/fewer", COUNT, NULL, NULL, 0, 0, 1, RED_GROUPS "[0].units", "[\"spears\",\"guard\"]" },
  { "count/lead-gone", COUNT, NULL, NULL, 0, 0, 1, RED_GROUPS "[0].lead", "" },
  { "count/none", COUNT, NULL, NULL, 0, 0, 0, NULL, NULL },
  { "count/more-than-a-side-has", COUNT, NULL, NULL, 0, 0, 59, NULL, NULL },
  { "count/nothing-there", COUNT, NULL, NULL, 0, 5, 2, NULL, NULL },
  { "count/no-side", COUNT, NULL, NULL, 2, 0, 2, NULL, NULL },

  { "split/ids", SPLIT, NULL, NULL, 0, 0, 5, RED_GROUPS "[0].units", "[\"spears\",\"spears-b-1\",\"guard\"]" },
  { "split/entry", SPLIT, NULL, NULL, 0, 0, 2, "sides[0].units[1]",
    "{\"id\":\"spears-b\",\"type\":\"heavy-infantry\",\"class\":\"average\",\"subtype\":\"hoplites\",\"count\":2,"
    "\"name\":\"City levy\"}" },
  { "split/kept", SPLIT, NULL, NULL, 0, 0, 2, "sides[0].units[0].count", "4" },
  { "split/all", SPLIT, NULL, NULL, 0, 0, 6, NULL, NULL },
  { "split/single", SPLIT, NULL, NULL, 0, 1, 1, NULL, NULL },

  { "join/of-other-class", JOIN, NULL, NULL, 0, 0, 1, NULL, NULL },
  { "join/itself", JOIN, NULL, NULL, 0, 0, 0, NULL, NULL },
};

static gboolean
make_edit (const EditCase *the_case, const AciesJsonCursor *root, AciesPatch *patch)
{
  switch (the_case->edit)
    {
    case RENAME:
      return lb_draft.rename (root, the_case->at, the_case->id, patch);
    case REMOVE:
      return lb_draft.remove (root, the_case->at, patch);
    case COUNT:
      return lb_draft.set_count (root, the_case->side, the_case->index, the_case->number, patch);
    case SPLIT:
      return lb_draft.split (root, the_case->side, the_case->index, the_case->number, patch);
    case JOIN:
      return lb_draft.join (root, the_case->side, the_case->index, the_case->number, patch);
    default:
      g_assert_not_reached ();
    }
}

static void
test_edit (gconstpointer data)
{
  const EditCase        *the_case = data;
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);
  g_autofree char       *text = NULL;

  g_assert_cmpint (make_edit (the_case, &at, patch), ==, the_case->text != NULL);
  if (the_case->text == NULL)
    {
      g_assert_cmpuint (acies_patch_size (patch), ==, 0);
      return;
    }

  after = draft_apply (&lb_draft, root, patch);
  text = draft_text (after, the_case->path);
  g_assert_cmpstr (text, ==, the_case->text);
  g_assert_cmpuint (lb_drafts_count_dangling (after), ==, 0);
}

/* What was split joins again, and all is as it was but for the order of two units. */
static void
test_split_and_join (void)
{
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   parted = NULL;
  g_autoptr (JsonNode)   joined = NULL;
  g_autoptr (AciesPatch) split = acies_patch_new ();
  g_autoptr (AciesPatch) join = acies_patch_new ();
  AciesJsonCursor        at = acies_json_root (root);

  g_assert_true (lb_draft.split (&at, 0, 0, 5, split));
  parted = draft_apply (&lb_draft, root, split);
  g_assert_cmpuint (draft_count_errors (parted), ==, 0);
  at = acies_json_root (parted);
  g_assert_true (lb_draft.join (&at, 0, 0, 1, join));
  joined = draft_apply (&lb_draft, parted, join);
  g_assert_true (acies_json_same (joined, root));
}

/* An id that two entries have belongs to the first. */
static void
test_rename_double (void)
{
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);
  g_autofree char       *units = NULL;

  lb_scenario_patch (root, "sides/0/units/-",
                     "{ \"id\": \"guard\", \"type\": \"light-infantry\", \"class\": \"poor\" }");
  g_assert_true (lb_draft.rename (&at, "sides[0].units[5].id", "others", patch));
  after = draft_apply (&lb_draft, root, patch);
  units = draft_text (after, RED_GROUPS "[0].units");
  g_assert_cmpstr (units, ==, "[\"spears-1\",\"spears-2\",\"guard\"]");
  g_assert_cmpuint (draft_count_errors (after), ==, 0);
}

/* Everything that names a side follows it. */
static void
test_rename_side_everywhere (void)
{
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   begun = NULL;
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) begin = acies_patch_new ();
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  AciesJsonCursor        at = acies_json_root (root);
  g_autofree char       *line = NULL;

  lb_scenario_patch (root, "result", "{ \"winner\": \"red\" }");
  g_assert_true (lb_draft.begin_situation (&at, begin));
  begun = draft_apply (&lb_draft, root, begin);
  g_assert_cmpuint (draft_count_errors (begun), ==, 0);
  at = acies_json_root (begun);
  g_assert_true (lb_draft.rename (&at, "sides[0].id", "east", patch));
  after = draft_apply (&lb_draft, begun, patch);
  g_assert_cmpuint (draft_count_errors (after), ==, 0);
  line = acies_json_to_line (after);
  g_assert_null (strstr (line, "\"red\""));
}

static void
test_paste (void)
{
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);
  g_autofree char       *unit = NULL;
  g_autofree char       *hero = NULL;

  g_assert_true (lb_draft.paste (&at, "sides[1].units", 1, acies_path_find (root, "sides[0].units[0]"), patch));
  g_assert_true (lb_draft.paste (&at, "sides[1].commanders", 9, acies_path_find (root, "sides[0].commanders[0]"),
                                 patch));
  g_assert_false (lb_draft.paste (&at, "sides[2].units", 1, acies_path_find (root, "sides[0].units[0]"), patch));
  g_assert_false (lb_draft.paste (&at, "conditions", 1, acies_path_find (root, "sides[0].units[0]"), patch));
  g_assert_false (lb_draft.paste (&at, "sides[0].units", 1, acies_path_find (root, "sides[0].id"), patch));

  after = draft_apply (&lb_draft, root, patch);
  unit = draft_text (after, "sides[1].units[1].id");
  g_assert_cmpstr (unit, ==, "\"city-levy\"");
  hero = draft_text (after, "sides[1].commanders[0]");
  g_assert_cmpstr (hero, ==, "{\"id\":\"arche-b\",\"name\":\"Arche\",\"rating\":\"inspired\",\"kind\":\"hero\"}");
}

static void
test_add (void)
{
  g_autoptr (JsonNode)   root = lb_draft.blank ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);
  AciesTroop             troop;
  g_autofree char       *units = NULL;
  g_autofree char       *commander = NULL;

  g_assert_true (lb_draft.troop (1, &troop));
  g_assert_cmpstr (troop.classes[0].id, ==, "veteran");
  g_assert_true (lb_draft.add_unit (&at, 0, 1, 0, 12, patch));
  g_assert_true (lb_draft.add_unit (&at, 1, 11, 0, 1, patch));
  g_assert_true (lb_draft.add_unit (&at, 1, 0, 1, 12, patch));
  g_assert_true (lb_draft.add_commander (&at, 0, "Army", patch));
  g_assert_false (lb_draft.add_unit (&at, 0, 11, 1, 1, patch));
  g_assert_false (lb_draft.add_unit (&at, 0, LB_N_TROOPS, 0, 1, patch));
  g_assert_false (lb_draft.add_unit (&at, 0, 0, 0, 65, patch));

  after = draft_apply (&lb_draft, root, patch);
  units = draft_text (after, "sides[0].units");
  g_assert_cmpstr (units, ==, "[{\"id\":\"hoplites\",\"type\":\"heavy-infantry\",\"class\":\"veteran\","
                              "\"subtype\":\"hoplites\",\"count\":12}]");
  commander = draft_text (after, "sides[0].commanders[0].id");
  g_assert_cmpstr (commander, ==, "\"commander\"");
  g_assert_cmpuint (draft_count_errors (after), ==, 0);
}

/* What one begins with can be played at once, says what it is, and has the armies it speaks of. */
static void
test_templates (void)
{
  AciesTemplate template;

  for (guint i = 0; i < lb_draft.n_templates; i++)
    {
      g_autoptr (JsonNode)      root = lb_draft.make_template (i);
      g_autoptr (AciesProblems) problems = lb_scenario_validate (root);
      const AciesJsonCursor     at = acies_json_root (root);

      g_assert_true (lb_draft.template (i, &template));
      g_assert_true (*template.label != '\0' && *template.text != '\0');
      for (guint j = 0; j < acies_problems_size (problems); j++)
        g_test_message ("%s: %s", acies_problems_get (problems, j)->path, acies_problems_get (problems, j)->message);
      g_assert_cmpuint (acies_problems_size (problems), ==, 0);
      for (guint side = 0; side < 2; side++)
        {
          g_autoptr (GArray) pieces = lb_draft.pieces (&at, ACIES_PART_DEPLOYMENT, side);

          g_assert_cmpuint (pieces->len, >=, 9);
          for (guint j = 0; j < pieces->len; j++)
            g_assert_cmpint (g_array_index (pieces, AciesPiece, j).place.cell, !=, ACIES_NO_CELL);
        }
    }
  g_assert_false (lb_draft.template (lb_draft.n_templates, &template));
  g_assert_null (lb_draft.make_template (lb_draft.n_templates));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/draft/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_edit);
    }
  g_test_add_func ("/lb/draft/split/and-join", test_split_and_join);
  g_test_add_func ("/lb/draft/rename/double", test_rename_double);
  g_test_add_func ("/lb/draft/rename/side-everywhere", test_rename_side_everywhere);
  g_test_add_func ("/lb/draft/paste", test_paste);
  g_test_add_func ("/lb/draft/add", test_add);
  g_test_add_func ("/lb/draft/templates", test_templates);

  return g_test_run ();
}
