/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-headed-list.h"

/* The list may scroll itself when it gets another height; then the head moves, and the height is another again. */
#define MOST_ROUNDS 4

struct _AciesHeadedList
{
  GtkWidget parent_instance;

  GtkWidget *head;
  GtkWidget *list;

  GtkAdjustment      *adjustments[2];  /* of the whole, by orientation */
  GtkScrollablePolicy policies[2];
  GtkAdjustment      *inner;           /* of the list, downwards */
  double              shift;           /* what the list scrolled by itself, to be told the whole */
  gboolean            allocating;
  GtkRoot            *root;
};

enum
{
  PROP_0,
  PROP_HEAD,
  PROP_LIST,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesHeadedList, acies_headed_list, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static gboolean
is_list_shown (AciesHeadedList *self)
{
  return self->list != NULL && gtk_widget_get_visible (self->list);
}

static int
get_head_height (AciesHeadedList *self,
                 int              width)
{
  int height = 0;

  if (self->head != NULL && gtk_widget_get_visible (self->head))
    gtk_widget_measure (self->head, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height;
}

static void
on_scrolled_cb (AciesHeadedList *self)
{
  if (!self->allocating)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The list went to an item by itself: the whole goes with it. */
static void
on_list_scrolled_cb (AciesHeadedList *self)
{
  double head, wanted;

  if (self->allocating || self->adjustments[GTK_ORIENTATION_VERTICAL] == NULL)
    return;

  head = get_head_height (self, gtk_widget_get_width (GTK_WIDGET (self)));
  wanted = MAX (gtk_adjustment_get_value (self->adjustments[GTK_ORIENTATION_VERTICAL]) - head, 0);
  self->shift = gtk_adjustment_get_value (self->inner) - wanted;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Allocation */

static void
place_child (GtkWidget *child,
             int        y,
             int        width,
             int        height)
{
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) y));

  gtk_widget_allocate (child, width, height, -1, transform);
}

/* With the first @value pixels scrolled away. */
static void
place (AciesHeadedList *self,
       int              width,
       int              height,
       int              head_height,
       double           value)
{
  const int head_gone = (int) MIN (value, head_height);
  const int list_top = head_height - head_gone;
  const int list_height = MAX (height - list_top, 1);
  const double wanted = MAX (value - head_height, 0);

  if (self->head != NULL && gtk_widget_get_visible (self->head))
    place_child (self->head, -head_gone, width, head_height);
  if (!is_list_shown (self))
    return;

  /* A list notes where it stands as a part of its height: with another height it goes astray, and is told anew. */
  if (list_height != gtk_widget_get_height (self->list))
    place_child (self->list, list_top, width, list_height);
  gtk_adjustment_set_value (self->inner, wanted);
  place_child (self->list, list_top, width, list_height);
}

/* Of the list, whether or not it has to scroll. */
static double
get_list_height (AciesHeadedList *self,
                 int              width)
{
  const double upper = gtk_adjustment_get_upper (self->inner);
  int natural = 0;

  if (!is_list_shown (self))
    return 0;
  if (upper > gtk_adjustment_get_page_size (self->inner))
    return upper;

  gtk_widget_measure (self->list, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return MIN (natural, upper);
}

/* Places the children until head and list agree. Returns: how far the whole is scrolled */
static double
place_at (AciesHeadedList *self,
          int              width,
          int              height,
          int              head_height,
          double           value)
{
  for (guint i = 0; i < MOST_ROUNDS; i++)
    {
      double wanted, got, most;

      place (self, width, height, head_height, value);
      wanted = MAX (value - head_height, 0);
      got = is_list_shown (self) ? gtk_adjustment_get_value (self->inner) : 0;
      most = MAX (head_height + get_list_height (self, width) - height, 0);
      if (ABS (got - wanted) < 1 && value <= most)
        break;
      value = CLAMP (value + got - wanted, 0, most);
    }

  return value;
}

/* How much of the item with the focus lies below what is to be seen, though it has room: the list scrolled when it was lower. */
static double
get_hidden_focus (AciesHeadedList *self)
{
  GtkWidget *item = is_list_shown (self) ? gtk_widget_get_focus_child (self->list) : NULL;
  const float height = is_list_shown (self) ? (float) gtk_widget_get_height (self->list) : 0;
  graphene_rect_t bounds;

  if (item == NULL || !gtk_widget_compute_bounds (item, self->list, &bounds) ||
      bounds.size.height > height || bounds.origin.y > height)
    return 0;

  return MAX (bounds.origin.y + bounds.size.height - height, 0);
}

static void
acies_headed_list_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  AciesHeadedList *self = ACIES_HEADED_LIST (widget);
  GtkAdjustment *across = self->adjustments[GTK_ORIENTATION_HORIZONTAL];
  GtkAdjustment *down = self->adjustments[GTK_ORIENTATION_VERTICAL];
  int head_height = get_head_height (self, width);
  double asked = 0;
  double value = down != NULL ? gtk_adjustment_get_value (down) + self->shift : 0;

  if (!is_list_shown (self))
    head_height = MAX (head_height, height);
  self->allocating = TRUE;
  self->shift = 0;
  asked = down != NULL ? gtk_adjustment_get_value (down) : 0;
  value = place_at (self, width, height, head_height, MAX (value, 0));
  if (value > asked && asked < head_height && get_hidden_focus (self) > 0)
    value = place_at (self, width, height, head_height, value + get_hidden_focus (self));
  if (down != NULL)
    gtk_adjustment_configure (down, value, 0,
                              MAX (head_height + get_list_height (self, width), height),
                              height * 0.1, height * 0.9, height);
  if (across != NULL)
    gtk_adjustment_configure (across, 0, 0, width, width * 0.1, width * 0.9, width);
  self->allocating = FALSE;
}

static void
acies_headed_list_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  AciesHeadedList *self = ACIES_HEADED_LIST (widget);
  GtkWidget *children[] = { self->head, self->list };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int child_minimum = 0;
      int child_natural = 0;

