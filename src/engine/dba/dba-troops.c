/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-troops.h"

#include <string.h>

#include "engine/dba/dba-names.h"

#define MM TT_UNIT

/* 5.1 to 5.4: what a type can do. Lengths in mm. */
typedef struct
{
  gboolean mounted;
  gboolean pursues;        /* D-PUR-1 */
  gint8    foot, horse;    /* D-FAC-1: against foot, against mounted */
  guint8   depth;          /* D-GEO-3 */
  guint8   loose_depth;    /* of the digit 3; 0: the same */
  gboolean doubles;        /* digits 6 and 8 stand twice as deep */
  guint8   range;          /* 5.4 */
  guint8   allowance[DBA_N_GOINGS];  /* 5.2; 0 barred (D-TER-3) */
} DbaTypeRow;

/* clang-format off */
static const DbaTypeRow types[DBA_N_TYPES] = {
  /*             mounted pursues foot horse depth loose doubles range    good bad river road */
  [DBA_EL]  = { TRUE,  FALSE,    4,   5,    40,   0,   FALSE,    0, {  75, 50,  25, 100 } },
  [DBA_KN]  = { TRUE,  TRUE,     3,   4,    30,   0,   TRUE,     0, {  75, 50,  25, 100 } },
  [DBA_CV]  = { TRUE,  FALSE,    3,   3,    30,   0,   TRUE,     0, { 100, 50,  25, 100 } },
  [DBA_LH]  = { TRUE,  FALSE,    2,   2,    30,   0,   FALSE,    0, { 125, 50,  25, 125 } },  /* R6 */
  [DBA_SCH] = { TRUE,  TRUE,     4,   4,    40,   0,   FALSE,    0, { 100, 50,  25, 100 } },
  [DBA_CM]  = { TRUE,  FALSE,    3,   4,    30,   0,   FALSE,    0, {  75, 50,  25, 100 } },
  [DBA_SP]  = { FALSE, FALSE,    4,   4,    15,  20,   TRUE,     0, {  50, 50,  25, 100 } },
  [DBA_PK]  = { FALSE, FALSE,    3,   4,    15,  20,   FALSE,    0, {  50, 50,  25, 100 } },
  [DBA_BD]  = { FALSE, FALSE,    5,   3,    15,  20,   TRUE,     0, {  50, 50,  25, 100 } },
  [DBA_AX]  = { FALSE, FALSE,    3,   2,    20,   0,   FALSE,    0, {  75, 75,  25, 100 } },
  [DBA_BW]  = { FALSE, FALSE,    2,   4,    20,   0,   TRUE,    50, {  75, 75,  25, 100 } },
  [DBA_PS]  = { FALSE, FALSE,    2,   2,    20,   0,   FALSE,    0, {  75, 75,  25, 100 } },
  [DBA_WB]  = { FALSE, TRUE,     3,   3,    15,  20,   TRUE,     0, {  50, 50,  25, 100 } },
  [DBA_ART] = { FALSE, FALSE,    3,   2,    40,   0,   FALSE,  125, {  50,  0,  25,  75 } },
  [DBA_WWG] = { FALSE, FALSE,    4,   5,    40,   0,   FALSE,    0, {  50,  0,  25,  75 } },
  [DBA_CF]  = { FALSE, FALSE,    1,   1,    20,   0,   FALSE,    0, {  50, 50,  25, 100 } },
};
/* clang-format on */

/* 5.1: chariots by other names, on deeper bases. */
static const struct
{
  const char *name;
  DbaType     type;
  guint8      depth;
} aliases[] = {
  { "HCh", DBA_KN, 40 },
  { "LCh", DBA_CV, 40 },
};

/* D-GEO-3 */
static guint
depth_of (guint type, char digit)
{
  const DbaTypeRow *row = &types[type];

  if (digit == '3' && row->loose_depth != 0)
    return row->loose_depth;
  if ((digit == '6' || digit == '8') && row->doubles)
    return 2u * row->depth;

  return row->depth;
}

gboolean
dba_troops_parse (const char *code, guint8 *type, gint32 *depth)
{
  const char  digit = g_ascii_isdigit (code[0]) ? code[0] : '\0';
  const char *name = digit != '\0' ? code + 1 : code;
  int         value;

  if (digit == '0')
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (aliases); i++)
    if (strcmp (name, aliases[i].name) == 0)
      {
        *type = (guint8) aliases[i].type;
        *depth = aliases[i].depth * MM;
        return TRUE;
      }
  if (!acies_names_find (dba_type_names, name, &value))
    return FALSE;
  *type = (guint8) value;
  *depth = (gint32) depth_of ((guint) value, digit) * MM;

  return TRUE;
}

gboolean
dba_troops_mounted (guint type)
{
  return types[type].mounted;
}

gboolean
dba_troops_pursue (guint type)
{
  return types[type].pursues;
}

gboolean
dba_troops_shoot (guint type)
{
  return types[type].range > 0;
}

gint32
dba_troops_allowance (guint type, guint going)
{
  return types[type].allowance[going] * MM;
}

int
dba_troops_factor (guint type, gboolean against_mounted)
{
  return against_mounted ? types[type].horse : types[type].foot;
}

gint32
dba_troops_range (guint type)
{
  return types[type].range * MM;
}
