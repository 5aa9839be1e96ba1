/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/lost-battles/lb-draft-parts.h"
#include "engine/lost-battles/lb-map.h"
#include "lb-drafts.h"
#include "support/lb-scenario.h"

/* A stroke over the small good scenario, and what then stands at a place; NULL: nothing to do. */
typedef struct
{
  const char *name;
  LbBrush     brush;
  int         side;
  gboolean    on;
  const char *cells;  /* "c2 c3" */
  const char *path;
  const char *text;
} PaintCase;

#define COURSE "map.watercourses[0].zones"

static const PaintCase paint_cases[] = {
  { "2.2.1/hill", LB_BRUSH_HILL, 0, TRUE, "d4 e4", "map.terrain.d4", "[\"hill\"]" },
  { "2.2.1/one-kind-more", LB_BRUSH_MARSH, 0, TRUE, "a2", "map.terrain.a2", "[\"hill\",\"forest\",\"marsh\"]" },
  { "2.2.1/there-already", LB_BRUSH_HILL, 0, TRUE, "a2", NULL, NULL },
  { "2.2.1/one-kind-less", LB_BRUSH_HILL, 0, FALSE, "a2", "map.terrain.a2", "[\"forest\"]" },
  { "2.2.4/none-left", LB_BRUSH_IMPASSABLE, 0, FALSE, "e3 e2", "map.terrain.e3", "" },
  { "2.2.1/not-there", LB_BRUSH_HILL, 0, FALSE, "e4", NULL, NULL },
  { "2.2.1/new-stream", LB_BRUSH_STREAM, 0, TRUE, "e1 d2 d3", "map.watercourses[1]",
    "{\"kind\":\"stream\",\"zones\":[\"e1\",\"d2\",\"d3\"]}" },
  { "2.2.1/jump-is-filled", LB_BRUSH_STREAM, 0, TRUE, "e1 e4", "map.watercourses[1].zones",
    "[\"e1\",\"e2\",\"e3\",\"e4\"]" },
  { "2.2.1/new-river-apart", LB_BRUSH_RIVER, 0, TRUE, "e1 e2", "map.watercourses[1].zones", "[\"e1\",\"e2\"]" },
  { "2.2.1/longer-from-the-mouth", LB_BRUSH_RIVER, 0, TRUE, "b3 c4 d4", COURSE,
    "[\"a1\",\"b2\",\"b3\",\"c4\",\"d4\"]" },
  { "2.2.1/longer-from-beside", LB_BRUSH_RIVER, 0, TRUE, "c4", COURSE, "[\"a1\",\"b2\",\"b3\",\"c4\"]" },
  { "2.2.1/longer-to-the-spring", LB_BRUSH_RIVER, 0, TRUE, "c1 b1 a1", COURSE,
    "[\"c1\",\"b1\",\"a1\",\"b2\",\"b3\"]" },
  { "2.2.1/longer-from-the-spring", LB_BRUSH_RIVER, 0, TRUE, "a1 b1 c1", COURSE,
    "[\"c1\",\"b1\",\"a1\",\"b2\",\"b3\"]" },
  { "2.2.1/another-way", LB_BRUSH_RIVER, 0, TRUE, "b3 a3 a2 a1", COURSE, "[\"a1\",\"a2\",\"a3\",\"b3\"]" },
  { "2.2.1/on-it", LB_BRUSH_RIVER, 0, TRUE, "b2", NULL, NULL },
  { "2.2.1/dry-end", LB_BRUSH_RIVER, 0, FALSE, "a1", COURSE, "[\"b2\",\"b3\"]" },
  { "2.2.1/dry-middle", LB_BRUSH_RIVER, 0, FALSE, "b2", "map.watercourses[1]",
    "{\"kind\":\"river\",\"name\":\"Long river\",\"zones\":[\"b3\"]}" },
  { "2.2.1/dry-all", LB_BRUSH_RIVER, 0, FALSE, "a1 b3", "map.watercourses", "[]" },
  { "2.2.1/dry-stream-only", LB_BRUSH_STREAM, 0, FALSE, "b2", NULL, NULL },
  { "2.3.1/camp-moves", LB_BRUSH_CAMP, 0, TRUE, "d1", "sides[0].camp", "{\"zone\":\"d1\",\"fortified\":false}" },
  { "2.3.1/new-camp", LB_BRUSH_CAMP, 1, TRUE, "c4", "sides[1].camp", "{\"zone\":\"c4\"}" },
  { "5.4.1/fortified", LB_BRUSH_FORTIFIED_CAMP, 1, TRUE, "c4", "sides[1].camp",
    "{\"zone\":\"c4\",\"fortified\":true}" },
  { "2.3.1/no-camp", LB_BRUSH_CAMP, 0, FALSE, "c1", "sides[0].camp", "" },
  { "2.3.1/camp-elsewhere", LB_BRUSH_CAMP, 0, FALSE, "d1", NULL, NULL },
  { "2.3.1/key-zone", LB_BRUSH_KEY_ZONE, 1, TRUE, "b3 d3", "sides[1].key-zone", "\"d3\"" },
  { "2.3.1/no-key-zone", LB_BRUSH_KEY_ZONE, 1, FALSE, "c3", "sides[1].key-zone", "" },
  { "2.3.1/key-zone-of-nobody", LB_BRUSH_KEY_ZONE, 2, TRUE, "c3", NULL, NULL },
  { "2.2.2/settlement", LB_BRUSH_SETTLEMENT, 0, TRUE, "d4", "map.settlements[1]",
    "{\"name\":\"Mill\",\"zone\":\"d4\"}" },
  { "2.2.2/no-settlement", LB_BRUSH_SETTLEMENT, 0, FALSE, "b4", "map.settlements", "[]" },
  { "2.2.2/label", LB_BRUSH_LABEL, 0, TRUE, "d4", "map.labels[1]", "{\"text\":\"Mill\",\"zone\":\"d4\"}" },
  { "2.1.1/nowhere", LB_BRUSH_HILL, 0, TRUE, "", NULL, NULL },
  { "2.1.1/no-brush", LB_N_BRUSHES, 0, TRUE, "c3", NULL, NULL },
};

