/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-tray.h"

#include "battlefield/acies-token-view.h"
#include "widgets/acies-tip.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define TRAY_HEIGHT 46
#define TRAY_PAD    6
#define TOKEN_MOST  44.0
#define TOKEN_LEAST 12.0
#define TOKEN_STEP  1.07   /* from middle to middle, in widths */
#define TOKEN_RANK  0.86   /* between two rows, in widths */
#define NAME_MOST   0.4    /* of the tray's width, where that leaves less than the tokens could have */

/* A slot of the tray. */
typedef struct
{
  AciesTokenView *view;
  int             unit;    /* -1: a commander */
  int             leader;
  double          x, y;    /* its middle */
} AciesTraySlot;

struct _AciesFieldTray
{
  GtkWidget parent_instance;

  GtkWidget    *name;      /* button: the side and how many */
  GtkWidget    *name_label;
  GArray       *slots;     /* AciesTraySlot */
  int           side;
  double        token_width;
};

enum
{
  ALL_ACTIVATED,
  UNIT_ACTIVATED,
  LEADER_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesFieldTray, acies_field_tray, GTK_TYPE_WIDGET)

static AciesTraySlot *
acies_field_tray_slot (AciesFieldTray *self, guint index)
{
  return &g_array_index (self->slots, AciesTraySlot, index);
}

static void
acies_field_tray_clear (AciesFieldTray *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    gtk_widget_unparent (GTK_WIDGET (acies_field_tray_slot (self, i)->view));
  g_array_set_size (self->slots, 0);
}

static AciesTokenView *
acies_field_tray_add (AciesFieldTray *self, int unit, int leader)
{
  GtkWidget    *view = acies_token_view_new ((int) TOKEN_MOST, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  AciesTraySlot slot = { ACIES_TOKEN_VIEW (view), unit, leader, 0, 0 };

  gtk_widget_set_focusable (view, TRUE);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  g_array_append_val (self->slots, slot);

  return slot.view;
}

static int
acies_field_tray_find (AciesFieldTray *self, int unit, int leader)
{
  for (guint i = 0; i < self->slots->len; i++)
    if (acies_field_tray_slot (self, i)->unit == unit &&
        acies_field_tray_slot (self, i)->leader == leader)
      return (int) i;

  return -1;
}

static int
acies_field_tray_focused (AciesFieldTray *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  for (guint i = 0; i < self->slots->len; i++)
    if (GTK_WIDGET (acies_field_tray_slot (self, i)->view) == child)
      return (int) i;

  return -1;
}

/* Keys */

static gboolean
activate_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  AciesFieldTray *self = ACIES_FIELD_TRAY (widget);
  const int       index = acies_field_tray_focused (self);

  if (index < 0)
    return FALSE;

  if (acies_field_tray_slot (self, (guint) index)->unit >= 0)
    g_signal_emit (self, signals[UNIT_ACTIVATED], 0,
                   acies_field_tray_slot (self, (guint) index)->unit);
  else
    g_signal_emit (self, signals[LEADER_ACTIVATED], 0,
                   acies_field_tray_slot (self, (guint) index)->leader);

  return TRUE;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return acies_field_tray_move_focus (ACIES_FIELD_TRAY (widget), g_variant_get_int32 (args));
}

static void
name_clicked_cb (AciesFieldTray *self)
{
  g_signal_emit (self, signals[ALL_ACTIVATED], 0);
}

/* Places */

static void
acies_field_tray_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  AciesFieldTray *self = ACIES_FIELD_TRAY (widget);
  int             name_minimum;

  gtk_widget_measure (self->name, orientation, -1, &name_minimum, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = name_minimum + 2 * TRAY_PAD;
  else
    *minimum = *natural = MAX (TRAY_HEIGHT, name_minimum + 4);
}

/* The widest tokens that fit into one row, or into two. */
static double
acies_field_tray_fit (guint n, double width, double height, guint *columns)
{
  const double one = MIN (width / (TOKEN_STEP * n), (height - 2) / 0.82);
  const guint  half = (n + 1) / 2;
  const double two = MIN (width / (TOKEN_STEP * half), (height - 2) / (0.82 + TOKEN_RANK));
  const double best = MAX (one, two);

  *columns = one >= two ? n : half;

  return CLAMP (floor (best), TOKEN_LEAST, TOKEN_MOST);
}

