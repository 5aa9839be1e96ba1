/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-layout.h"

#include "widgets/acies-common.h"

/* Logical pixels. */
#define WIDE        900
#define MEDIUM      600
#define PARTS_LEAST 160
#define PARTS_MOST  220
#define PARTS_SHARE 0.15
#define MAP_LEAST   280
#define MAP_SHARE   0.47   /* of what the list of parts leaves */

struct _AciesEditorLayout
{
  GtkWidget parent_instance;

  GtkWidget      *parts;
  GtkWidget      *page;
  GtkWidget      *map;
  gboolean        show_map;
  AciesEditorPane pane;
  AciesEditorRoom room;
  guint           notify_id;
};

enum
{
  PROP_0,
  PROP_PARTS,
  PROP_PAGE,
  PROP_MAP,
  PROP_SHOW_MAP,
  PROP_PANE,
  PROP_ROOM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesEditorLayout, acies_editor_layout, GTK_TYPE_WIDGET)

static void
acies_editor_layout_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  AciesEditorLayout *self = ACIES_EDITOR_LAYOUT (widget);
  GtkWidget *const children[] = { self->parts, self->page, self->map };
  int sum = 0;

  *minimum = 0;
  *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int least, wanted;

      gtk_widget_measure (children[i], orientation, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
      sum += wanted;
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*natural, sum);
}

static gboolean
on_notify_cb (gpointer user_data)
{
  AciesEditorLayout *self = ACIES_EDITOR_LAYOUT (user_data);

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROOM]);
  return G_SOURCE_REMOVE;
}

/* Whoever is told may hide and show widgets, which must not be done while they are laid out. */
static void
set_room (AciesEditorLayout *self,
          AciesEditorRoom    room)
{
  if (self->room == room)
    return;

  self->room = room;
  if (self->notify_id == 0)
    self->notify_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_notify_cb, self, NULL);
}

static gboolean
has_parts (AciesEditorLayout *self)
{
  return self->room != ACIES_EDITOR_NARROW || self->pane == ACIES_EDITOR_PANE_PARTS;
}

/* In a medium window the map takes the place of the page; the list of parts leads back to it. */
static gboolean
has_page (AciesEditorLayout *self)
{
  if (self->room == ACIES_EDITOR_WIDE)
    return TRUE;
  if (self->room == ACIES_EDITOR_MEDIUM)
    return self->pane != ACIES_EDITOR_PANE_MAP;

  return self->pane == ACIES_EDITOR_PANE_PAGE;
}

gboolean
acies_editor_layout_has_map (AciesEditorLayout *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_LAYOUT (self), FALSE);

  return self->room == ACIES_EDITOR_WIDE ? self->show_map : self->pane == ACIES_EDITOR_PANE_MAP;
}

static int
parts_width_of (AciesEditorLayout *self,
                int                width)
{
  int least;

  if (self->room == ACIES_EDITOR_NARROW)
    return width;

  /* Not what the words want: names and counts change as one types. */
  gtk_widget_measure (self->parts, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return MAX (CLAMP ((int) (width * PARTS_SHARE), PARTS_LEAST, PARTS_MOST), least);
}

static int
map_width_of (AciesEditorLayout *self,
              int                width)
{
  int least, page_least;

  if (!has_page (self))
    return width;

  gtk_widget_measure (self->map, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->page, GTK_ORIENTATION_HORIZONTAL, -1, &page_least, NULL, NULL, NULL);
  return CLAMP ((int)(width * MAP_SHARE), MAX (MAP_LEAST, least),
                MAX (MAX (MAP_LEAST, least), width - page_least));
}

/* @x: where the child begins from the start of the line, which is the right where that is read first. */
static void
place (AciesEditorLayout *self,
       GtkWidget         *child,
       gboolean           seen,
       GtkAllocation      area)
{
  gtk_widget_set_child_visible (child, seen);
  if (!seen)
    return;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (GTK_WIDGET (self)) - area.x - area.width;
  gtk_widget_size_allocate (child, &area, -1);
}

static void
acies_editor_layout_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  AciesEditorLayout *self = ACIES_EDITOR_LAYOUT (widget);
  int at = 0;
  int map_width = 0;
  int page_width = 0;

  set_room (self, width >= WIDE     ? ACIES_EDITOR_WIDE
                  : width >= MEDIUM ? ACIES_EDITOR_MEDIUM
                                    : ACIES_EDITOR_NARROW);
  if (has_parts (self))
    {
      const int parts_width = parts_width_of (self, width);

      place (self, self->parts, TRUE, (GtkAllocation){ 0, 0, parts_width, height });
      at = parts_width;
    }
  else
    place (self, self->parts, FALSE, (GtkAllocation){ 0 });

  if (acies_editor_layout_has_map (self))
    map_width = map_width_of (self, width - at);
  page_width = width - at - map_width;
  place (self, self->page, has_page (self), (GtkAllocation){ at, 0, page_width, height });
  place (self, self->map, map_width > 0, (GtkAllocation){ at + page_width, 0, map_width, height });
}