static guint
read_cells (const char *text, gint16 *cells)
{
  g_auto (GStrv) zones = g_strsplit (text, " ", -1);
  guint          n = 0;

  for (; zones[n] != NULL && zones[n][0] != '\0'; n++)
    cells[n] = (gint16) lb_zone_find (zones[n]);

  return n;
}

static void
test_paint (gconstpointer data)
{
  const PaintCase       *the_case = data;
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);
  gint16                 cells[8];
  const AciesStroke      stroke = {
         .brush = the_case->brush,
         .side = the_case->side,
         .on = the_case->on,
         .cells = cells,
         .n_cells = read_cells (the_case->cells, cells),
         .name = "Mill",
  };
  g_autofree char       *text = NULL;

  g_assert_cmpint (lb_draft.paint (&at, &stroke, patch), ==, the_case->text != NULL);
  if (the_case->text == NULL)
    {
      g_assert_cmpuint (acies_patch_size (patch), ==, 0);
      return;
    }

  after = draft_apply (&lb_draft, root, patch);
  text = draft_text (after, the_case->path);
  g_assert_cmpstr (text, ==, the_case->text);
}

/* Pieces that go somewhere, and what then stands at a place; NULL: nothing to do. */
typedef struct
{
  const char *name;
  guint       side;
  const char *ids;
  const char *zone;    /* NULL: off the field */
  int         facing;
  const char *path;
  const char *text;
} DeployCase;

static const DeployCase deploy_cases[] = {
  { "2.1.2/to-friends", 0, "horse-1", "c2", -1, "deployment.red.groups[0].units",
    "[\"spears-1\",\"spears-2\",\"guard\",\"horse-1\"]" },
  { "2.1.2/empty-group-goes", 0, "horse-1 bion", "b1", -1, "deployment.red.groups[1]",
    "{\"zone\":\"b1\",\"facing\":\"south\",\"units\":[\"horse-1\"],\"commanders\":[\"bion\"]}" },
  { "8.2/strategist-stays", 0, "horse-1", "c2", -1, "deployment.red.groups[1]",
    "{\"zone\":\"d2\",\"facing\":\"south\",\"commanders\":[\"bion\"]}" },
  { "8.2/strategist-alone", 0, "bion", "b1", -1, "deployment.red.groups[2]",
    "{\"zone\":\"b1\",\"facing\":\"south\",\"commanders\":[\"bion\"]}" },
  { "5.1.1/faces-as-friends", 0, "horse-2", "d2", -1, "deployment.red.groups[1].facing", "\"south\"" },
  { "5.1.1/friends-turn", 0, "horse-2", "d2", ACIES_FACING_EAST, "deployment.red.groups[1].facing", "\"east\"" },
  { "5.1.1/ahead", 1, "foot-3", "d4", -1, "deployment.blue.groups[1]",
    "{\"zone\":\"d4\",\"facing\":\"north\",\"units\":[\"foot-3\"]}" },
  { "8.1/hero-brings-his-bodyguard", 0, "arche", "b1", -1, "deployment.red.groups[2]",
    "{\"zone\":\"b1\",\"facing\":\"south\",\"units\":[\"guard\"],\"commanders\":[\"arche\"]}" },
  { "6.4/lead-leaves", 0, "spears-2", "b1", -1, "deployment.red.groups[0].lead", "" },
  { "2.1.2/off-the-field", 0, "spears-1 guard", NULL, -1, "deployment.red.groups[0].units", "[\"spears-2\"]" },
  { "2.1.2/nobody-left", 1, "foot-1 foot-2", NULL, -1, "deployment.blue", "{\"groups\":[]}" },
  { "2.1.2/there-already", 0, "guard", "c2", ACIES_FACING_SOUTH, "deployment.red.groups[0].units",
    "[\"spears-1\",\"spears-2\",\"guard\"]" },
  { "2.1.2/of-the-enemy", 0, "foot-1", "c2", -1, NULL, NULL },
  { "2.1.2/nobody", 0, "", "c2", -1, NULL, NULL },
};

