/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/* What can be chosen: its id in the file, and what it is called. */
typedef struct
{
  char *id;
  char *words;
} AciesChoice;

/* A list of AciesChoice. Returns: (transfer full) */
GPtrArray *acies_choices_new (void);
void       acies_choices_add (GPtrArray *choices, const char *id, const char *words);

/* Whether both lists say the same in the same order. */
gboolean   acies_choices_equal (GPtrArray *one, GPtrArray *other);

/*
 * One of a list, by its words. What stands in the file and is none of them is shown as it is, and stays until something else is
 * chosen. Returns: (transfer floating)
 */
#define ACIES_TYPE_CHOICE_CONTROL (acies_choice_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesChoiceControl, acies_choice_control, ACIES, CHOICE_CONTROL, AciesFormControl)

/* @none: (nullable): words of the first entry, which takes the member away; %NULL if the member must be there */
GtkWidget *acies_choice_control_new (const char *none);

/* @choices: (transfer full): of acies_choices_new() */
void acies_choice_control_take_choices (AciesChoiceControl *self, GPtrArray *choices);

G_END_DECLS
