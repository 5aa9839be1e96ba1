/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* @text with a capital letter in front; takes @text over. */
char *acies_words_capitalise (char *text);

/* "a, b, c" of @n texts. */
char *acies_words_list (char *const *texts, guint n);

G_END_DECLS