static gboolean
deploy (JsonNode *root, AciesPart part, const DeployCase *the_case, AciesPatch *patch)
{
  g_auto (GStrv)        ids = g_strsplit (the_case->ids, " ", -1);
  const AciesJsonCursor at = acies_json_root (root);
  const AciesBand       band = { part, the_case->side, (const char *const *) ids };
  AciesPlace            place = { ACIES_NO_CELL, 0, 0, the_case->facing };

  if (the_case->zone != NULL)
    place.cell = (int) lb_zone_find (the_case->zone);

  return lb_draft.deploy (&at, &band, the_case->zone != NULL ? &place : NULL, patch);
}

static void
test_deploy (gconstpointer data)
{
  const DeployCase      *the_case = data;
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *text = NULL;
  const gboolean         is_done = deploy (root, ACIES_PART_DEPLOYMENT, the_case, patch);

  if (the_case->text == NULL)
    {
      g_assert_false (is_done);
      return;
    }

  after = is_done ? draft_apply (&lb_draft, root, patch) : acies_json_copy (root);
  text = draft_text (after, the_case->path);
  g_assert_cmpstr (text, ==, the_case->text);
  g_assert_cmpuint (draft_count_errors (after), ==, 0);
}

/* Groups of one zone become one; what one of them says of its source keeps it apart. */
static void
test_deploy_merges (void)
{
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const DeployCase       horse = { .side = 0, .ids = "horse-1", .zone = "c2", .facing = -1 };
  g_autofree char       *groups = NULL;

  lb_scenario_patch (root, "deployment/red/groups/-",
                     "{ \"zone\": \"c2\", \"facing\": \"south\", \"units\": [\"spears-3\"] }");
  lb_scenario_patch (root, "deployment/red/groups/-",
                     "{ \"zone\": \"c2\", \"facing\": \"south\", \"units\": [\"spears-4\"], \"source\": \"A\" }");
  g_assert_true (deploy (root, ACIES_PART_DEPLOYMENT, &horse, patch));
  after = draft_apply (&lb_draft, root, patch);
  groups = draft_text (after, "deployment.red.groups");
  g_assert_cmpstr (groups, ==,
                   "[{\"zone\":\"c2\",\"facing\":\"south\",\"units\":[\"spears-1\",\"spears-2\",\"guard\",\"spears-3\","
                   "\"horse-1\"],\"lead\":\"spears-2\"},"
                   "{\"zone\":\"d2\",\"facing\":\"south\",\"commanders\":[\"bion\"]},"
                   "{\"zone\":\"c2\",\"facing\":\"south\",\"units\":[\"spears-4\"],\"source\":\"A\"}]");
}

/* The first piece that is placed makes the deployment of both armies; the last that is taken off ends it. */
static void
test_deploy_first_and_last (void)
{
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (JsonNode)   begun = NULL;
  g_autoptr (JsonNode)   ended = NULL;
  g_autoptr (AciesPatch) on = acies_patch_new ();
  g_autoptr (AciesPatch) off = acies_patch_new ();
  const DeployCase       there = { .side = 1, .ids = "foot-1", .zone = "c4", .facing = -1 };
  const DeployCase       back = { .side = 1, .ids = "foot-1", .zone = NULL, .facing = -1 };
  g_autofree char       *text = NULL;

  lb_scenario_patch (root, "deployment", NULL);
  g_assert_true (deploy (root, ACIES_PART_DEPLOYMENT, &there, on));
  begun = draft_apply (&lb_draft, root, on);
  text = draft_text (begun, "deployment.red");
  g_assert_cmpstr (text, ==, "{\"groups\":[]}");
  g_assert_cmpuint (draft_count_errors (begun), ==, 0);
  g_assert_true (deploy (begun, ACIES_PART_DEPLOYMENT, &back, off));
  ended = draft_apply (&lb_draft, begun, off);
  g_assert_true (acies_json_same (ended, root));
}

/* Marks set one after another in a situation that follows the deployment; what then stands at a place. */
typedef struct
{
  const char *name;
  LbMark      mark;
  gboolean    on;
  const char *ids;
  const char *path;
  const char *text;
} MarkCase;

#define RED "situation.sides.red."

