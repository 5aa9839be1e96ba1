/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-points-table.h"

#include "battlefield/acies-token-view.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH        26
#define NO_LINE            G_MAXUINT
#define COLUMN_SPACING     8
#define LEAST_CHARS        3
#define LEAST_REASON_CHARS 6
#define MOST_REASON_CHARS  46
#define ROWS_A_LINE        3  /* of the grid: the line, its clause where all is narrow, the stroke below */

struct _AciesPointsTable
{
  GtkWidget parent_instance;

  GtkWidget           *scroller;
  GtkGrid             *grid;
  const AciesRuleset  *ruleset;
  const AciesOutcome  *outcome;  /* only while the table is built */
  guint                n_sides;
  guint                n_lines;
  int                  row;
  gboolean             narrow;
};

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesPointsTable, acies_points_table, GTK_TYPE_WIDGET)

/* What a cell is, so that it finds its place in narrow and wide tables. */
#define KEY_CELL "acies-points-cell"

typedef enum
{
  CELL_FIXED,
  CELL_CLAUSE,  /* beside the reason; below it where all is narrow */
  CELL_TOKEN,   /* left out where all is narrow */
} CellKind;

static void
place_cell (AciesPointsTable *self,
            GtkWidget        *cell)
{
  const CellKind kind = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), KEY_CELL));
  int row;

  if (kind == CELL_TOKEN)
    gtk_widget_set_visible (gtk_widget_get_first_child (cell), !self->narrow);
  if (kind != CELL_CLAUSE)
    return;

  gtk_grid_query_child (self->grid, cell, NULL, &row, NULL, NULL);
  row = row / ROWS_A_LINE * ROWS_A_LINE;
  g_object_ref (cell);
  gtk_grid_remove (self->grid, cell);
  gtk_grid_attach (self->grid, cell, self->narrow ? 0 : 1, self->narrow ? row + 1 : row, 1, 1);
  g_object_unref (cell);
  gtk_widget_set_halign (cell, self->narrow ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  acies_common_set_css_class (cell, "first", self->narrow);
}

static void
acies_points_table_set_narrow (AciesPointsTable *self,
                               gboolean          narrow)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();

  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    g_ptr_array_add (cells, cell);
  for (guint i = 0; i < cells->len; i++)
    place_cell (self, g_ptr_array_index (cells, i));
}

static void
acies_points_table_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  if (id == PROP_NARROW)
    g_value_set_boolean (value, ACIES_POINTS_TABLE (object)->narrow);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_points_table_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  if (id == PROP_NARROW)
    acies_points_table_set_narrow (ACIES_POINTS_TABLE (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static GtkSizeRequestMode
acies_points_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What scrolls asks how high the table is at no width in particular: far higher than it becomes. */
static void
acies_points_table_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  AciesPointsTable *self = ACIES_POINTS_TABLE (widget);
  GtkWidget *grid = GTK_WIDGET (self->grid);
  GtkWidget *scrollbar;
  int least = 0;
  int bar = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    {
      gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }

  gtk_widget_measure (grid, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (grid, orientation, MAX (for_size, least), minimum, natural, NULL, NULL);
  if (for_size >= least)
    return;

  scrollbar = gtk_scrolled_window_get_hscrollbar (GTK_SCROLLED_WINDOW (self->scroller));
  gtk_widget_measure (scrollbar, orientation, -1, NULL, &bar, NULL, NULL);
  *minimum += bar;
  *natural += bar;
}

static void
acies_points_table_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  gtk_widget_size_allocate (ACIES_POINTS_TABLE (widget)->scroller,
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
acies_points_table_dispose (GObject *object)
{
  AciesPointsTable *self = ACIES_POINTS_TABLE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  self->grid = NULL;

  G_OBJECT_CLASS (acies_points_table_parent_class)->dispose (object);
}

static void
acies_points_table_class_init (AciesPointsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_points_table_dispose;
  G_OBJECT_CLASS (klass)->get_property = acies_points_table_get_property;
  G_OBJECT_CLASS (klass)->set_property = acies_points_table_set_property;
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  widget_class->get_request_mode = acies_points_table_get_request_mode;
  widget_class->measure = acies_points_table_measure;
  widget_class->size_allocate = acies_points_table_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_points_table_init (AciesPointsTable *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, COLUMN_SPACING);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "acies-card");
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "acies-points");
  /* Large letters in a narrow window: the numbers are scrolled to. */
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vscrollbar-policy", GTK_POLICY_NEVER,
                                 "propagate-natural-width", TRUE, "child", self->grid, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

static GtkWidget *
create_label (const char *text,
              const char *css_class,
              float       xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
attach (AciesPointsTable *self,
        GtkWidget        *widget,
        guint             column)
{
  gtk_widget_add_css_class (widget, "acies-cell");
  if (column == 0)
    gtk_widget_add_css_class (widget, "first");
  if (column == self->n_sides + 1)
    gtk_widget_add_css_class (widget, "last");
  gtk_grid_attach (self->grid, widget, (int) column, self->row, 1, 1);
}

static void
end_row (AciesPointsTable *self,
         gboolean          line_below)
{
  if (line_below)
    gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0,
                     self->row + ROWS_A_LINE - 1, (int) self->n_sides + 2, 1);
  self->row += ROWS_A_LINE;
}

static void
add_head (AciesPointsTable *self,
          AciesScenario    *scenario)
{
  const char *counted = acies_scenario_get_ruleset (scenario)->score_title;
  GtkWidget *title = create_label (counted != NULL ? g_dpgettext2 (NULL, "score", counted) : _("Victory Points"),
                                   "heading", 0.0f);
  GtkWidget *name = NULL;

  gtk_widget_set_hexpand (title, TRUE);
  attach (self, title, 0);
  for (guint i = 0; i < self->n_sides; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *token = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);

      acies_token_view_set_side (ACIES_TOKEN_VIEW (token), (int) i, ACIES_EMBLEM_STANDARD);
      name = create_label (acies_scenario_get_side_name (scenario, i), "heading", 1.0f);
      gtk_label_set_width_chars (GTK_LABEL (name), LEAST_CHARS);
      gtk_box_append (GTK_BOX (box), token);
      gtk_box_append (GTK_BOX (box), name);
      gtk_widget_set_halign (box, GTK_ALIGN_END);
      g_object_set_data (G_OBJECT (box), KEY_CELL, GINT_TO_POINTER (CELL_TOKEN));
      attach (self, box, i + 2);
      place_cell (self, box);
    }
  end_row (self, TRUE);
}

static int
find_points (const AciesOutcome *outcome,
             guint               side,
             guint               name,
             guint              *clause)
{
  for (guint i = 0; i < outcome->n_lines[side]; i++)
    if (outcome->lines[side][i].name == name)
      {
        *clause = outcome->lines[side][i].clause;
        return outcome->lines[side][i].points;
      }

  return 0;
}

/* The smallest name above @after that any side has; in the ruleset's order of lines. */
static guint
next_name (AciesPointsTable *self,
           guint             least)
{
  guint next = NO_LINE;

  for (guint side = 0; side < self->n_sides; side++)
    for (guint i = 0; i < self->outcome->n_lines[side]; i++)
      {
        const guint name = self->outcome->lines[side][i].name;

        if (name >= least && name < next)
          next = name;
      }

  return next;
}

static GtkWidget *
create_clause_button (const char *number)
{
  GtkWidget *button = gtk_button_new_with_label (number);
  g_autofree char *name = NULL;

  /* Translators: %s is the number of a clause of the rules. */
  name = g_strdup_printf (_("Read clause %s"), number);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "acies-clause-link");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, name);
  acies_name_widget (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-clause");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", number);
  return button;
}

