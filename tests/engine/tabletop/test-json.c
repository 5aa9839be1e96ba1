/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/tabletop/tt-json.h"

#include <string.h>

static const char *const roads[] = { "via-appia", "via-latina", NULL };
static const char *const bodies[] = { "r1", "r2", "r3", NULL };
static const TtNames     names = { roads, bodies };

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode          *root = acies_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return root;
}

typedef void (*Put) (JsonBuilder *builder, gconstpointer value);

/* What @put writes into an object. */
static char *
write_line (Put put, gconstpointer value)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;

  json_builder_begin_object (builder);
  put (builder, value);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return acies_json_to_line (root);
}

static void
put_pose (JsonBuilder *builder, gconstpointer value)
{
  tt_json_put_pose (builder, value);
}

static void
put_shape (JsonBuilder *builder, gconstpointer value)
{
  tt_json_put_shape (builder, "shape", value);
}

static void
put_path (JsonBuilder *builder, gconstpointer value)
{
  tt_json_put_path (builder, &names, value);
}

static void
test_pose (void)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode)      root = parse ("{\"at\":[300,-12.346],\"facing\":-90.5}");
  const AciesJsonCursor     at = acies_json_root (root);
  g_autofree char          *line = NULL;
  TtPose                    pose;

  g_assert_true (tt_json_read_pose (&at, &pose, problems));
  g_assert_cmpint (pose.x, ==, 30000);
  g_assert_cmpint (pose.y, ==, -1235);
  g_assert_cmpint (pose.facing, ==, 26950);
  line = write_line (put_pose, &pose);
  g_assert_cmpstr (line, ==, "{\"at\":[300.0,-12.35],\"facing\":269.5}");
}

typedef struct
{
  const char *text;
  const char *problem;
} BadCase;

static const BadCase bad_poses[] = {
  { "{\"facing\":0}", "at: this is missing; a list of two numbers [x, y] is expected" },
  { "{\"at\":[1],\"facing\":0}", "at: […] stands here; a list of two numbers [x, y] is expected" },
  { "{\"at\":[1,\"a\"],\"facing\":0}", "at[1]: \"a\" stands here; a number from -100000 to 100000 is expected" },
  { "{\"at\":[1,1e300],\"facing\":0}", "at[1]: 1e+300 stands here; a number from -100000 to 100000 is expected" },
  { "{\"at\":[1,2],\"facing\":361}", "facing: 361 stands here; a number from -360 to 360 is expected" },
  { "{\"at\":[1,2]}", "facing: this is missing; a number from -360 to 360 is expected" },
  { "{\"at\":[1,2],\"facing\":true}", "facing: true stands here; a number from -360 to 360 is expected" },
};

static void
assert_problem (const AciesProblems *problems, const char *wanted)
{
  g_autofree char *text = NULL;

  g_assert_cmpuint (acies_problems_size (problems), ==, 1);
  text = acies_problem_to_string (acies_problems_get (problems, 0));
  g_assert_cmpstr (text, ==, wanted);
}

static void
test_bad_pose (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_poses); i++)
    {
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (JsonNode)      root = parse (bad_poses[i].text);
      const AciesJsonCursor     at = acies_json_root (root);
      TtPose                    pose = { 1, 2, 3 };

      g_assert_false (tt_json_read_pose (&at, &pose, problems));
      assert_problem (problems, bad_poses[i].problem);
      g_assert_cmpint (pose.facing, ==, 3);
    }
}

static const char *const shapes[] = {
  "{\"shape\":{\"type\":\"polygon\",\"points\":[[0.0,0.0],[100.5,0.0],[50.0,80.25]]}}",
  "{\"shape\":{\"type\":\"rect\",\"at\":[10.0,20.0],\"width\":30.0,\"height\":40.0}}",
  "{\"shape\":{\"type\":\"ellipse\",\"centre\":[10.0,20.0],\"rx\":30.0,\"ry\":40.0}}",
  "{\"shape\":{\"type\":\"ellipse\",\"centre\":[10.0,20.0],\"rx\":30.0,\"ry\":40.0,\"angle\":45.0}}",
};

static void
test_shapes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (JsonNode)      root = parse (shapes[i]);
      const AciesJsonCursor     at = acies_json_root (root), member = acies_json_member (&at, "shape");
      g_autofree char          *line = NULL;
      TtShape                   shape;

      g_assert_true (tt_json_read_shape (&member, &shape, problems));
      line = write_line (put_shape, &shape);
      g_assert_cmpstr (line, ==, shapes[i]);
      tt_shape_clear (&shape);
    }
}

static const BadCase bad_shapes[] = {
  { "{\"type\":\"circle\"}", "type: \"circle\" is none of polygon, rect, ellipse" },
  { "{\"type\":\"polygon\",\"points\":[[0,0],[1,1]]}", "points: this list has 2 points; at least 3 are needed" },
  { "{\"type\":\"polygon\",\"points\":[[0,0],[9,9],[9,0],[0,9]]}",
    "points: the outline crosses or touches itself; corners follow one another around the shape" },
  { "{\"type\":\"polygon\",\"points\":[[0,0],[9,0],[5,0]]}",
    "points: the outline crosses or touches itself; corners follow one another around the shape" },
  { "{\"type\":\"rect\",\"at\":[0,0],\"width\":0,\"height\":5}",
    "width: 0 stands here; a number from 0.01 to 100000 is expected" },
  { "{\"type\":\"ellipse\",\"centre\":[0,0],\"rx\":5}", "ry: this is missing; a number from 0.01 to 100000 is expected" },
};

