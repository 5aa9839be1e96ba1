/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-date-control.h"

#include "editor/acies-number-control.h"
#include "editor/acies-text-control.h"
#include "engine/core/acies-date.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>

#define MOST_YEAR 9999

enum
{
  ERA_BC,
  ERA_AD,
};

struct _AciesDateControl
{
  AciesFormControl parent_instance;

  GtkWidget *day_entry;
  GtkWidget *month_drop_down;  /* 0: none */
  GtkWidget *year_entry;
  GtkWidget *era_drop_down;
};

G_DEFINE_FINAL_TYPE (AciesDateControl, acies_date_control, ACIES_TYPE_FORM_CONTROL)

/* The year as the file writes it; whatever else was typed stays as it is, for the checker to complain of. */
static char *
year_to_file (const char *typed,
              guint       era)
{
  gint64 year = 0;

  if (!acies_number_parse (typed, &year) || year < 1 || year > MOST_YEAR)
    return g_strdup (typed);
  if (era == ERA_AD)
    return g_strdup_printf ("%04d", (int) year);

  return g_strdup_printf ("%s%04d", year > 1 ? "-" : "", (int) year - 1);
}

static char *
day_to_file (const char *typed)
{
  gint64 day = 0;

  if (!acies_number_parse (typed, &day) || day < 1 || day > 99)
    return g_strdup (typed);

  return g_strdup_printf ("%02d", (int) day);
}

static JsonNode *
compose (AciesDateControl *self)
{
  const char *day = gtk_editable_get_text (GTK_EDITABLE (self->day_entry));
  const char *year = gtk_editable_get_text (GTK_EDITABLE (self->year_entry));
  const guint month = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->month_drop_down));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *year_text = NULL;
  g_autofree char *day_text = day_to_file (day);

  if (*day == '\0' && *year == '\0' && month == 0)
    return NULL;

  year_text = year_to_file (year, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->era_drop_down)));
  g_string_append (text, year_text);
  if (month > 0 || *day != '\0')
    g_string_append_printf (text, "-%02u", month);
  if (*day != '\0')
    g_string_append_printf (text, "-%s", day_text);

  return acies_form_value_of_text (text->str);
}

static void
on_typed_cb (AciesDateControl *self)
{
  acies_form_control_edit (ACIES_FORM_CONTROL (self), compose (self), TRUE);
}

static void
on_chosen_cb (AciesDateControl *self)
{
  acies_form_control_edit (ACIES_FORM_CONTROL (self), compose (self), FALSE);
}

static void
show_parts (AciesDateControl *self,
            const char       *day,
            int               month,
            const char       *year,
            int               era)
{
  acies_form_entry_set_text (self->day_entry, day);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->month_drop_down), month);
  acies_form_entry_set_text (self->year_entry, year);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->era_drop_down), era);
}

/* What is no date stands in the entry of the year, as it is. */
static void
acies_date_control_show (AciesFormControl *control,
                         JsonNode         *value)
{
  AciesDateControl *self = ACIES_DATE_CONTROL (control);
  g_autofree char *text = acies_form_value_to_text (value);
  g_autofree char *day_text = NULL;
  g_autofree char *year_text = NULL;
  int year = 0;
  int month = 0;
  int day = 0;

  if (!acies_date_parse (text, &year, &month, &day))
    {
      show_parts (self, "", 0, text, ERA_BC);
      return;
    }

  day_text = day > 0 ? g_strdup_printf ("%d", day) : g_strdup ("");
  year_text = g_strdup_printf ("%d", year <= 0 ? 1 - year : year);
  show_parts (self, day_text, month, year_text, year <= 0 ? ERA_BC : ERA_AD);
}

static GtkWidget *
acies_date_control_get_focus (AciesFormControl *control)
{
  return ACIES_DATE_CONTROL (control)->day_entry;
}

static void
acies_date_control_class_init (AciesDateControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  control_class->show = acies_date_control_show;
  control_class->get_focus = acies_date_control_get_focus;
}

static GtkWidget *
entry_new (AciesDateControl *self,
           int               chars,
           const char       *name)
{
  GtkWidget *entry = acies_form_entry_new (chars);

  gtk_widget_set_tooltip_text (entry, name);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), name);
  acies_name_widget (entry, name);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_typed_cb), self, G_CONNECT_SWAPPED);
  return entry;
}

static GtkWidget *
drop_down_new (AciesDateControl  *self,
               const char *const *words,
               const char        *name)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (words);

  acies_typing_in_drop_down (drop_down);
  gtk_widget_set_tooltip_text (drop_down, name);
  acies_name_drop_down (drop_down, name);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (on_chosen_cb), self, G_CONNECT_SWAPPED);
  return drop_down;
}

/* The months stand in the language of the dates that are shown elsewhere. */
static GtkWidget *
month_drop_down_new (AciesDateControl *self)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  g_ptr_array_add (words, (gpointer) C_ ("month", "no month"));
  for (int month = 1; month <= 12; month++)
    g_ptr_array_add (words, (gpointer) acies_date_get_month_text (month));
  g_ptr_array_add (words, NULL);

  return drop_down_new (self, (const char *const *) words->pdata, _("Month"));
}

static void
acies_date_control_init (AciesDateControl *self)
{
  const char *const eras[] = { C_ ("era", "BC"), C_ ("era", "AD"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->day_entry = entry_new (self, 3, _("Day"));
  self->month_drop_down = month_drop_down_new (self);
  self->year_entry = entry_new (self, 5, _("Year"));
  self->era_drop_down = drop_down_new (self, eras, _("Era"));
  gtk_box_append (GTK_BOX (box), self->day_entry);
  gtk_box_append (GTK_BOX (box), self->month_drop_down);
  gtk_box_append (GTK_BOX (box), self->year_entry);
  gtk_box_append (GTK_BOX (box), self->era_drop_down);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), box);
}

GtkWidget *
acies_date_control_new (void)
{
  return g_object_new (ACIES_TYPE_DATE_CONTROL, NULL);
}
