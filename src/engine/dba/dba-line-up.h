/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-trail.h"

G_BEGIN_DECLS

/* D-CON-2: lines the march up as its "contact" asks. TRUE if it asks nothing. */
gboolean dba_line_up_asked (DbaMarch *march, AciesVerdict *verdict);

/* 1.5: shifts the march to the exact pose of the first pair lined up within tolerance. Whether there was one. */
gboolean dba_line_up_near  (DbaMarch *march, const DbaAround *around);

/* D-BRK-5, D-CON-1, D-CON-4, D-CAM-2: how the march touches the enemy where it has ended. */
gboolean dba_line_up_check (const DbaMarch *march, const DbaAround *around, AciesVerdict *verdict);

G_END_DECLS