static void
test_bad_shapes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_shapes); i++)
    {
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (JsonNode)      root = parse (bad_shapes[i].text);
      const AciesJsonCursor     at = acies_json_root (root);
      TtShape                   shape;

      g_assert_false (tt_json_read_shape (&at, &shape, problems));
      assert_problem (problems, bad_shapes[i].problem);
    }
}

static void
test_path (void)
{
  static const char text[] = "{\"path\":["
                             "{\"step\":\"reform\",\"anchor\":\"r2\",\"files\":[[\"r2\",\"r1\"],[\"r3\"]]},"
                             "{\"step\":\"advance\",\"distance\":40.0},"
                             "{\"step\":\"retire\",\"distance\":10.5},"
                             "{\"step\":\"oblique\",\"distance\":10.0,\"angle\":-45.0},"
                             "{\"step\":\"wheel\",\"side\":\"right\",\"angle\":30.25},"
                             "{\"step\":\"turn\",\"angle\":180.0},"
                             "{\"step\":\"road\",\"road\":\"via-latina\",\"toward\":\"start\",\"distance\":100.0}]}";
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode)      root = parse (text);
  const AciesJsonCursor     at = acies_json_root (root);
  g_autofree char          *line = NULL;
  TtPath                    path;

  g_assert_true (tt_json_read_path (&at, &names, &path, problems));
  g_assert_cmpuint (path.n_steps, ==, 7);
  g_assert_cmpint (path.steps[1].distance, ==, 4000);
  g_assert_cmpint (path.steps[4].angle, ==, 3025);
  g_assert_cmpint (path.steps[4].side, ==, TT_RIGHT_SIDE);
  g_assert_cmpint (path.steps[6].road, ==, 1);
  g_assert_cmpint (path.reform.anchor, ==, 1);
  g_assert_cmpint (path.reform.n_files, ==, 2);
  g_assert_cmpint (path.reform.lengths[0], ==, 2);
  line = write_line (put_path, &path);
  g_assert_cmpstr (line, ==, text);
}

static const BadCase bad_paths[] = {
  { "{}", "path: this is missing; a list in [ ] is expected" },
  { "{\"path\":[]}", "path: a path has at least one step" },
  { "{\"path\":[{\"step\":\"hop\"}]}",
    "path[0].step: \"hop\" is none of advance, retire, oblique, wheel, turn, reform, road" },
  { "{\"path\":[{\"step\":\"wheel\",\"angle\":5}]}", "path[0].side: this is missing; one of left, right is expected" },
  { "{\"path\":[{\"step\":\"road\",\"road\":\"via\",\"toward\":\"end\",\"distance\":5}]}",
    "path[0].road: \"via\" is none of via-appia, via-latina" },
  { "{\"path\":[{\"step\":\"reform\",\"anchor\":\"r1\",\"files\":[]}]}",
    "path[0].files: there must be at least one file" },
  { "{\"path\":[{\"step\":\"reform\",\"anchor\":\"r1\",\"files\":[[\"r9\"]]}]}",
    "path[0].files[0][0]: \"r9\" is none of r1, r2, r3" },
  { "{\"path\":[{\"step\":\"reform\",\"anchor\":\"r1\",\"files\":[3]}]}",
    "path[0].files[0]: a file is a list in [ ] of those who stand in it, from front to back" },
  { "{\"path\":[{\"step\":\"reform\",\"anchor\":\"r1\",\"files\":[[\"r1\"]]},"
    "{\"step\":\"reform\",\"anchor\":\"r1\",\"files\":[[\"r1\"]]}]}",
    "path[1]: a path has one reform at most" },
};

static void
test_bad_paths (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_paths); i++)
    {
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (JsonNode)      root = parse (bad_paths[i].text);
      const AciesJsonCursor     at = acies_json_root (root);
      TtPath                    path;

      g_assert_false (tt_json_read_path (&at, &names, &path, problems));
      assert_problem (problems, bad_paths[i].problem);
    }
}

static void
test_too_many (void)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GString)       text = g_string_new ("{\"path\":[");
  g_autoptr (JsonNode)      root = NULL;
  AciesJsonCursor           at;
  TtPath                    path;

  for (guint i = 0; i <= TT_MAX_STEPS; i++)
    g_string_append_printf (text, "%s{\"step\":\"advance\",\"distance\":1}", i > 0 ? "," : "");
  g_string_append (text, "]}");
  root = parse (text->str);
  at = acies_json_root (root);
  g_assert_false (tt_json_read_path (&at, &names, &path, problems));
  assert_problem (problems, "path: this list has 25 entries; at most 24 are allowed");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/json/pose", test_pose);
  g_test_add_func ("/tabletop/json/bad-pose", test_bad_pose);
  g_test_add_func ("/tabletop/json/shapes", test_shapes);
  g_test_add_func ("/tabletop/json/bad-shapes", test_bad_shapes);
  g_test_add_func ("/tabletop/json/path", test_path);
  g_test_add_func ("/tabletop/json/bad-paths", test_bad_paths);
  g_test_add_func ("/tabletop/json/too-many", test_too_many);

  return g_test_run ();
}
