/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

#include "engine/core/acies-fields.h"

G_BEGIN_DECLS

/**
 * AciesFormControl:
 *
 * What a value of a file is entered with: one class a kind of field. A control shows whatever stands in the file, what is wrong
 * too, and hands on whatever is entered, so that nothing that was typed is lost: the checker says what is wrong with it.
 *
 * Signal "edited" (JsonNode *value, gboolean typing): a person has entered @value; %NULL: nothing, the member goes. @typing: one
 * letter of many, to be undone together with those before.
 */
#define ACIES_TYPE_FORM_CONTROL (acies_form_control_get_type ())
G_DECLARE_DERIVABLE_TYPE (AciesFormControl, acies_form_control, ACIES, FORM_CONTROL, GtkWidget)

struct _AciesFormControlClass
{
  GtkWidgetClass parent_class;

  /* Shows @value (nullable). What the control emits meanwhile is not taken for an edit. */
  void       (*show)      (AciesFormControl *self, JsonNode *value);
  /* The widget that takes the focus, the name and the marks of an error; lent. */
  GtkWidget *(*get_focus) (AciesFormControl *self);
  /* (nullable): gives the focus to the part of the value at @rest: "[2]" of a list. */
  void       (*show_path) (AciesFormControl *self, const char *rest);
};

/* Shows what stands in the file, unless it is what was entered here last. */
void acies_form_control_show (AciesFormControl *self, JsonNode *value);

/* For classes: shows the same value again, after what can be chosen has changed. */
void acies_form_control_show_again (AciesFormControl *self);

/* For classes: a person has entered @value (transfer full) (nullable). Nothing happens within acies_form_control_show(). */
void acies_form_control_edit (AciesFormControl *self, JsonNode *value, gboolean typing);

GtkWidget *acies_form_control_get_focus (AciesFormControl *self);
void       acies_form_control_show_path (AciesFormControl *self, const char *rest);

/* For classes: puts @child, which stays theirs, into the control; it goes with it. */
void       acies_form_control_set_child (AciesFormControl *self, GtkWidget *child);

/* What @value says in an entry: a text as it is, anything else as it stands in the file; "" for %NULL.
 * Returns: (transfer full) */
char *acies_form_value_to_text (JsonNode *value);

/* A text as a value. Returns: (transfer full) */
JsonNode *acies_form_value_of_text (const char *text);
JsonNode *acies_form_value_of_int  (gint64 number);

G_END_DECLS
