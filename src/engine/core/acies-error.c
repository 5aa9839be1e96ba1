/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-error.h"

G_DEFINE_QUARK (acies-file-error-quark, acies_file_error)
G_DEFINE_QUARK (acies-rule-error-quark, acies_rule_error)
