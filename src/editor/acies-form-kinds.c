/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-kinds.h"

#include "editor/acies-choice-control.h"
#include "editor/acies-colour-control.h"
#include "editor/acies-coordinates-control.h"
#include "editor/acies-date-control.h"
#include "editor/acies-list-control.h"
#include "editor/acies-measure-control.h"
#include "editor/acies-number-control.h"
#include "editor/acies-several-control.h"
#include "editor/acies-switch-control.h"
#include "editor/acies-text-control.h"
#include "editor/acies-texts-control.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

gboolean
acies_form_kind_is_known (const AciesFormField *field)
{
  switch (field->kind)
    {
    case ACIES_FIELD_TEXT:
    case ACIES_FIELD_ID:
    case ACIES_FIELD_INT:
    case ACIES_FIELD_ENUM:
    case ACIES_FIELD_BOOL:
    case ACIES_FIELD_REFERENCE:
    case ACIES_FIELD_LONG_TEXT:
    case ACIES_FIELD_COLOUR:
    case ACIES_FIELD_DATE:
    case ACIES_FIELD_COORDINATES:
    case ACIES_FIELD_TEXTS:
    case ACIES_FIELD_SET:
    case ACIES_FIELD_REFERENCES:
    case ACIES_FIELD_LENGTH:
    case ACIES_FIELD_POINT:
    case ACIES_FIELD_POINTS:
    case ACIES_FIELD_NUMBERS:
    case ACIES_FIELD_PAIRS:
      return TRUE;
    case ACIES_FIELD_OTHER:
    default:
      return FALSE;
    }
}

/* The words for a member that is not there: what it stands for then, if that is one of the choices. */
static char *
none_words (AciesEditorContext *context,
            const AciesFormField   *field)
{
  const AciesDraft *draft = acies_editor_context_get_draft (context);
  const char *fallback = "";

  if (field->kind == ACIES_FIELD_ENUM && acies_name_of (field->choices, field->fallback) != NULL &&
      field->fallback > 0)
    fallback = draft->choice_text (field, field->fallback);
  if (*fallback == '\0')
    return g_strdup (C_ ("choice", "Not set"));

  /* Translators: nothing was chosen; %s is what counts then. */
  return g_strdup_printf (C_ ("choice", "Not set: %s"), fallback);
}

static GtkWidget *
choice_new (AciesEditorContext *context,
            const AciesFormField   *field)
{
  g_autofree char *none = field->required ? NULL : none_words (context, field);

  return acies_choice_control_new (none);
}

GtkWidget *
acies_form_kind_create (AciesEditorContext *context,
                        const AciesFormField   *field)
{
  switch (field->kind)
    {
    case ACIES_FIELD_INT:
      return acies_number_control_new (field->least, field->most, field->fallback);
    case ACIES_FIELD_ENUM:
    case ACIES_FIELD_REFERENCE:
      return choice_new (context, field);
    case ACIES_FIELD_BOOL:
      return acies_switch_control_new (field->required, field->fallback != 0);
    case ACIES_FIELD_LONG_TEXT:
      return acies_paragraphs_control_new (field->required);
    case ACIES_FIELD_COLOUR:
      return acies_colour_control_new ();
    case ACIES_FIELD_DATE:
      return acies_date_control_new ();
    case ACIES_FIELD_COORDINATES:
      return acies_coordinates_control_new ();
    case ACIES_FIELD_TEXTS:
      return acies_texts_control_new ();
    case ACIES_FIELD_SET:
    case ACIES_FIELD_REFERENCES:
      return acies_several_control_new (field->required);
    case ACIES_FIELD_LENGTH:
    case ACIES_FIELD_POINT:
    case ACIES_FIELD_POINTS:
      return acies_measure_control_new (field);
    case ACIES_FIELD_NUMBERS:
    case ACIES_FIELD_PAIRS:
      return acies_list_control_new (field->kind == ACIES_FIELD_PAIRS);
    case ACIES_FIELD_TEXT:
    case ACIES_FIELD_ID:
      return acies_text_control_new (field->required);
    case ACIES_FIELD_OTHER:
    default:
      g_assert_not_reached ();
    }
}