static const MarkCase mark_cases[] = {
  { "6.4/lead", LB_MARK_LEAD, TRUE, "guard", RED "groups[0].lead", "\"guard\"" },
  { "6.4/no-lead", LB_MARK_LEAD, FALSE, "spears-2", RED "groups[0].lead", "" },
  { "6.4/not-the-lead", LB_MARK_LEAD, FALSE, "spears-1", NULL, NULL },
  { "1.5/disordered", LB_MARK_DISORDERED, TRUE, "guard horse-1", RED "groups[0].disordered", "[\"guard\"]" },
  { "6.5(6)/not-just-come", LB_MARK_ENTERED, FALSE, "guard", RED "groups[0].entered", "[\"spears-1\",\"spears-2\"]" },
  { "1.5/disordered-off-the-field", LB_MARK_DISORDERED, TRUE, "spears-4", NULL, NULL },
  { "1.5/shattered", LB_MARK_SHATTERED, TRUE, "spears-2", RED "groups[0].units", "[\"spears-1\",\"guard\"]" },
  { "1.5/shattered-listed", LB_MARK_SHATTERED, TRUE, "spears-2", RED "shattered", "[\"spears-2\"]" },
  { "5.7/withdrawn-commander", LB_MARK_WITHDRAWN, TRUE, "bion", RED "withdrawn", "[\"bion\"]" },
  { "5.7/withdrawn-commander-left", LB_MARK_WITHDRAWN, TRUE, "bion", RED "groups[1].commanders", "" },
  { "7.3.1/fled", LB_MARK_FLED, TRUE, "spears-5 spears-6", RED "fled", "[\"spears-5\",\"spears-6\"]" },
  { "8.1/lost", LB_MARK_LOST, TRUE, "bion", RED "lost", "[\"bion\"]" },
  { "8.6.3/killed-hero", LB_MARK_KILLED, TRUE, "arche", RED "groups[0].units", "[\"spears-1\",\"spears-2\",\"guard\"]" },
  { "8.6.3/escaped", LB_MARK_ESCAPED, TRUE, "arche", RED "escaped", "[\"arche\"]" },
  { "8.6.3/escaped-is-of-commanders", LB_MARK_ESCAPED, TRUE, "guard", NULL, NULL },
  { "1.5/shattered-is-of-units", LB_MARK_SHATTERED, TRUE, "bion", NULL, NULL },
  { "1.5/not-shattered", LB_MARK_SHATTERED, FALSE, "guard", NULL, NULL },
};

static JsonNode *
situation_new (void)
{
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);

  g_assert_true (lb_draft.begin_situation (&at, patch));

  return draft_apply (&lb_draft, root, patch);
}

static void
test_mark (gconstpointer data)
{
  const MarkCase        *the_case = data;
  g_autoptr (JsonNode)   root = situation_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);
  g_auto (GStrv)         ids = g_strsplit (the_case->ids, " ", -1);
  const AciesBand        band = { ACIES_PART_SITUATION, 0, (const char *const *) ids };
  g_autofree char       *text = NULL;

  g_assert_cmpint (lb_draft.set_mark (&at, &band, the_case->mark, the_case->on, patch), ==, the_case->text != NULL);
  if (the_case->text == NULL)
    return;

  after = draft_apply (&lb_draft, root, patch);
  text = draft_text (after, the_case->path);
  g_assert_cmpstr (text, ==, the_case->text);
  g_assert_cmpuint (draft_count_errors (after), ==, 0);
}

static const AciesPiece *
find_piece (GArray *pieces, const char *id)
{
  for (guint i = 0; i < pieces->len; i++)
    if (g_strcmp0 (g_array_index (pieces, AciesPiece, i).id, id) == 0)
      return &g_array_index (pieces, AciesPiece, i);
  g_assert_not_reached ();
}

/* Every mark that is set is seen on the piece, and one that is taken away is seen no more. */
static void
test_marks_are_seen (void)
{
  static const char *const units[] = { "guard", NULL };
  static const char *const commanders[] = { "bion", NULL };

  for (guint i = 0; lb_draft.marks[i].id != NULL; i++)
    {
      g_autoptr (JsonNode)   root = situation_new ();
      g_autoptr (JsonNode)   on = NULL;
      g_autoptr (JsonNode)   off = NULL;
      g_autoptr (AciesPatch) set = acies_patch_new ();
      g_autoptr (AciesPatch) unset = acies_patch_new ();
      g_autoptr (AciesPatch) clear = acies_patch_new ();
      g_autoptr (GArray)     with = NULL;
      g_autoptr (GArray)     without = NULL;
      const char *const     *ids = lb_draft.marks[i].of_units ? units : commanders;
      const AciesBand        band = { ACIES_PART_SITUATION, 0, ids };
      AciesJsonCursor        at = acies_json_root (root);

      if (lb_draft.set_mark (&at, &band, i, FALSE, clear))
        {
          JsonNode *cleared = draft_apply (&lb_draft, root, clear);

          json_node_unref (root);
          root = cleared;
          at = acies_json_root (root);
        }
      g_assert_true (lb_draft.set_mark (&at, &band, i, TRUE, set));
      on = draft_apply (&lb_draft, root, set);
      at = acies_json_root (on);
      with = lb_draft.pieces (&at, ACIES_PART_SITUATION, 0);
      g_assert_cmpuint (find_piece (with, ids[0])->marks >> i & 1, ==, 1);
      g_assert_true (lb_draft.set_mark (&at, &band, i, FALSE, unset));
      off = draft_apply (&lb_draft, on, unset);
      at = acies_json_root (off);
      without = lb_draft.pieces (&at, ACIES_PART_SITUATION, 0);
      g_assert_cmpuint (find_piece (without, ids[0])->marks >> i & 1, ==, 0);
    }
}

