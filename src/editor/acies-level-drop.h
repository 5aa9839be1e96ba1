/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-ai.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A list of the computer players that can play many battles; the quick one is chosen. */
void         acies_level_drop_fill (GtkDropDown *drop);
AciesAiLevel acies_level_drop_get  (GtkDropDown *drop);

G_END_DECLS