static void
add_line (AciesPointsTable *self,
          guint             name)
{
  guint clause = 0;
  GtkWidget *reason = create_label (self->ruleset->outcome_line_text (name), NULL, 0.0f);
  GtkWidget *button;

  gtk_label_set_width_chars (GTK_LABEL (reason), LEAST_REASON_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (reason), MOST_REASON_CHARS);
  attach (self, reason, 0);
  for (guint i = 0; i < self->n_sides; i++)
    {
      const int points = find_points (self->outcome, i, name, &clause);
      g_autofree char *text = g_strdup_printf ("%d", points);

      attach (self, create_label (text, "acies-numbers", 1.0f), i + 2);
    }
  button = create_clause_button (self->ruleset->clauses[clause].number);
  g_object_set_data (G_OBJECT (button), KEY_CELL, GINT_TO_POINTER (CELL_CLAUSE));
  attach (self, button, 1);
  place_cell (self, button);
  end_row (self, TRUE);
  self->n_lines++;
}

static void
add_sum (AciesPointsTable *self)
{
  attach (self, create_label (_("Sum"), "heading", 0.0f), 0);
  for (guint i = 0; i < self->n_sides; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", self->outcome->points[i]);

      attach (self, create_label (text, "title-4", 1.0f), i + 2);
    }
  end_row (self, FALSE);
}

void
acies_points_table_show (AciesPointsTable   *self,
                         AciesGame          *game,
                         const AciesOutcome *outcome)
{
  AciesScenario *scenario = acies_game_get_scenario (game);
  GtkWidget *child = NULL;

  g_return_if_fail (ACIES_IS_POINTS_TABLE (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  self->ruleset = acies_game_get_ruleset (game);
  self->outcome = outcome;
  self->n_sides = acies_scenario_get_n_sides (scenario);
  self->n_lines = 0;
  self->row = 0;

  add_head (self, scenario);
  for (guint name = next_name (self, 0); name != NO_LINE; name = next_name (self, name + 1))
    add_line (self, name);
  add_sum (self);
  self->outcome = NULL;
  acies_name_widget (GTK_WIDGET (self), _("Victory Points"));
}

guint
acies_points_table_get_n_lines (AciesPointsTable *self)
{
  g_return_val_if_fail (ACIES_IS_POINTS_TABLE (self), 0);

  return self->n_lines;
}
