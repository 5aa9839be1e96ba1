/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-row.h"

#include "editor/acies-form-edit.h"
#include "editor/acies-form-help.h"
#include "editor/acies-form-kinds.h"
#include "editor/acies-problem-words.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

/* Logical pixels: below the first the label stands above; else it has a share of the width between the two others. */
#define FOLD_WIDTH  440
#define LABEL_LEAST 110
#define LABEL_MOST  190
#define LABEL_SHARE 0.28
#define SPACING     12
#define FOLDED_GAP  4

struct _AciesFormRow
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  const AciesFormField   *fields;
  const AciesFormField   *field;
  char               *object_path;  /* NULL: none yet */
  char               *path;
  char               *words;        /* the label without its access key */
  char               *problem;

  GtkWidget *label;
  GtkWidget *body;
  GtkWidget *control;
  GtkWidget *reason_label;  /* why the field has no effect */
  GtkWidget *fault_box;
  GtkWidget *fault_icon;
  GtkWidget *fault_label;
};

G_DEFINE_FINAL_TYPE (AciesFormRow, acies_form_row, GTK_TYPE_WIDGET)

/* Layout */

static int
label_width_of (int width)
{
  return CLAMP ((int) (width * LABEL_SHARE), LABEL_LEAST, LABEL_MOST);
}

static GtkSizeRequestMode
acies_form_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_height (AciesFormRow *self,
                int           width,
                int          *minimum,
                int          *natural)
{
  const gboolean folded = width >= 0 && width < FOLD_WIDTH;
  const int label_width = width < 0 || folded ? width : label_width_of (width);
  const int body_width = width < 0 || folded ? width : width - label_width - SPACING;
  int label_least, label_natural, body_least, body_natural;

  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, label_width, &label_least,
                      &label_natural, NULL, NULL);
  gtk_widget_measure (self->body, GTK_ORIENTATION_VERTICAL, body_width, &body_least, &body_natural,
                      NULL, NULL);
  *minimum = folded ? label_least + FOLDED_GAP + body_least : MAX (label_least, body_least);
  *natural = folded ? label_natural + FOLDED_GAP + body_natural : MAX (label_natural, body_natural);
}

static void
acies_form_row_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  AciesFormRow *self = ACIES_FORM_ROW (widget);
  int least, wanted;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_height (self, for_size, minimum, natural);
      return;
    }

  gtk_widget_measure (self->label, orientation, -1, minimum, NULL, NULL, NULL);
  gtk_widget_measure (self->body, orientation, -1, &least, &wanted, NULL, NULL);
  *minimum = MAX (*minimum, least);
  /* Where the label stands beside, there must be room for both. */
  if (LABEL_LEAST + SPACING + least > FOLD_WIDTH)
    *minimum = MAX (*minimum, LABEL_MOST + SPACING + least);
  *natural = MAX (*minimum, LABEL_MOST + SPACING + wanted);
}

static void
acies_form_row_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AciesFormRow *self = ACIES_FORM_ROW (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation label = { 0, 0, width, height };
  GtkAllocation body = { 0, 0, width, height };

  if (width < FOLD_WIDTH)
    {
      gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, width, NULL, &label.height, NULL,
                          NULL);
      body.y = label.height + FOLDED_GAP;
      body.height = MAX (1, height - body.y);
    }
  else
    {
      label.width = label_width_of (width);
      body.width = width - label.width - SPACING;
      label.x = mirrored ? body.width + SPACING : 0;
      body.x = mirrored ? 0 : label.width + SPACING;
    }
  gtk_widget_size_allocate (self->label, &label, -1);
  gtk_widget_size_allocate (self->body, &body, -1);
}

/* Editing */

static void
on_edited_cb (AciesFormRow *self,
              JsonNode     *value,
              gboolean      typing)
{
  const AciesFormEdit edit = {
    .fields = self->fields,
    .field = self->field,
    .object_path = self->object_path,
    .typing = typing,
  };

  if (self->object_path != NULL)
    acies_form_edit_apply (self->context, &edit, value);
}

static void
on_enter_cb (AciesFormRow *self)
{
  if (self->path != NULL)
    acies_editor_context_select (self->context, self->path);
}