static void
test_pieces (void)
{
  g_autoptr (JsonNode)  root = lb_scenario_new ();
  const AciesJsonCursor at = acies_json_root (root);
  g_autoptr (GArray)    red = lb_draft.pieces (&at, ACIES_PART_DEPLOYMENT, 0);
  g_autoptr (GArray)    nobody = lb_draft.pieces (&at, ACIES_PART_DEPLOYMENT, 2);
  const AciesPiece     *guard = find_piece (red, "guard");
  const AciesPiece     *arche = find_piece (red, "arche");
  const AciesPiece     *levy = find_piece (red, "spears-6");

  g_assert_cmpuint (red->len, ==, 14);
  g_assert_cmpuint (nobody->len, ==, 0);
  g_assert_cmpint (guard->place.cell, ==, (int) lb_zone_find ("c2"));
  g_assert_cmpint (guard->place.facing, ==, ACIES_FACING_SOUTH);
  g_assert_cmpuint (guard->pips, ==, 3);
  g_assert_cmpuint (guard->entry, ==, 1);
  g_assert_true (arche->commander);
  g_assert_cmpint (arche->companion, ==, (int) guard->index);
  g_assert_cmpint (arche->place.cell, ==, guard->place.cell);
  g_assert_cmpint (levy->place.cell, ==, ACIES_NO_CELL);
  g_assert_cmpstr (levy->name, ==, "City levy 6");
  g_assert_cmpstr (levy->text, ==, "City levy 6, average hoplites, off the field");
  g_assert_cmpuint (find_piece (red, "spears-2")->marks, ==, 1u << LB_MARK_LEAD);
}

/* 5.5.3 and its kin */
static void
test_room (void)
{
  static const struct
  {
    const char *zone;
    guint       side, taken, most;
    const char *clause;
  } rooms[] = {
    { "c2", 0, 3, 12, "5.5.3" }, { "b2", 0, 0, 8, "5.5.3" }, { "a2", 0, 0, 8, "5.5.3" },
    { "e3", 0, 0, 0, "2.2.4" },  { "c3", 0, 0, 0, "5.5.1" }, { "c3", 1, 2, 12, "5.5.3" },
  };
  g_autoptr (JsonNode)  root = lb_scenario_new ();
  const AciesJsonCursor at = acies_json_root (root);

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      const AciesPlace place = { (int) lb_zone_find (rooms[i].zone), 0, 0, -1 };
      AciesRoom        room;

      g_assert_true (lb_draft.room (&at, ACIES_PART_DEPLOYMENT, rooms[i].side, &place, &room));
      g_assert_cmpuint (room.taken, ==, rooms[i].taken);
      g_assert_cmpuint (room.most, ==, rooms[i].most);
      g_assert_cmpstr (room.clause, ==, rooms[i].clause);
    }
}

/* 3.3.2: where a designer is not warned of, the first turn leads. */
static void
test_reach (void)
{
  static const char *const foot[] = { "spears-1", NULL };
  static const char *const horse[] = { "horse-1", NULL };
  g_autoptr (JsonNode)     root = lb_scenario_new ();
  const AciesJsonCursor    at = acies_json_root (root);
  const AciesBand          on_foot = { ACIES_PART_DEPLOYMENT, 0, foot };
  const AciesBand          on_horse = { ACIES_PART_DEPLOYMENT, 0, horse };
  const guint64            near = lb_draft.reach (&at, &on_foot);
  const guint64            far = lb_draft.reach (&at, &on_horse);

  g_assert_cmpuint (near >> lb_zone_find ("c2") & 1, ==, 1);
  g_assert_cmpuint (near >> lb_zone_find ("c3") & 1, ==, 0);
  g_assert_cmpuint (near >> lb_zone_find ("a1") & 1, ==, 0);
  g_assert_cmpuint (far >> lb_zone_find ("a1") & 1, ==, 1);
  g_assert_cmpuint (far >> lb_zone_find ("c3") & 1, ==, 0);
}

