/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <string.h>

#include "engine/dba/dba-names.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"

/* D-GEO-1, D-GEO-3: codes with what they are and how deep they stand, mm; depth 0: there is none such. */
static const struct
{
  const char *code;
  const char *type;
  int         depth;
} codes[] = {
  { "4Sp", "Sp", 15 }, { "Sp", "Sp", 15 },   { "3Sp", "Sp", 20 },  { "6Sp", "Sp", 30 }, { "8Sp", "Sp", 30 },
  { "4Pk", "Pk", 15 }, { "3Pk", "Pk", 20 },  { "8Pk", "Pk", 15 },  { "4Bd", "Bd", 15 }, { "3Bd", "Bd", 20 },
  { "6Bd", "Bd", 30 }, { "4Wb", "Wb", 15 },  { "3Wb", "Wb", 20 },  { "8Wb", "Wb", 30 }, { "3Ax", "Ax", 20 },
  { "4Ax", "Ax", 20 }, { "4Bw", "Bw", 20 },  { "3Bw", "Bw", 20 },  { "8Bw", "Bw", 40 }, { "2Ps", "Ps", 20 },
  { "CF", "CF", 20 },  { "3Kn", "Kn", 30 },  { "6Kn", "Kn", 60 },  { "3Cv", "Cv", 30 }, { "6Cv", "Cv", 60 },
  { "2LH", "LH", 30 }, { "6LH", "LH", 30 },  { "2Cm", "Cm", 30 },  { "El", "El", 40 },  { "SCh", "SCh", 40 },
  { "Art", "Art", 40 }, { "WWg", "WWg", 40 }, { "HCh", "Kn", 40 }, { "LCh", "Cv", 40 }, { "2LCh", "Cv", 40 },
  { "4bd", NULL, 0 },  { "44Bd", NULL, 0 },  { "0Bd", NULL, 0 },   { "Bd4", NULL, 0 },  { "", NULL, 0 },
  { "4", NULL, 0 },    { "4 Bd", NULL, 0 },  { "Xx", NULL, 0 },
};

static void
test_codes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      guint8         type = 0;
      gint32         depth = 0;
      const gboolean known = dba_troops_parse (codes[i].code, &type, &depth);

      g_test_message ("%s", codes[i].code);
      g_assert_cmpint (known, ==, codes[i].depth > 0);
      if (!known)
        continue;
      g_assert_cmpstr (acies_name_of (dba_type_names, type), ==, codes[i].type);
      g_assert_cmpint (depth, ==, codes[i].depth * TT_UNIT);
    }
}

/* Tables 5.2, 5.3, 5.4 (D-MOV-1, D-TER-3, D-ROD-1, D-FAC-1, D-SHO-4, D-PUR-1), by type. */
static const struct
{
  const char *type;
  int         good, bad, river, road;
  int         foot, mounted;
  int         range;
  gboolean    rides, pursues;
} table[] = {
  { "El", 75, 50, 25, 100, 4, 5, 0, TRUE, FALSE },  { "Kn", 75, 50, 25, 100, 3, 4, 0, TRUE, TRUE },
  { "Cv", 100, 50, 25, 100, 3, 3, 0, TRUE, FALSE }, { "LH", 125, 50, 25, 125, 2, 2, 0, TRUE, FALSE },
  { "SCh", 100, 50, 25, 100, 4, 4, 0, TRUE, TRUE }, { "Cm", 75, 50, 25, 100, 3, 4, 0, TRUE, FALSE },
  { "Sp", 50, 50, 25, 100, 4, 4, 0, FALSE, FALSE }, { "Pk", 50, 50, 25, 100, 3, 4, 0, FALSE, FALSE },
  { "Bd", 50, 50, 25, 100, 5, 3, 0, FALSE, FALSE }, { "Ax", 75, 75, 25, 100, 3, 2, 0, FALSE, FALSE },
  { "Bw", 75, 75, 25, 100, 2, 4, 50, FALSE, FALSE }, { "Ps", 75, 75, 25, 100, 2, 2, 0, FALSE, FALSE },
  { "Wb", 50, 50, 25, 100, 3, 3, 0, FALSE, TRUE },  { "Art", 50, 0, 25, 75, 3, 2, 125, FALSE, FALSE },
  { "WWg", 50, 0, 25, 75, 4, 5, 0, FALSE, FALSE },  { "CF", 50, 50, 25, 100, 1, 1, 0, FALSE, FALSE },
};

static void
test_table (void)
{
  g_assert_cmpuint (G_N_ELEMENTS (table), ==, DBA_N_TYPES);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      int type = -1;

      g_test_message ("%s", table[i].type);
      g_assert_true (acies_names_find (dba_type_names, table[i].type, &type));
      g_assert_cmpint (dba_troops_allowance ((guint) type, DBA_GOING_GOOD), ==, table[i].good * TT_UNIT);
      g_assert_cmpint (dba_troops_allowance ((guint) type, DBA_GOING_BAD), ==, table[i].bad * TT_UNIT);
      g_assert_cmpint (dba_troops_allowance ((guint) type, DBA_GOING_RIVER), ==, table[i].river * TT_UNIT);
      g_assert_cmpint (dba_troops_allowance ((guint) type, DBA_GOING_ROAD), ==, table[i].road * TT_UNIT);
      g_assert_cmpint (dba_troops_factor ((guint) type, FALSE), ==, table[i].foot);
      g_assert_cmpint (dba_troops_factor ((guint) type, TRUE), ==, table[i].mounted);
      g_assert_cmpint (dba_troops_range ((guint) type), ==, table[i].range * TT_UNIT);
      g_assert_cmpint (dba_troops_shoot ((guint) type), ==, table[i].range > 0);
      g_assert_cmpint (dba_troops_mounted ((guint) type), ==, table[i].rides);
      g_assert_cmpint (dba_troops_pursue ((guint) type), ==, table[i].pursues);
    }
}

/* D-TER-1: what each kind of ground is: "b"ad going, "i"mpassable, "h"ill. */
static void
test_grounds (void)
{
  static const struct
  {
    DbaGround   ground;
    const char *is;
  } grounds[] = {
    { DBA_GOOD, "" }, { DBA_GENTLE_HILL, "h" }, { DBA_STEEP_HILL, "bh" }, { DBA_WOOD, "b" },
    { DBA_ROUGH, "b" }, { DBA_MARSH, "b" }, { DBA_DUNES, "b" }, { DBA_BUILT_UP_AREA, "b" },
    { DBA_ENCLOSED_FIELDS, "b" }, { DBA_IMPASSABLE, "i" }, { DBA_SEA, "i" }, { DBA_LAKE, "i" },
  };

  g_assert_cmpuint (G_N_ELEMENTS (grounds), ==, DBA_N_GROUNDS);
  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      const char *is = grounds[i].is;

      g_test_message ("%s", acies_name_of (dba_ground_names, grounds[i].ground));
      g_assert_cmpint (dba_ground_is_bad (grounds[i].ground), ==, strchr (is, 'b') != NULL);
      g_assert_cmpint (dba_ground_is_impassable (grounds[i].ground), ==, strchr (is, 'i') != NULL);
      g_assert_cmpint (dba_ground_is_hill (grounds[i].ground), ==, strchr (is, 'h') != NULL);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/D-GEO-3/codes", test_codes);
  g_test_add_func ("/dba/D-TER-1/grounds", test_grounds);
  g_test_add_func ("/dba/troops/table", test_table);

  return g_test_run ();
}
