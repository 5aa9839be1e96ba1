/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-layout.h"

#include "widgets/acies-common.h"
#include "widgets/acies-text-size.h"

/* Logical pixels; widths at the plain size of letters. */
#define FOLD_WIDTH   700
#define PANEL_LEAST  280
#define PANEL_MOST   380
#define PANEL_SHARE  0.28
#define BOARD_SHARE  0.56   /* of the height when folded */
#define BOARD_HEIGHT 200

struct _AciesBattleLayout
{
  GtkWidget parent_instance;

  GtkWidget *board;
  GtkWidget *panel;
  gboolean   folded;
  guint      notify_id;
};

enum
{
  PROP_0,
  PROP_BOARD,
  PROP_PANEL,
  PROP_FOLDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesBattleLayout, acies_battle_layout, GTK_TYPE_WIDGET)

static gboolean
acies_battle_layout_has_panel (AciesBattleLayout *self)
{
  return self->panel != NULL && gtk_widget_get_visible (self->panel);
}

static void
measure_child (GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum,
               int *natural)
{
  *minimum = 0;
  *natural = 0;
  if (child != NULL && gtk_widget_get_visible (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

/* Of the panel beside the board, where the page is @width wide. */
static int
panel_width (AciesBattleLayout *self, int width)
{
  const int least = acies_text_size_scale (GTK_WIDGET (self), PANEL_LEAST);
  const int most = acies_text_size_scale (GTK_WIDGET (self), PANEL_MOST);
  int       needed;
  int       natural;

  measure_child (self->panel, GTK_ORIENTATION_HORIZONTAL, -1, &needed, &natural);
  return MIN (MAX (CLAMP ((int) (width * PANEL_SHARE), least, most), needed), width);
}

static GtkSizeRequestMode
acies_battle_layout_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_battle_layout_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  AciesBattleLayout *self = ACIES_BATTLE_LAYOUT (widget);
  int                board_least;
  int                board_natural;
  int                panel_least;
  int                panel_natural;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_child (self->board, orientation, -1, &board_least, &board_natural);
      measure_child (self->panel, orientation, -1, &panel_least, &panel_natural);
      *minimum = MAX (board_least, panel_least);
      *natural = board_natural + MAX (panel_natural, acies_text_size_scale (widget, PANEL_LEAST));
    }
  else
    {
      const gboolean beside = for_size >= acies_text_size_scale (widget, FOLD_WIDTH);
      const int      width = beside ? panel_width (self, for_size) : for_size;

      /* Words of the panel wrap at the width that it will have. */
      measure_child (self->board, orientation, -1, &board_least, &board_natural);
      measure_child (self->panel, orientation, width, &panel_least, &panel_natural);
      *minimum = beside ? MAX (board_least, panel_least) : board_least + panel_least;
      *natural = MAX (board_natural, *minimum);
    }
  *natural = MAX (*natural, *minimum);
}

static void
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, MAX (width, 1), MAX (height, 1) }, -1);
}

static void
acies_battle_layout_allocate_beside (AciesBattleLayout *self, int width, int height)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int      panel = panel_width (self, width);

  allocate (self->board, mirrored ? panel : 0, 0, width - panel, height);
  allocate (self->panel, mirrored ? 0 : width - panel, 0, panel, height);
}

static gboolean
notify_cb (gpointer data)
{
  AciesBattleLayout *self = data;

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);

  return G_SOURCE_REMOVE;
}

/* Listeners change widgets, which must not happen while sizes are given out. */
static void
acies_battle_layout_set_folded (AciesBattleLayout *self, gboolean folded)
{
  if (self->folded == folded)
    return;

  self->folded = folded;
  if (self->notify_id == 0)
    self->notify_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_cb, self, NULL);
}

static void
acies_battle_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AciesBattleLayout *self = ACIES_BATTLE_LAYOUT (widget);
  int                board = MAX ((int) (height * BOARD_SHARE), BOARD_HEIGHT);
  int                least;
  int                natural;

  if (self->board == NULL)
    return;

  acies_battle_layout_set_folded (self, width < acies_text_size_scale (widget, FOLD_WIDTH));

  if (!acies_battle_layout_has_panel (self))
    {
      allocate (self->board, 0, 0, width, height);
      return;
    }
  if (!self->folded)
    {
      acies_battle_layout_allocate_beside (self, width, height);
      return;
    }

  gtk_widget_measure (self->panel, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  board = MIN (board, height - least);
  allocate (self->board, 0, 0, width, board);
  allocate (self->panel, 0, board, width, height - board);
}

static void
acies_battle_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesBattleLayout *self = ACIES_BATTLE_LAYOUT (object);

  switch (id)
    {
    case PROP_BOARD:
      g_value_set_object (value, self->board);
      break;
    case PROP_PANEL:
      g_value_set_object (value, self->panel);
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_battle_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AciesBattleLayout *self = ACIES_BATTLE_LAYOUT (object);

  switch (id)
    {
    case PROP_BOARD:
      acies_common_set_child (GTK_WIDGET (self), &self->board, g_value_get_object (value));
      break;
    case PROP_PANEL:
      acies_common_set_child (GTK_WIDGET (self), &self->panel, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_battle_layout_dispose (GObject *object)
{
  AciesBattleLayout *self = ACIES_BATTLE_LAYOUT (object);

  g_clear_handle_id (&self->notify_id, g_source_remove);
  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_battle_layout_parent_class)->dispose (object);
}

static void
acies_battle_layout_class_init (AciesBattleLayoutClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = acies_battle_layout_dispose;
  object_class->get_property = acies_battle_layout_get_property;
  object_class->set_property = acies_battle_layout_set_property;
  widget_class->get_request_mode = acies_battle_layout_get_request_mode;
  widget_class->measure = acies_battle_layout_measure;
  widget_class->size_allocate = acies_battle_layout_size_allocate;

  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_battle_layout_init (AciesBattleLayout *self)
{
  /* Until there is a size: a page that begins wide could not become as narrow as the window that it comes into. */
  self->folded = TRUE;
}