static void
test_totals (void)
{
  static const struct
  {
    const char *id, *clause;
  } wanted[] = {
    { "units", "1.1" }, { "men", "1.2" }, { "chariots", "1.2" }, { "fighting-value", "1.4" }, { "handicap", "11.2(7)" },
  };
  g_autoptr (JsonNode)  root = lb_scenario_new ();
  const AciesJsonCursor at = acies_json_root (root);
  g_autoptr (GArray)    totals = lb_draft.totals (&at, 1);
  g_autoptr (GArray)    other = lb_draft.totals (&at, 0);
  gint32                values[2], handicap;

  g_assert_cmpuint (totals->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < totals->len; i++)
    {
      const AciesTotal *total = &g_array_index (totals, AciesTotal, i);

      g_assert_cmpstr (total->id, ==, wanted[i].id);
      g_assert_cmpstr (total->clause, ==, wanted[i].clause);
    }
  /* 8 x 500 x 3 foot, 3 x 250 x 3 riders; 25 x 3 scythed, 50 x 3 chariots */
  g_assert_cmpint (g_array_index (totals, AciesTotal, 0).value, ==, 13);
  g_assert_cmpint (g_array_index (totals, AciesTotal, 1).value, ==, 14250);
  g_assert_cmpint (g_array_index (totals, AciesTotal, 2).value, ==, 225);
  /* 8 x 4 legionaries, 1 scythed, 3 chariots, 3 x 3 riders */
  values[1] = g_array_index (totals, AciesTotal, 3).value;
  g_assert_cmpint (values[1], ==, 45);
  values[0] = g_array_index (other, AciesTotal, other->len - 2).value;
  handicap = g_array_index (totals, AciesTotal, 4).value;
  g_assert_cmpint (handicap, ==, MAX (0, 2 * (values[0] - values[1])));
}

/* 1.2 */
static void
test_muster (void)
{
  static const struct
  {
    AciesContingent contingent;
    guint           multiplier, units, men_each;
    gint64          error;
    gint32          tenths;
  } musters[] = {
    { { 0, 3, 1, 56000 }, 8, 14, 4000, 0, 0 },
    { { 0, 0, 1, 40000 }, 4, 20, 2000, 0, 0 },
    { { 0, 0, 0, 1300 }, 4, 1, 1000, -300, -230 },
    { { 0, 6, 2, 2600 }, 1, 5, 500, -100, -38 },
    { { 0, 9, 0, 80 }, 2, 4, 20, 0, 0 },
    { { 0, 0, 1, 1 }, 8, 1, 4000, 3999, 3999000 },
    { { 0, 0, 1, 0 }, 8, 0, 4000, 0, 0 },
  };
  AciesMuster answer;

  for (guint i = 0; i < G_N_ELEMENTS (musters); i++)
    {
      g_assert_true (lb_draft.muster (&musters[i].contingent, musters[i].multiplier, &answer));
      g_assert_cmpuint (answer.units, ==, musters[i].units);
      g_assert_cmpuint (answer.men_each, ==, musters[i].men_each);
      g_assert_cmpint (answer.error, ==, musters[i].error);
      g_assert_cmpint (answer.error_tenths, ==, musters[i].tenths);
      g_assert_cmpstr (answer.clause, ==, "1.2");
    }
  g_assert_false (lb_draft.muster (&musters[0].contingent, 9, &answer));
  g_assert_false (lb_draft.muster (&(AciesContingent){ 0, 10, 1, 100 }, 4, &answer));
}

/* 1.2: armies of about 20 units */
static void
test_propose (void)
{
  const AciesContingent cannae[] = {
    { 0, 3, 1, 65000 }, { 0, 6, 1, 6000 }, { 1, 0, 1, 32000 }, { 1, 5, 1, 8000 }, { 1, 6, 1, 10000 },
  };
  const AciesContingent small[] = { { 0, 1, 1, 9000 }, { 1, 1, 1, 10000 } };
  const AciesContingent huge[] = { { 0, 0, 1, 4000000 } };
  AciesMultiplier       answer;

  lb_draft.propose (cannae, G_N_ELEMENTS (cannae), &answer);
  g_assert_cmpuint (answer.multiplier, >=, 6);
  lb_draft.propose (small, G_N_ELEMENTS (small), &answer);
  g_assert_cmpuint (answer.multiplier, ==, 1);
  g_assert_cmpuint (answer.units[0], ==, 18);
  g_assert_cmpuint (answer.units[1], ==, 20);
  lb_draft.propose (huge, G_N_ELEMENTS (huge), &answer);
  g_assert_cmpuint (answer.multiplier, ==, 8);
  lb_draft.propose (NULL, 0, &answer);
  g_assert_cmpuint (answer.multiplier, ==, 1);
}