static void
acies_editor_layout_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  AciesEditorLayout *self = ACIES_EDITOR_LAYOUT (object);

  switch (id)
    {
    case PROP_PARTS:
      g_value_set_object (value, self->parts);
      break;
    case PROP_PAGE:
      g_value_set_object (value, self->page);
      break;
    case PROP_MAP:
      g_value_set_object (value, self->map);
      break;
    case PROP_SHOW_MAP:
      g_value_set_boolean (value, self->show_map);
      break;
    case PROP_PANE:
      g_value_set_int (value, self->pane);
      break;
    case PROP_ROOM:
      g_value_set_int (value, self->room);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_editor_layout_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  AciesEditorLayout *self = ACIES_EDITOR_LAYOUT (object);

  switch (id)
    {
    case PROP_PARTS:
      acies_common_set_child (GTK_WIDGET (self), &self->parts, g_value_get_object (value));
      break;
    case PROP_PAGE:
      acies_common_set_child (GTK_WIDGET (self), &self->page, g_value_get_object (value));
      break;
    case PROP_MAP:
      acies_common_set_child (GTK_WIDGET (self), &self->map, g_value_get_object (value));
      break;
    case PROP_SHOW_MAP:
      acies_editor_layout_set_show_map (self, g_value_get_boolean (value));
      break;
    case PROP_PANE:
      acies_editor_layout_set_pane (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_editor_layout_dispose (GObject *object)
{
  AciesEditorLayout *self = ACIES_EDITOR_LAYOUT (object);

  g_clear_handle_id (&self->notify_id, g_source_remove);
  acies_common_set_child (GTK_WIDGET (self), &self->parts, NULL);
  acies_common_set_child (GTK_WIDGET (self), &self->page, NULL);
  acies_common_set_child (GTK_WIDGET (self), &self->map, NULL);

  G_OBJECT_CLASS (acies_editor_layout_parent_class)->dispose (object);
}

static void
acies_editor_layout_class_init (AciesEditorLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = acies_editor_layout_dispose;
  object_class->get_property = acies_editor_layout_get_property;
  object_class->set_property = acies_editor_layout_set_property;
  widget_class->measure = acies_editor_layout_measure;
  widget_class->size_allocate = acies_editor_layout_size_allocate;

  properties[PROP_PARTS] = g_param_spec_object ("parts", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_PAGE] = g_param_spec_object ("page", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_MAP] = g_param_spec_object ("map", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SHOW_MAP] = g_param_spec_boolean ("show-map", NULL, NULL, TRUE, flags);
  properties[PROP_PANE] = g_param_spec_int ("pane", NULL, NULL, 0, ACIES_EDITOR_PANE_MAP, ACIES_EDITOR_PANE_PAGE, flags);
  properties[PROP_ROOM] = g_param_spec_int ("room", NULL, NULL, 0, ACIES_EDITOR_NARROW, 0,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_editor_layout_init (AciesEditorLayout *self)
{
  self->show_map = TRUE;
  self->pane = ACIES_EDITOR_PANE_PAGE;
}

AciesEditorRoom
acies_editor_layout_get_room (AciesEditorLayout *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_LAYOUT (self), ACIES_EDITOR_WIDE);

  return self->room;
}

AciesEditorPane
acies_editor_layout_get_pane (AciesEditorLayout *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_LAYOUT (self), ACIES_EDITOR_PANE_PAGE);

  return self->pane;
}

void
acies_editor_layout_set_pane (AciesEditorLayout *self,
                              AciesEditorPane    pane)
{
  g_return_if_fail (ACIES_IS_EDITOR_LAYOUT (self));

  if (self->pane == pane)
    return;

  self->pane = pane;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANE]);
}

gboolean
acies_editor_layout_get_show_map (AciesEditorLayout *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_LAYOUT (self), FALSE);

  return self->show_map;
}

void
acies_editor_layout_set_show_map (AciesEditorLayout *self,
                                  gboolean           show_map)
{
  g_return_if_fail (ACIES_IS_EDITOR_LAYOUT (self));

  if (self->show_map == show_map)
    return;

  self->show_map = show_map;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_MAP]);
}
