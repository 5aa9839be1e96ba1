/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "engine/core/acies-ruleset.h"
#include "engine/dba/dba-draft-parts.h"
#include "support/draft-chance.h"

static void
expect (JsonNode *root, const char *path, const char *text)
{
  g_autofree char *found = draft_text (root, path);

  g_assert_cmpstr (found, ==, text);
}

static gboolean
deploy (JsonNode **root, AciesPart part, const char *const *ids, const AciesPlace *place)
{
  const AciesBand        band = { part, 0, ids };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (*root);
  JsonNode              *after;

  if (!dba_draft.deploy (&at, &band, place, patch))
    return FALSE;
  after = draft_apply (&dba_draft, *root, patch);
  json_node_unref (*root);
  *root = after;

  return TRUE;
}

static gboolean
set_mark (JsonNode **root, AciesPart part, const char *id, guint mark, gboolean on)
{
  const char *const      ids[] = { id, NULL };
  const AciesBand        band = { part, 0, ids };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (*root);
  JsonNode              *after;

  if (!dba_draft.set_mark (&at, &band, mark, on, patch))
    return FALSE;
  after = draft_apply (&dba_draft, *root, patch);
  json_node_unref (*root);
  *root = after;

  return TRUE;
}

static JsonNode *
begun (guint template)
{
  g_autoptr (JsonNode)   root = dba_draft.make_template (template);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (root);

  g_assert_true (dba_draft.begin_situation (&at, patch));

  return draft_apply (&dba_draft, root, patch);
}

static const char *const two[] = { "n2", "n3", NULL };
static const char *const nobody[] = { "s1", "n99", "", NULL };

/* A band goes together; who stands nowhere stands in line on the right of the one before. */
static void
test_deploying (void)
{
  const AciesPlace     place = { ACIES_NO_CELL, 20000, 30050, -1 };
  g_autoptr (JsonNode) root = dba_draft.make_template (1);

  g_assert_false (deploy (&root, ACIES_PART_DEPLOYMENT, nobody, &place));
  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, two, &place));
  expect (root, "deployment.elements.n2", "{\"at\":[200,300.5],\"facing\":180}");
  expect (root, "deployment.elements.n3", "{\"at\":[160,300.5],\"facing\":180}");
  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, two, NULL));
  expect (root, "deployment.elements.n2", "");
  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, two, &(AciesPlace){ ACIES_NO_CELL, 30000, 30000, 9000 }));
  expect (root, "deployment.elements.n2", "{\"at\":[300,300],\"facing\":90}");
  expect (root, "deployment.elements.n3", "{\"at\":[300,340],\"facing\":90}");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
  g_assert_false (deploy (&root, ACIES_PART_SITUATION, two, &place));
}

/* A deployment of which the last one is taken away has no places any more. */
static void
test_taking_off (void)
{
  const char *const    all[] = { "n1", "n2", "n3", "n4", "n5", "n6", NULL };
  g_autoptr (JsonNode) root = dba_draft.make_template (1);
  g_autoptr (GArray)   pieces = NULL;
  AciesJsonCursor      at;

  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, all, NULL));
  at = acies_json_root (root);
  pieces = dba_draft.pieces (&at, ACIES_PART_DEPLOYMENT, 0);
  g_assert_cmpuint (pieces->len, ==, 6);
  for (guint i = 0; i < pieces->len; i++)
    {
      g_assert_false (g_array_index (pieces, AciesPiece, i).placed);
      g_assert_null (g_array_index (pieces, AciesPiece, i).path);
    }
  expect (root, "deployment.elements.n1", "");
}

/* Near its neighbours it lines up with them, farther away it stays where it is. */
static void
test_snapping (void)
{
  const char *const     one[] = { "n1", NULL };
  const AciesBand       band = { ACIES_PART_DEPLOYMENT, 0, one };
  g_autoptr (JsonNode)  root = dba_draft.make_template (1);
  const AciesJsonCursor at = acies_json_root (root);
  AciesPlace            place = { ACIES_NO_CELL, 0, 0, -1 };
  AciesPlace            far = { ACIES_NO_CELL, 30000, 30000, -1 };
  g_autoptr (GArray)    pieces = dba_draft.pieces (&at, ACIES_PART_DEPLOYMENT, 0);
  const AciesPlace      last = g_array_index (pieces, AciesPiece, 5).place;

  g_assert_false (dba_draft.snap (&at, &band, 1500, &far));
  /* Those of the north look south, so that its right is in the west. */
  place.x = last.x - 4700;
  place.y = last.y + 600;
  g_assert_true (dba_draft.snap (&at, &band, 1500, &place));
  g_assert_cmpint (place.x, ==, last.x - 4000);
  g_assert_cmpint (place.y, ==, last.y);
  g_assert_cmpint (place.facing, ==, last.facing);
}

