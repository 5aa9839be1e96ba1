/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-report.h"

#include <string.h>

/* What the end page says of history: Marathon was a clear victory of the first army, the second Mantinea a draw. */
typedef struct
{
  const char *name;
  const char *scenario;
  int         winner;  /* of the battle played */
  guint       level;
  const char *begins;
} HistoryCase;

static const HistoryCase history_cases[] = {
  { "alike", "marathon-490bc", 0, 2, "In history too Athens and Plataea won (Clear victory). This battle ended on the same level. " },
  { "greater", "marathon-490bc", 0, 4,
    "In history too Athens and Plataea won (Clear victory). This battle went better for Athens and Plataea than history did. " },
  { "lesser", "marathon-490bc", 0, 1,
    "In history too Athens and Plataea won (Clear victory). This battle went better for Persia than history did. " },
  { "turned", "marathon-490bc", 1, 1,
    "In history Athens and Plataea won (Clear victory). This battle went better for Persia than history did. " },
  { "drawn", "marathon-490bc", ACIES_NO_SIDE, 0,
    "In history Athens and Plataea won (Clear victory). This battle went better for Persia than history did. " },
  { "draw-won", "second-mantinea-362bc", 1, 1,
    "In history neither army won. This battle went better for Thebes and allies than history did. " },
  { "draw-again", "second-mantinea-362bc", ACIES_NO_SIDE, 0, "In history neither army won. This battle ended on the same level. " },
};

static void
test_history (gconstpointer data)
{
  const HistoryCase        *c = data;
  g_autofree char          *base = g_strconcat (c->scenario, ".json", NULL);
  g_autoptr (GFile)         file = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles", base, NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, &error);
  const AciesOutcome        outcome = { .over = TRUE, .winner = (gint8) c->winner, .level = (guint8) c->level };
  g_autofree char          *text = NULL;

  g_assert_no_error (error);
  text = acies_report_history (scenario, &outcome);
  g_test_message ("%s", text);
  g_assert_true (g_str_has_prefix (text, c->begins));
  g_assert_cmpuint (strlen (text), >, strlen (c->begins));  /* then the story and the losses */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (history_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/scene/report/history/", history_cases[i].name, NULL);

      g_test_add_data_func (path, &history_cases[i], test_history);
    }

  return g_test_run ();
}
