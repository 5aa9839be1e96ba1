/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-application.h"

G_BEGIN_DECLS

/* Adds the actions of the application (scope "app"). */
void acies_application_add_actions (AciesApplication *self);

/* Closes every window without a question. What is not saved stays in a journal, or in a copy that the next start offers. */
void acies_application_leave (AciesApplication *self);

G_END_DECLS
