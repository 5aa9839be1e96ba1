/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-draft-parts.h"

G_BEGIN_DECLS

/*
 * lb_course_paint:
 * @map: the object "map", which is changed
 * @stroke: of the brush for streams or rivers
 *
 * 2.2.1: on: a stroke that begins and ends on a course takes the place of the stretch between; one that begins or ends at the
 * end of a course, or beside it, prolongs it; any other one is a new course. Off: courses dry up in the zones of the stroke, and
 * fall into pieces there. Zones that the stroke has jumped over are filled in.
 */
void lb_course_paint (JsonObject *map, const AciesStroke *stroke);

G_END_DECLS