static void
acies_field_tray_place (AciesFieldTray *self, AciesTraySlot *slot)
{
  GtkWidget     *view = GTK_WIDGET (slot->view);
  GtkAllocation  place;
  GtkRequisition size;

  gtk_widget_get_preferred_size (view, &size, NULL);
  place.width = size.width;
  place.height = size.height;
  place.x = (int) (slot->x - size.width / 2.0);
  place.y = (int) (slot->y - size.height / 2.0);
  gtk_widget_size_allocate (view, &place, -1);
}

static void
acies_field_tray_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AciesFieldTray *self = ACIES_FIELD_TRAY (widget);
  const guint     n = self->slots->len;
  int             name_minimum;
  int             name_width;
  int             spare;
  int             left;
  guint           columns = 1;
  double          step;
  guint           rows;

  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, &name_minimum, &name_width, NULL,
                      NULL);
  spare = width - 3 * TRAY_PAD - (int) ceil (n * TOKEN_STEP * TOKEN_MOST);
  name_width = MAX (name_minimum, MIN (name_width, MAX (spare, (int) (width * NAME_MOST))));
  gtk_widget_size_allocate (self->name,
                            &(GtkAllocation){ TRAY_PAD, 2, name_width, MAX (height - 4, 1) }, -1);
  if (n == 0)
    return;

  left = name_width + 2 * TRAY_PAD;
  self->token_width = acies_field_tray_fit (n, MAX (width - left - TRAY_PAD, 1), height, &columns);
  rows = (n + columns - 1) / columns;
  step = MIN (self->token_width * TOKEN_STEP, MAX (width - left - TRAY_PAD, 1) / (double) columns);
  for (guint i = 0; i < n; i++)
    {
      AciesTraySlot *slot = acies_field_tray_slot (self, i);
      const double   row = i / columns - (rows - 1) / 2.0;

      slot->x = left + (i % columns + 0.5) * step;
      slot->y = height / 2.0 + row * self->token_width * TOKEN_RANK;
      acies_token_view_set_width (slot->view, (int) self->token_width);
      acies_field_tray_place (self, slot);
    }
}

static void
acies_field_tray_dispose (GObject *object)
{
  AciesFieldTray *self = ACIES_FIELD_TRAY (object);

  acies_field_tray_clear (self);
  g_clear_pointer (&self->name, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_field_tray_parent_class)->dispose (object);
}

static void
acies_field_tray_finalize (GObject *object)
{
  g_array_unref (ACIES_FIELD_TRAY (object)->slots);

  G_OBJECT_CLASS (acies_field_tray_parent_class)->finalize (object);
}

static void
acies_field_tray_class_init (AciesFieldTrayClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType     type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = acies_field_tray_dispose;
  object_class->finalize = acies_field_tray_finalize;
  widget_class->measure = acies_field_tray_measure;
  widget_class->size_allocate = acies_field_tray_size_allocate;

  signals[ALL_ACTIVATED] = g_signal_new ("all-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[UNIT_ACTIVATED] = g_signal_new ("unit-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[LEADER_ACTIVATED] = g_signal_new ("leader-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, activate_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, activate_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, move_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, move_cb, "i", 1);

  gtk_widget_class_set_css_name (widget_class, "acies-tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_field_tray_init (AciesFieldTray *self)
{
  self->slots = g_array_new (FALSE, TRUE, sizeof (AciesTraySlot));
  self->side = ACIES_NO_SIDE;

  self->name_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->name_label), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->name_label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->name_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->name_label), 0);
  gtk_label_set_width_chars (GTK_LABEL (self->name_label), 6);
  gtk_widget_add_css_class (self->name_label, "acies-tray-name");
  self->name = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->name), self->name_label);
  gtk_widget_add_css_class (self->name, "flat");
  gtk_widget_set_focusable (self->name, FALSE);
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
  g_signal_connect_swapped (self->name, "clicked", G_CALLBACK (name_clicked_cb), self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

AciesFieldTray *
acies_field_tray_new (void)
{
  return g_object_new (ACIES_TYPE_FIELD_TRAY, NULL);
}

static void
acies_field_tray_fill (AciesFieldTray *self, const AciesScene *scene)
{
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == self->side && token->cell == ACIES_NO_CELL && !token->on_table)
        acies_token_view_set_token (acies_field_tray_add (self, token->unit, -1), token);
    }

  for (guint i = 0; i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);

      if (leader->side == self->side && leader->cell == ACIES_NO_CELL && !leader->on_table)
        acies_token_view_set_leader (acies_field_tray_add (self, -1, leader->commander), leader);
    }
}