/* What is typed next is another edit. */
static void
on_leave_cb (AciesFormRow *self)
{
  acies_form_edit_end (self->context);
}

/* Showing */

static gboolean
applies (AciesFormRow *self)
{
  AciesDocument *document = acies_editor_context_get_document (self->context);
  JsonNode *object = acies_document_peek (document, self->object_path);
  const AciesJsonCursor at = acies_json_root (object);

  return acies_field_applies (self->field, &at);
}

/* A field that has no effect may still have to be emptied. */
static void
update_reason (AciesFormRow *self,
               JsonNode     *value)
{
  const gboolean in_effect = applies (self);
  g_autofree char *reason = NULL;

  gtk_widget_set_sensitive (self->control, in_effect || value != NULL);
  gtk_widget_set_visible (self->reason_label, !in_effect);
  if (in_effect)
    return;

  reason = acies_form_kind_get_condition (self->context, self->fields, self->field);
  gtk_label_set_text (GTK_LABEL (self->reason_label), reason);
}

void
acies_form_row_update (AciesFormRow *self)
{
  JsonNode *value = NULL;

  g_return_if_fail (ACIES_IS_FORM_ROW (self));

  if (self->path == NULL)
    return;

  value = acies_document_peek (acies_editor_context_get_document (self->context), self->path);
  acies_form_kind_refresh (self->control, self->context, self->field, self->path);
  acies_form_control_show (ACIES_FORM_CONTROL (self->control), value);
  update_reason (self, value);
}

static void
describe (AciesFormRow *self)
{
  GtkWidget *focus = acies_form_control_get_focus (ACIES_FORM_CONTROL (self->control));
  g_autofree char *help = acies_form_help_get_text (self->field);
  g_autofree char *range = acies_form_kind_get_range (self->field);
  g_autoptr (GString) text = g_string_new (self->problem);

  if (range != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", range);
  if (help != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", help);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text->str, -1);
  gtk_accessible_update_state (
    GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_STATE_INVALID,
    self->problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

void
acies_form_row_update_problems (AciesFormRow *self)
{
  AciesDocumentProblem *problem = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (ACIES_IS_FORM_ROW (self));

  if (self->path == NULL)
    return;

  problem = acies_problem_find (acies_editor_context_get_checker (self->context), self->path);
  if (problem != NULL)
    sentence = acies_problem_get_sentence (problem);
  gtk_widget_set_visible (self->fault_box, problem != NULL);
  acies_problem_style (self->control, problem);
  if (g_strcmp0 (sentence, self->problem) == 0)
    return;

  g_free (self->problem);
  self->problem = g_steal_pointer (&sentence);
  if (problem != NULL)
    {
      gtk_label_set_text (GTK_LABEL (self->fault_label), self->problem);
      gtk_image_set_from_icon_name (
        GTK_IMAGE (self->fault_icon),
        acies_problem_get_icon (acies_document_problem_get_severity (problem)));
    }
  describe (self);
}

/* The widget */

static void
acies_form_row_dispose (GObject *object)
{
  AciesFormRow *self = ACIES_FORM_ROW (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->body, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_form_row_parent_class)->dispose (object);
}

static void
acies_form_row_finalize (GObject *object)
{
  AciesFormRow *self = ACIES_FORM_ROW (object);

  g_free (self->object_path);
  g_free (self->path);
  g_free (self->words);
  g_free (self->problem);

  G_OBJECT_CLASS (acies_form_row_parent_class)->finalize (object);
}

static gboolean
acies_form_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ACIES_FORM_ROW (widget)->control);
}

static void
acies_form_row_class_init (AciesFormRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_form_row_dispose;
  object_class->finalize = acies_form_row_finalize;
  widget_class->grab_focus = acies_form_row_grab_focus;
  widget_class->get_request_mode = acies_form_row_get_request_mode;
  widget_class->measure = acies_form_row_measure;
  widget_class->size_allocate = acies_form_row_size_allocate;
}

static GtkWidget *
line_new (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   "hexpand", TRUE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
acies_form_row_init (AciesFormRow *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL,
                              "wrap", TRUE,
                              "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              "xalign", 0.0,
                              "valign", GTK_ALIGN_START,
                              "use-underline", TRUE,
                              NULL);
  gtk_widget_add_css_class (self->label, "acies-field-label");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->body, GTK_WIDGET (self));

  self->reason_label = line_new ("acies-dim");
  self->fault_icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "valign", GTK_ALIGN_START, NULL);
  self->fault_label = line_new ("acies-fault");
  self->fault_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->fault_box), self->fault_icon);
  gtk_box_append (GTK_BOX (self->fault_box), self->fault_label);
  gtk_widget_set_visible (self->reason_label, FALSE);
  gtk_widget_set_visible (self->fault_box, FALSE);
}

