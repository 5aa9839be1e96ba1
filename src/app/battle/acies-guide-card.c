/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-guide-card.h"

#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

struct _AciesGuideCard
{
  GtkWidget parent_instance;

  guint    step;
  gboolean cramped;
  gboolean asked;    /* the person has folded or unfolded it since the step began: */
  gboolean wished;   /* so */

  GtkWidget *box;
  GtkLabel  *title_label;
  GtkLabel  *count_label;
  GtkWidget *rules_button;
  GtkButton *fold_button;
  GtkWidget *more_button;
  GtkLabel  *text_label;
  GtkLabel  *note_label;
};

G_DEFINE_FINAL_TYPE (AciesGuideCard, acies_guide_card, GTK_TYPE_WIDGET)

static void
acies_guide_card_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_GUIDE_CARD (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_guide_card_parent_class)->dispose (object);
}

gboolean
acies_guide_card_is_folded (AciesGuideCard *self)
{
  g_return_val_if_fail (ACIES_IS_GUIDE_CARD (self), FALSE);

  return self->asked ? self->wished : self->cramped;
}

static void
update_fold (AciesGuideCard *self)
{
  const gboolean folded = acies_guide_card_is_folded (self);
  const gboolean notes = *gtk_label_get_label (self->note_label) != '\0';
  const char    *name = folded ? _("Unfold the Guide") : _("Fold the Guide");
  GtkAccessible *button = GTK_ACCESSIBLE (self->fold_button);

  gtk_widget_set_visible (GTK_WIDGET (self->text_label), !folded);
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), !folded && notes);
  gtk_label_set_wrap (self->title_label, !folded);
  gtk_label_set_ellipsize (self->title_label, folded ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_button_set_icon_name (self->fold_button, folded ? "pan-down-symbolic" : "pan-up-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->fold_button), name);
  gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (button, GTK_ACCESSIBLE_STATE_EXPANDED, !folded, -1);
}

static void
fold_clicked_cb (AciesGuideCard *self)
{
  self->wished = !acies_guide_card_is_folded (self);
  self->asked = TRUE;
  update_fold (self);
}

static void
acies_guide_card_class_init (AciesGuideCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_guide_card_dispose;
  g_type_ensure (ACIES_TYPE_COLUMNS);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-guide-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesGuideCard, box);
  gtk_widget_class_bind_template_child (widget_class, AciesGuideCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, AciesGuideCard, count_label);
  gtk_widget_class_bind_template_child (widget_class, AciesGuideCard, rules_button);
  gtk_widget_class_bind_template_child (widget_class, AciesGuideCard, fold_button);
  gtk_widget_class_bind_template_child (widget_class, AciesGuideCard, more_button);
  gtk_widget_class_bind_template_child (widget_class, AciesGuideCard, text_label);
  gtk_widget_class_bind_template_child (widget_class, AciesGuideCard, note_label);
  gtk_widget_class_bind_template_callback (widget_class, fold_clicked_cb);
}

static void
acies_guide_card_init (AciesGuideCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_name_menu_button (self->more_button, _("More About the Guide"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Guide"), -1);
  update_fold (self);
}

/* Readers hear a label with a live role again only when its accessible name changes. */
static void
say (GtkLabel *label, const char *words)
{
  if (g_strcmp0 (gtk_label_get_label (label), words) == 0)
    return;

  gtk_label_set_label (label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
acies_guide_card_show (AciesGuideCard *self, const AciesGuide *guide, guint step,
                       const char *title, const char *text, const char *clause, const char *note)
{
  g_autofree char *count = NULL;

  g_return_if_fail (ACIES_IS_GUIDE_CARD (self));

  self->asked = self->asked && self->step == step;
  self->step = step;
  /* Translators: step %1$u of %2$u of the guide. */
  count = g_strdup_printf (_("%1$u of %2$u"), step + 1, guide->n_steps);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->count_label, count);
  say (self->text_label, text);
  say (self->note_label, note != NULL ? note : "");
  gtk_widget_set_visible (self->rules_button, clause != NULL);
  if (clause != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules_button), "s", clause);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rules_button), "win.show-clause");
    }
  update_fold (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
acies_guide_card_set_cramped (AciesGuideCard *self, gboolean cramped)
{
  g_return_if_fail (ACIES_IS_GUIDE_CARD (self));

  if (self->cramped == cramped)
    return;

  self->cramped = cramped;
  update_fold (self);
}

void
acies_guide_card_hide (AciesGuideCard *self)
{
  g_return_if_fail (ACIES_IS_GUIDE_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

guint
acies_guide_card_get_step (AciesGuideCard *self)
{
  g_return_val_if_fail (ACIES_IS_GUIDE_CARD (self), 0);

  return self->step;
}

const char *
acies_guide_card_get_title (AciesGuideCard *self)
{
  g_return_val_if_fail (ACIES_IS_GUIDE_CARD (self), NULL);

  return gtk_label_get_label (self->title_label);
}

const char *
acies_guide_card_get_note (AciesGuideCard *self)
{
  g_return_val_if_fail (ACIES_IS_GUIDE_CARD (self), NULL);

  return gtk_label_get_label (self->note_label);
}
