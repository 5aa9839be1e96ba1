/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/**
 * dba_troops_parse:
 * @code: an element code, 5.1: "4Bd", "HCh", "8Bw"
 * @type: (out): DbaType
 * @depth: (out): of its base, 1/100 mm (D-GEO-3)
 *
 * Returns: %FALSE if there is no such code
 */
gboolean dba_troops_parse (const char *code, guint8 *type, gint32 *depth);

gboolean dba_troops_mounted (guint type);   /* 5.1 */
gboolean dba_troops_pursue  (guint type);   /* D-PUR-1: knights, scythed chariots, warband */
gboolean dba_troops_shoot   (guint type);   /* D-SHO-1: artillery, bows */

/* Table 5.2, 1/100 mm; 0: barred. @going: DbaGoing */
gint32   dba_troops_allowance (guint type, guint going);

/* D-FAC-1, table 5.3. */
int      dba_troops_factor (guint type, gboolean against_mounted);

/* 5.4: range of its shots, 1/100 mm; 0: does not shoot. */
gint32   dba_troops_range (guint type);

G_END_DECLS