/* What holds the camp stands nowhere else; put on the table it holds the camp no more. */
static void
test_garrison (void)
{
  g_autoptr (JsonNode) root = dba_draft.make_template (0);

  g_assert_true (set_mark (&root, ACIES_PART_DEPLOYMENT, "n4", DBA_MARK_GARRISON, TRUE));
  expect (root, "sides[0].camp.garrison", "\"n4\"");
  expect (root, "deployment.elements.n4", "");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, (const char *const[]){ "n4", NULL },
                         &(AciesPlace){ ACIES_NO_CELL, 30000, 30000, -1 }));
  expect (root, "sides[0].camp.garrison", "");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
  g_assert_false (set_mark (&root, ACIES_PART_DEPLOYMENT, "n4", DBA_MARK_DESTROYED, TRUE));
}

/* A start in mid-battle is that of the deployment, and can be played on from any state. */
static void
test_situation (void)
{
  g_autoptr (JsonNode) root = begun (0);
  g_autofree char     *at = draft_text (root, "deployment.elements.n2.at");

  expect (root, "situation.bound", "1");
  expect (root, "situation.phasing", "\"north\"");
  expect (root, "situation.elements.n2.at", at);
  g_assert_cmpuint (draft_count_errors (root), ==, 0);

  g_assert_true (set_mark (&root, ACIES_PART_SITUATION, "n2", DBA_MARK_DESTROYED, TRUE));
  g_assert_true (set_mark (&root, ACIES_PART_SITUATION, "n3", DBA_MARK_MOVED, TRUE));
  g_assert_true (set_mark (&root, ACIES_PART_SITUATION, "n5", DBA_MARK_GARRISON, TRUE));
  g_assert_true (deploy (&root, ACIES_PART_SITUATION, (const char *const[]){ "n6", NULL }, NULL));
  expect (root, "situation.elements.n2.state", "\"destroyed\"");
  expect (root, "situation.elements.n3.moved", "true");
  expect (root, "situation.elements.n5.state", "\"in-camp\"");
  expect (root, "situation.elements.n6", "{\"state\":\"off-board\"}");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);

  g_assert_true (set_mark (&root, ACIES_PART_SITUATION, "n2", DBA_MARK_DESTROYED, FALSE));
  g_assert_true (set_mark (&root, ACIES_PART_SITUATION, "n3", DBA_MARK_MOVED, FALSE));
  expect (root, "situation.elements.n2.state", "");
  expect (root, "situation.elements.n3.moved", "");
}

/* The picture has everybody: those without a place lie beside the table. */
static void
test_scene (void)
{
  g_autoptr (JsonNode)   root = dba_draft.make_template (0);
  g_autoptr (AciesScene) scene = NULL;
  AciesJsonCursor        at;

  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, two, NULL));
  at = acies_json_root (root);
  scene = dba_draft.scene (&at, ACIES_PART_DEPLOYMENT);
  g_assert_cmpint (scene->table_width, ==, 60000);
  g_assert_cmpuint (scene->tokens->len, ==, 24);
  g_assert_cmpuint (scene->camps->len, ==, 2);
  g_assert_false (acies_scene_find_token (scene, 0, 1)->on_table);
  g_assert_true (acies_scene_find_token (scene, 0, 0)->on_table);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dba/draft-places/deploying", test_deploying);
  g_test_add_func ("/dba/draft-places/taking-off", test_taking_off);
  g_test_add_func ("/dba/draft-places/snapping", test_snapping);
  g_test_add_func ("/dba/draft-places/garrison", test_garrison);
  g_test_add_func ("/dba/draft-places/situation", test_situation);
  g_test_add_func ("/dba/draft-places/scene", test_scene);

  return g_test_run ();
}
