/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-text-control.h"

#define LEAST_HEIGHT 84   /* of paragraphs, in logical pixels */
#define MOST_HEIGHT  240

#include <locale.h>

struct _AciesTextControl
{
  AciesFormControl parent_instance;

  GtkWidget *entry;
  gboolean   required;
};

struct _AciesParagraphsControl
{
  AciesFormControl parent_instance;

  GtkWidget *view;
  gboolean   required;
};

G_DEFINE_FINAL_TYPE (AciesTextControl, acies_text_control, ACIES_TYPE_FORM_CONTROL)
G_DEFINE_FINAL_TYPE (AciesParagraphsControl, acies_paragraphs_control, ACIES_TYPE_FORM_CONTROL)

GtkWidget *
acies_form_entry_new (int chars)
{
  return g_object_new (GTK_TYPE_ENTRY,
                       "enable-undo", FALSE,
                       "width-chars", chars,
                       "max-width-chars", chars,
                       "hexpand", chars == 0,
                       NULL);
}

void
acies_form_entry_set_text (GtkWidget  *entry,
                           const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), text))
    gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static JsonNode *
value_of (const char *text,
          gboolean    required)
{
  return *text == '\0' && !required ? NULL : acies_form_value_of_text (text);
}

/* One line */

static void
on_changed_cb (AciesTextControl *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  acies_form_control_edit (ACIES_FORM_CONTROL (self), value_of (text, self->required), TRUE);
}

static void
acies_text_control_show (AciesFormControl *control,
                         JsonNode         *value)
{
  g_autofree char *text = acies_form_value_to_text (value);

  acies_form_entry_set_text (ACIES_TEXT_CONTROL (control)->entry, text);
}

static GtkWidget *
acies_text_control_get_focus (AciesFormControl *control)
{
  return ACIES_TEXT_CONTROL (control)->entry;
}

static void
acies_text_control_class_init (AciesTextControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  control_class->show = acies_text_control_show;
  control_class->get_focus = acies_text_control_get_focus;
}

static void
acies_text_control_init (AciesTextControl *self)
{
  self->entry = acies_form_entry_new (0);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), self->entry);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_text_control_new (gboolean required)
{
  AciesTextControl *self = g_object_new (ACIES_TYPE_TEXT_CONTROL, NULL);

  self->required = required;
  return GTK_WIDGET (self);
}

/* Paragraphs */

static void
on_buffer_changed_cb (AciesParagraphsControl *self)
{
  g_autofree char *text = NULL;

  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view)), "text", &text, NULL);
  acies_form_control_edit (ACIES_FORM_CONTROL (self), value_of (text, self->required), TRUE);
}

static void
acies_paragraphs_control_show (AciesFormControl *control,
                               JsonNode         *value)
{
  GtkTextBuffer *buffer =
    gtk_text_view_get_buffer (GTK_TEXT_VIEW (ACIES_PARAGRAPHS_CONTROL (control)->view));
  g_autofree char *text = acies_form_value_to_text (value);

  gtk_text_buffer_set_text (buffer, text, -1);
}

static GtkWidget *
acies_paragraphs_control_get_focus (AciesFormControl *control)
{
  return ACIES_PARAGRAPHS_CONTROL (control)->view;
}

static void
acies_paragraphs_control_class_init (AciesParagraphsControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  control_class->show = acies_paragraphs_control_show;
  control_class->get_focus = acies_paragraphs_control_get_focus;
}

static void
acies_paragraphs_control_init (AciesParagraphsControl *self)
{
  GtkWidget *scroller = NULL;
  GtkTextBuffer *buffer = NULL;

  self->view = g_object_new (GTK_TYPE_TEXT_VIEW,
                             "wrap-mode", GTK_WRAP_WORD_CHAR,
                             "accepts-tab", FALSE,
                             "top-margin", 6,
                             "bottom-margin", 6,
                             "left-margin", 8,
                             "right-margin", 8,
                             NULL);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view));
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                           "child", self->view,
                           "has-frame", TRUE,
                           "hscrollbar-policy", GTK_POLICY_NEVER,
                           "min-content-height", LEAST_HEIGHT,
                           "max-content-height", MOST_HEIGHT,
                           "propagate-natural-height", TRUE,
                           NULL);
  gtk_widget_add_css_class (scroller, "acies-paragraphs");
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), scroller);
  g_signal_connect_object (buffer, "changed", G_CALLBACK (on_buffer_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_paragraphs_control_new (gboolean required)
{
  AciesParagraphsControl *self = g_object_new (ACIES_TYPE_PARAGRAPHS_CONTROL, NULL);

  self->required = required;
  return GTK_WIDGET (self);
}

#define ARABIC_POINT 0x066b
#define MINUS        0x2212

char *
acies_form_text_to_ascii (const char *text)
{
  const gunichar point = g_utf8_get_char_validated (localeconv ()->decimal_point, -1);
  GString *ascii = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isdigit (letter))
        g_string_append_c (ascii, (char) ('0' + g_unichar_digit_value (letter)));
      else if (letter == point || letter == ARABIC_POINT)
        g_string_append_c (ascii, '.');
      else if (letter == MINUS)
        g_string_append_c (ascii, '-');
      else
        g_string_append_unichar (ascii, letter);
    }

  return g_strstrip (g_string_free (ascii, FALSE));
}
