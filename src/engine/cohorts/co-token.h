/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-ties.h"

G_BEGIN_DECLS

/* AciesEmblem of troops. */
guint co_emblem_of (const CoUnitSpec *unit);

/* Adds stand @g to the picture, unless it is gone. */
void  co_token_add (AciesScene *scene, const CoSetup *setup, const CoState *state,
                    const CoTies *ties, guint g);

G_END_DECLS