static void
acies_field_tray_label (AciesFieldTray *self, const char *side_name)
{
  g_autofree char *words = NULL;
  g_autofree char *hint = NULL;

  /* Translators: %1$s is an army, %2$u how many of its units and commanders are still off the field. */
  words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u off the field",
                                        "%1$s: %2$u off the field", self->slots->len),
                           side_name, self->slots->len);
  /* Translators: %s is an army. */
  hint = g_strdup_printf (_("Choose all of %s who are off the field"), side_name);
  gtk_label_set_label (GTK_LABEL (self->name_label), words);
  acies_tip_set (self->name, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
acies_field_tray_set_scene (AciesFieldTray *self, const AciesScene *scene, int side)
{
  const int focused = acies_field_tray_focused (self);

  g_return_if_fail (ACIES_IS_FIELD_TRAY (self));

  acies_field_tray_clear (self);
  self->side = side;
  if (scene != NULL && side != ACIES_NO_SIDE)
    {
      acies_field_tray_fill (self, scene);
      acies_field_tray_label (self, scene->sides[side].name);
    }

  gtk_widget_set_visible (GTK_WIDGET (self), self->slots->len > 0);
  if (focused >= 0 && self->slots->len > 0)
    {
      const guint index = MIN ((guint) focused, self->slots->len - 1);

      gtk_widget_grab_focus (GTK_WIDGET (acies_field_tray_slot (self, index)->view));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
acies_field_tray_set_marks (AciesFieldTray *self, const AciesTokenMarks *marks)
{
  g_return_if_fail (ACIES_IS_FIELD_TRAY (self));

  for (guint i = 0; i < self->slots->len; i++)
    {
      const AciesTraySlot *slot = acies_field_tray_slot (self, i);
      AciesMarks           shown = 0;
      AciesUnits           bit;

      if (slot->unit < 0)
        continue;
      bit = ACIES_UNIT_BIT ((guint) slot->unit);
      if ((marks->selected[self->side] & bit) != 0)
        shown |= ACIES_MARK_SELECTED;
      if ((marks->choices[self->side] & bit) != 0)
        shown |= ACIES_MARK_LEGAL;
      acies_token_view_set_marks (slot->view, shown);
    }
}

void
acies_field_tray_set_leader_mark (AciesFieldTray *self, int commander)
{
  g_return_if_fail (ACIES_IS_FIELD_TRAY (self));

  for (guint i = 0; i < self->slots->len; i++)
    {
      const AciesTraySlot *slot = acies_field_tray_slot (self, i);

      if (slot->unit < 0)
        acies_token_view_set_marks (slot->view,
                                    slot->leader == commander ? ACIES_MARK_SELECTED : 0);
    }
}

int
acies_field_tray_get_side (AciesFieldTray *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_TRAY (self), ACIES_NO_SIDE);

  return self->side;
}

gboolean
acies_field_tray_is_empty (AciesFieldTray *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_TRAY (self), TRUE);

  return self->slots->len == 0;
}

gboolean
acies_field_tray_pick (AciesFieldTray *self, double x, double y, double reach, int *unit,
                       int *leader)
{
  double best = self->token_width / 2 + reach;

  g_return_val_if_fail (ACIES_IS_FIELD_TRAY (self), FALSE);

  *unit = -1;
  *leader = -1;
  for (guint i = 0; i < self->slots->len; i++)
    {
      const AciesTraySlot *slot = acies_field_tray_slot (self, i);
      const double         distance = hypot (slot->x - x, slot->y - y);

      if (distance >= best)
        continue;
      best = distance;
      *unit = slot->unit;
      *leader = slot->leader;
    }

  return *unit >= 0 || *leader >= 0;
}

gboolean
acies_field_tray_focus (AciesFieldTray *self, int unit)
{
  int index;

  g_return_val_if_fail (ACIES_IS_FIELD_TRAY (self), FALSE);

  if (self->slots->len == 0)
    return FALSE;

  index = acies_field_tray_find (self, unit, -1);

  return gtk_widget_grab_focus (GTK_WIDGET (acies_field_tray_slot (self, MAX (index, 0))->view));
}

gboolean
acies_field_tray_move_focus (AciesFieldTray *self, int dx)
{
  const int next = acies_field_tray_focused (self) + dx;

  g_return_val_if_fail (ACIES_IS_FIELD_TRAY (self), FALSE);

  if (next < 0 || next >= (int) self->slots->len)
    return FALSE;

  return gtk_widget_grab_focus (GTK_WIDGET (acies_field_tray_slot (self, (guint) next)->view));
}