GPtrArray *
acies_form_kind_list_choices (AciesEditorContext   *context,
                              const AciesFormField *field)
{
  const AciesDraft *draft = acies_editor_context_get_draft (context);
  GPtrArray *choices = acies_choices_new ();

  for (const AciesName *name = field->choices; name->name != NULL; name++)
    {
      const char *words = draft->choice_text (field, name->value);

      acies_choices_add (choices, name->name, *words != '\0' ? words : name->name);
    }

  return choices;
}

static GPtrArray *
list_candidates (AciesEditorContext *context,
                 const char         *path)
{
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  g_autoptr (GArray)    candidates =
    acies_editor_context_get_draft (context)->candidates (&root, path);
  GPtrArray *choices = acies_choices_new ();

  for (guint i = 0; i < candidates->len; i++)
    {
      const AciesCandidate *candidate = &g_array_index (candidates, AciesCandidate, i);

      acies_choices_add (choices, candidate->id, candidate->name);
    }

  return choices;
}

void
acies_form_kind_refresh (GtkWidget          *control,
                         AciesEditorContext *context,
                         const AciesFormField   *field,
                         const char         *path)
{
  if (field->kind == ACIES_FIELD_ENUM)
    acies_choice_control_take_choices (ACIES_CHOICE_CONTROL (control),
                                       acies_form_kind_list_choices (context, field));
  else if (field->kind == ACIES_FIELD_REFERENCE)
    acies_choice_control_take_choices (ACIES_CHOICE_CONTROL (control),
                                       list_candidates (context, path));
  else if (field->kind == ACIES_FIELD_SET)
    acies_several_control_take_choices (ACIES_SEVERAL_CONTROL (control),
                                        acies_form_kind_list_choices (context, field));
  else if (field->kind == ACIES_FIELD_REFERENCES)
    acies_several_control_take_choices (ACIES_SEVERAL_CONTROL (control),
                                        list_candidates (context, path));
}

/* What has the focus within differs from widget to widget. */
void
acies_form_kind_name (GtkWidget  *control,
                      const char *name)
{
  GtkWidget *focus = acies_form_control_get_focus (ACIES_FORM_CONTROL (control));

  if (ACIES_IS_DATE_CONTROL (control) || ACIES_IS_COORDINATES_CONTROL (control) ||
      ACIES_IS_TEXTS_CONTROL (control))
    acies_name_widget (control, name);
  else if (GTK_IS_DROP_DOWN (focus))
    acies_name_drop_down (focus, name);
  else if (GTK_IS_MENU_BUTTON (focus))
    acies_name_menu_button (focus, name);
  else
    acies_name_widget (focus, name);
}

char *
acies_form_kind_get_range (const AciesFormField *field)
{
  const char *unit = field->unit != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "field", field->unit) : NULL;

  if (field->kind == ACIES_FIELD_POINTS)
    /* Translators: how places are entered; %s is their unit. */
    return g_strdup_printf (C_ ("range", "x y; … %s"), unit);
  if (field->kind == ACIES_FIELD_POINT)
    /* Translators: how a place is entered; %s is its unit. */
    return g_strdup_printf (C_ ("range", "x y, %s"), unit);
  if (field->kind != ACIES_FIELD_INT && field->kind != ACIES_FIELD_LENGTH)
    return g_strdup (unit);
  if (unit == NULL)
    /* Translators: the least and the greatest number that may be entered. */
    return g_strdup_printf (C_ ("range", "%1$d to %2$d"), field->least, field->most);

  /* Translators: the least and the greatest number that may be entered, then their unit. */
  return g_strdup_printf (C_ ("range", "%1$d to %2$d %3$s"), field->least, field->most, unit);
}

char *
acies_form_kind_get_condition (AciesEditorContext *context,
                               const AciesFormField   *fields,
                               const AciesFormField   *field)
{
  const AciesFormField *other = acies_field_find (fields, field->when_key);
  const char *label = other != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "field", other->label) : field->when_key;
  const char *words = field->when_value;
  int value = 0;

  if (other != NULL && other->kind == ACIES_FIELD_BOOL)
    words = g_str_equal (words, "true") ? C_ ("switch", "on") : C_ ("switch", "off");
  else if (other != NULL && other->choices != NULL &&
           acies_names_find (other->choices, words, &value))
    words = acies_editor_context_get_draft (context)->choice_text (other, value);

  /* Translators: the label of another field, and what must be chosen there. */
  return g_strdup_printf (_("Only where “%1$s” is “%2$s”."), label, words);
}