static void
test_scene (void)
{
  g_autoptr (JsonNode)   root = situation_new ();
  g_autoptr (JsonNode)   nothing = json_from_string ("{}", NULL);
  const AciesJsonCursor  at = acies_json_root (root);
  const AciesJsonCursor  empty = acies_json_root (nothing);
  const AciesJsonCursor  none = acies_json_root (NULL);
  g_autoptr (AciesScene) deployed = lb_draft.scene (&at, ACIES_PART_DEPLOYMENT);
  g_autoptr (AciesScene) blank = lb_draft.scene (&empty, ACIES_PART_SITUATION);
  g_autoptr (AciesScene) missing = lb_draft.scene (&none, ACIES_PART_MAP);
  const int              c2 = acies_scene_find_cell (deployed, "c2");

  g_assert_cmpuint (acies_units_count (acies_scene_units_in (deployed, 0, c2)), ==, 3);
  g_assert_cmpint (deployed->cells[c2].key_side, ==, 0);
  g_assert_cmpint (deployed->active, ==, ACIES_NO_SIDE);
  g_assert_cmpuint (deployed->counters->len, ==, 0);
  g_assert_cmpuint (deployed->watercourses->len, ==, 1);
  g_assert_cmpuint (blank->tokens->len, ==, 0);
  g_assert_cmpuint (missing->tokens->len, ==, 0);
}

/* What cannot stand where the file says it does is left out. */
static void
test_scene_of_muddle (void)
{
  g_autoptr (JsonNode)   root = lb_scenario_new ();
  const AciesJsonCursor  at = acies_json_root (root);
  g_autoptr (AciesScene) scene = NULL;

  lb_scenario_patch (root, "deployment/blue/groups/-",
                     "{ \"zone\": \"c2\", \"facing\": \"north\", \"units\": [\"foot-3\"] }");
  lb_scenario_patch (root, "deployment/blue/groups/-",
                     "{ \"zone\": \"d3\", \"facing\": \"north\", \"units\": [\"foot-1\", \"foot-4\"] }");
  lb_scenario_patch (root, "sides/1/units/1/class", "\"poor\"");
  scene = lb_draft.scene (&at, ACIES_PART_DEPLOYMENT);
  g_assert_cmpuint (acies_units_count (acies_scene_units_in (scene, 1, acies_scene_find_cell (scene, "c2"))), ==, 0);
  g_assert_cmpuint (acies_units_count (acies_scene_units_in (scene, 1, acies_scene_find_cell (scene, "d3"))), ==, 1);
  g_assert_cmpuint (acies_units_count (acies_scene_units_in (scene, 1, ACIES_NO_CELL)), ==, 10);
}

static void
test_evidence (void)
{
  g_autoptr (JsonNode)  root = lb_scenario_new ();
  const AciesJsonCursor at = acies_json_root (root);
  g_autoptr (GArray)    none = lb_draft.evidence (&at, ACIES_PART_MAP);
  g_autoptr (GArray)    found = NULL;
  const AciesEvidence  *river, *levy;

  g_assert_cmpuint (none->len, ==, 0);
  lb_scenario_patch (root, "map/watercourses/0/certainty", "\"guessed\"");
  lb_scenario_patch (root, "sides/0/units/0/source", "\"Herodotus 1.2\"");
  lb_scenario_patch (root, "sides/0/units/0/certainty", "\"inferred\"");
  found = lb_draft.evidence (&at, ACIES_PART_MAP);
  g_assert_cmpuint (found->len, ==, 2);
  river = &g_array_index (found, AciesEvidence, 0);
  levy = &g_array_index (found, AciesEvidence, 1);
  g_assert_cmpstr (river->path, ==, "map.watercourses[0]");
  g_assert_cmpstr (river->text, ==, "Long river: guessed");
  g_assert_cmpint (river->certainty, ==, 2);
  g_assert_cmphex (river->cells, ==, 1u << lb_zone_find ("a1") | 1u << lb_zone_find ("b2") | 1u << lb_zone_find ("b3"));
  g_assert_cmpstr (levy->path, ==, "sides[0].units[0]");
  g_assert_cmpstr (levy->text, ==, "City levy: inferred; Herodotus 1.2");
  g_assert_cmphex (levy->cells, ==, 1u << lb_zone_find ("c2"));
  g_assert_cmpint (levy->side, ==, 0);
}

static void
test_candidates (void)
{
  static const struct
  {
    const char *path;
    guint       n;
    const char *first;
  } wanted[] = {
    { "sides[0].commanders[0].bodyguard", 12, "spears-1" },
    { "sides[1].commanders[0].bodyguard", 13, "foot-1" },
    { "deployment.red.groups[0].lead", 3, "spears-1" },
    { "situation.sides.red.withdrawn[0]", 14, "spears-1" },
    { "situation.sides.blue.killed", 0, NULL },
    { "situation.active", 2, "red" },
    { "result.winner", 2, "red" },
    { "map.labels[0].text", 0, NULL },
    { "sides[", 0, NULL },
  };
  g_autoptr (JsonNode)  root = lb_scenario_new ();
  const AciesJsonCursor at = acies_json_root (root);

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (GArray) candidates = lb_draft.candidates (&at, wanted[i].path);

      g_assert_cmpuint (candidates->len, ==, wanted[i].n);
      if (wanted[i].n > 0)
        g_assert_cmpstr (g_array_index (candidates, AciesCandidate, 0).id, ==, wanted[i].first);
    }
}