      if (children[i] == NULL || !gtk_widget_get_visible (children[i]))
        continue;
      gtk_widget_measure (children[i], orientation, for_size, &child_minimum, &child_natural, NULL,
                          NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, child_minimum);
          *natural = MAX (*natural, child_natural);
        }
      else
        *natural += child_natural;
    }
}

static GtkSizeRequestMode
acies_headed_list_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The focus */

static void
on_focus_cb (AciesHeadedList *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);
  GtkAdjustment *down = self->adjustments[GTK_ORIENTATION_VERTICAL];
  graphene_rect_t bounds;
  double top;

  if (focus == NULL || self->head == NULL || down == NULL ||
      !gtk_widget_is_ancestor (focus, self->head) ||
      !gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &bounds))
    return;

  top = gtk_adjustment_get_value (down) + bounds.origin.y;
  gtk_adjustment_clamp_page (down, top, top + bounds.size.height);
}

static void
acies_headed_list_root (GtkWidget *widget)
{
  AciesHeadedList *self = ACIES_HEADED_LIST (widget);

  GTK_WIDGET_CLASS (acies_headed_list_parent_class)->root (widget);
  self->root = gtk_widget_get_root (widget);
  g_signal_connect_object (self->root, "notify::focus-widget", G_CALLBACK (on_focus_cb), self, G_CONNECT_SWAPPED);
}

static void
acies_headed_list_unroot (GtkWidget *widget)
{
  AciesHeadedList *self = ACIES_HEADED_LIST (widget);

  g_signal_handlers_disconnect_by_func (self->root, on_focus_cb, self);
  self->root = NULL;
  GTK_WIDGET_CLASS (acies_headed_list_parent_class)->unroot (widget);
}

/* Properties */

static void
set_child (AciesHeadedList *self,
           GtkWidget      **place_of_child,
           GtkWidget       *child)
{
  g_clear_pointer (place_of_child, gtk_widget_unparent);
  *place_of_child = child;
  if (child != NULL)
    gtk_widget_insert_before (child, GTK_WIDGET (self), child == self->head ? self->list : NULL);
}

static void
set_list (AciesHeadedList *self,
          GtkWidget       *list)
{
  set_child (self, &self->list, list);
  if (list == NULL)
    return;

  gtk_scrollable_set_hadjustment (GTK_SCROLLABLE (list), gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  gtk_scrollable_set_vadjustment (GTK_SCROLLABLE (list), self->inner);
}

static void
set_adjustment (AciesHeadedList *self,
                GtkOrientation   orientation,
                GtkAdjustment   *adjustment)
{
  GtkAdjustment **place_of_it = &self->adjustments[orientation];

  if (*place_of_it != NULL)
    g_signal_handlers_disconnect_by_func (*place_of_it, on_scrolled_cb, self);
  g_set_object (place_of_it, adjustment);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_scrolled_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
acies_headed_list_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  AciesHeadedList *self = ACIES_HEADED_LIST (object);

  switch (id)
    {
    case PROP_HEAD:
      g_value_set_object (value, self->head);
      break;
    case PROP_LIST:
      g_value_set_object (value, self->list);
      break;
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_headed_list_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  AciesHeadedList *self = ACIES_HEADED_LIST (object);

  switch (id)
    {
    case PROP_HEAD:
      set_child (self, &self->head, g_value_get_object (value));
      break;
    case PROP_LIST:
      set_list (self, g_value_get_object (value));
      break;
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_HORIZONTAL] = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_VERTICAL] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_headed_list_dispose (GObject *object)
{
  AciesHeadedList *self = ACIES_HEADED_LIST (object);

  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->list, gtk_widget_unparent);
  g_clear_object (&self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
  g_clear_object (&self->adjustments[GTK_ORIENTATION_VERTICAL]);
  g_clear_object (&self->inner);

  G_OBJECT_CLASS (acies_headed_list_parent_class)->dispose (object);
}

static void
acies_headed_list_class_init (AciesHeadedListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamSpec *pspec = NULL;

  object_class->get_property = acies_headed_list_get_property;
  object_class->set_property = acies_headed_list_set_property;
  object_class->dispose = acies_headed_list_dispose;
  widget_class->root = acies_headed_list_root;
  widget_class->unroot = acies_headed_list_unroot;
  widget_class->measure = acies_headed_list_measure;
  widget_class->get_request_mode = acies_headed_list_get_request_mode;
  widget_class->size_allocate = acies_headed_list_size_allocate;

  pspec = g_param_spec_object ("head", NULL, NULL, GTK_TYPE_WIDGET,
                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_HEAD, pspec);
  pspec = g_param_spec_object ("list", NULL, NULL, GTK_TYPE_WIDGET,
                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_LIST, pspec);
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
acies_headed_list_init (AciesHeadedList *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->inner = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  g_signal_connect_object (self->inner, "value-changed", G_CALLBACK (on_list_scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->inner, "changed", G_CALLBACK (on_scrolled_cb), self, G_CONNECT_SWAPPED);
}
