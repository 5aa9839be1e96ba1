/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-trail.h"

G_BEGIN_DECLS

/*
 * D-ZOC-1: whether nobody of @march, which has walked to its end, went across the front of an enemy; those with whom it ends
 * lined up are none. A copy of it walks again where a zone may have been void part of the way.
 */
gboolean dba_zone_check (const DbaMarch *march, const DbaTrail *trail, const DbaAround *around, AciesVerdict *verdict);

/* The enemies in whose zones somebody of @march comes by the straight way from its start to its end, void ones too. */
DbaSet dba_zone_met (const DbaMarch *march, const DbaAround *around);

G_END_DECLS