/* Every choice of every form has words; every table has its ends, and names clauses that there are. */
static void
test_tables (void)
{
  const AciesRuleset *ruleset = acies_ruleset_find ("lost-battles");

  g_assert_true (ruleset->draft == &lb_draft);
  for (const AciesForm *form = lb_draft.forms; form->path != NULL; form++)
    for (const AciesFormField *field = form->fields; field->key != NULL; field++)
      for (const AciesName *choice = field->choices; choice != NULL && choice->name != NULL; choice++)
        g_assert_cmpstr (lb_draft.choice_text (field, choice->value), !=, "");
  for (const AciesBrush *brush = lb_draft.brushes; brush->id != NULL; brush++)
    g_assert_true (brush->clause == NULL || acies_clause_find (ruleset->clauses, brush->clause) != NULL);
  for (const AciesMark *mark = lb_draft.marks; mark->id != NULL; mark++)
    g_assert_nonnull (acies_clause_find (ruleset->clauses, mark->clause));
  for (guint i = 0; i < lb_draft.n_troops; i++)
    {
      AciesTroop troop;

      g_assert_true (lb_draft.troop (i, &troop));
      g_assert_cmpuint (troop.n_classes, >, 0);
      g_assert_cmpuint (troop.emblem, !=, ACIES_EMBLEM_NONE);
    }
}

/* A new scenario lacks nothing but troops. */
static void
test_blank (void)
{
  g_autoptr (JsonNode)      root = lb_draft.blank ();
  g_autoptr (AciesProblems) problems = lb_scenario_validate (root);

  for (guint i = 0; i < acies_problems_size (problems); i++)
    g_assert_true (g_str_has_suffix (acies_problems_get (problems, i)->path, ".units"));
  g_assert_true (acies_problems_has_errors (problems));
}

/* 3.2.1: it goes on after the deployment, and there is one at most. */
static void
test_situation (void)
{
  g_autoptr (JsonNode)   root = situation_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (AciesPatch) begin = acies_patch_new ();
  g_autoptr (AciesPatch) end = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);
  g_autofree char       *turn = draft_text (root, "situation.turn");
  g_autofree char       *entered = draft_text (root, "situation.sides.blue.groups[0].entered");

  g_assert_cmpstr (turn, ==, "2");
  g_assert_cmpstr (entered, ==, "[\"foot-1\",\"foot-2\"]");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
  g_assert_false (lb_draft.begin_situation (&at, begin));
  g_assert_true (lb_draft.remove (&at, "situation", end));
  after = draft_apply (&lb_draft, root, end);
  g_assert_null (acies_path_find (after, "situation"));
  g_assert_cmpuint (draft_count_errors (after), ==, 0);
}

#define ADD_CASES(cases, function) \
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) \
    { \
      g_autofree char *path = g_strconcat ("/lb/draft/" #function "/", (cases)[i].name, NULL); \
\
      g_test_add_data_func (path, &(cases)[i], test_##function); \
    }

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  ADD_CASES (paint_cases, paint)
  ADD_CASES (deploy_cases, deploy)
  ADD_CASES (mark_cases, mark)
  g_test_add_func ("/lb/draft/deploy/merges", test_deploy_merges);
  g_test_add_func ("/lb/draft/deploy/first-and-last", test_deploy_first_and_last);
  g_test_add_func ("/lb/draft/mark/is-seen", test_marks_are_seen);
  g_test_add_func ("/lb/draft/pieces", test_pieces);
  g_test_add_func ("/lb/draft/5.5.3/room", test_room);
  g_test_add_func ("/lb/draft/3.3.2/reach", test_reach);
  g_test_add_func ("/lb/draft/totals", test_totals);
  g_test_add_func ("/lb/draft/1.2/muster", test_muster);
  g_test_add_func ("/lb/draft/1.2/propose", test_propose);
  g_test_add_func ("/lb/draft/scene/whole", test_scene);
  g_test_add_func ("/lb/draft/scene/muddle", test_scene_of_muddle);
  g_test_add_func ("/lb/draft/evidence", test_evidence);
  g_test_add_func ("/lb/draft/candidates", test_candidates);
  g_test_add_func ("/lb/draft/tables", test_tables);
  g_test_add_func ("/lb/draft/blank", test_blank);
  g_test_add_func ("/lb/draft/situation", test_situation);

  return g_test_run ();
}
