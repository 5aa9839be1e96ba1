/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-guide.h"

G_BEGIN_DECLS

/* A newcomer's first battle. */
extern const AciesGuide dba_guide;

G_END_DECLS