static void
add_control (AciesFormRow *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *range = acies_form_kind_get_range (self->field);

  self->control = acies_form_kind_create (self->context, self->field);
  gtk_box_append (GTK_BOX (line), self->control);
  if (range != NULL)
    {
      GtkWidget *label = gtk_label_new (range);

      gtk_widget_add_css_class (label, "acies-dim");
      gtk_widget_set_hexpand (self->control, FALSE);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (line), label);
    }
  if (acies_form_help_has (self->field))
    gtk_box_append (
      GTK_BOX (line),
      acies_form_help_new (acies_editor_context_get_ruleset (self->context), self->field));
  gtk_box_append (GTK_BOX (self->body), line);
  gtk_box_append (GTK_BOX (self->body), self->reason_label);
  gtk_box_append (GTK_BOX (self->body), self->fault_box);

  g_signal_connect_object (self->control, "edited", G_CALLBACK (on_edited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_enter_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->control, focus);
}

gboolean
acies_form_row_can_show (const AciesFormField *field)
{
  return acies_form_kind_is_known (field);
}

GtkWidget *
acies_form_row_new (AciesEditorContext *context,
                    const AciesFormField   *fields,
                    const AciesFormField   *field)
{
  AciesFormRow *self = g_object_new (ACIES_TYPE_FORM_ROW, NULL);

  self->context = g_object_ref (context);
  self->fields = fields;
  self->field = field;
  self->words = g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "field", field->label));
  gtk_label_set_label (GTK_LABEL (self->label), self->words);
  add_control (self);
  gtk_label_set_mnemonic_widget (GTK_LABEL (self->label), self->control);
  acies_form_kind_name (self->control, self->words);
  describe (self);
  return GTK_WIDGET (self);
}

void
acies_form_row_set_path (AciesFormRow *self,
                         const char   *object_path)
{
  g_return_if_fail (ACIES_IS_FORM_ROW (self));
  g_return_if_fail (object_path != NULL);

  if (g_strcmp0 (self->object_path, object_path) == 0)
    return;

  g_free (self->object_path);
  g_free (self->path);
  self->object_path = g_strdup (object_path);
  self->path = acies_path_member (object_path, self->field->key);
  acies_form_row_update (self);
  acies_form_row_update_problems (self);
}

void
acies_form_row_set_access_key (AciesFormRow *self,
                               gunichar      letter)
{
  g_autoptr (GString) label = g_string_new (NULL);
  gboolean marked = FALSE;

  g_return_if_fail (ACIES_IS_FORM_ROW (self));

  for (const char *at = self->words; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (!marked && g_unichar_tolower (g_utf8_get_char (at)) == letter)
        {
          g_string_append_c (label, '_');
          marked = TRUE;
        }
      g_string_append_unichar (label, g_utf8_get_char (at));
    }
  gtk_label_set_label (GTK_LABEL (self->label), label->str);
}

const char *
acies_form_row_get_clause (AciesFormRow *self)
{
  g_return_val_if_fail (ACIES_IS_FORM_ROW (self), NULL);

  return self->field->clause;
}

const char *
acies_form_row_get_key (AciesFormRow *self)
{
  return self->field->key;
}

const char *
acies_form_row_get_label (AciesFormRow *self)
{
  return self->words;
}

const char *
acies_form_row_get_path (AciesFormRow *self)
{
  return self->path;
}

const char *
acies_form_row_get_problem (AciesFormRow *self)
{
  return self->problem;
}

GtkWidget *
acies_form_row_get_control (AciesFormRow *self)
{
  return self->control;
}
