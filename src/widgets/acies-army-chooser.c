/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-army-chooser.h"

#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>

#define ACIES_TYPE_ARMY_CHOICE (acies_army_choice_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyChoice, acies_army_choice, ACIES, ARMY_CHOICE, GObject)

/* A list as it stands in the drop-down. */
struct _AciesArmyChoice
{
  GObject parent_instance;

  guint    list;
  char    *name;
  char    *details;
};

G_DEFINE_FINAL_TYPE (AciesArmyChoice, acies_army_choice, G_TYPE_OBJECT)

enum
{
  CHOICE_PROP_0,
  CHOICE_PROP_NAME,
  N_CHOICE_PROPS
};

static void
acies_army_choice_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (id)
    {
    case CHOICE_PROP_NAME:
      g_value_set_string (value, ACIES_ARMY_CHOICE (object)->name);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_army_choice_finalize (GObject *object)
{
  AciesArmyChoice *self = ACIES_ARMY_CHOICE (object);

  g_free (self->name);
  g_free (self->details);

  G_OBJECT_CLASS (acies_army_choice_parent_class)->finalize (object);
}

static void
acies_army_choice_class_init (AciesArmyChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = acies_army_choice_get_property;
  object_class->finalize = acies_army_choice_finalize;
  g_object_class_install_property (object_class, CHOICE_PROP_NAME,
                                   g_param_spec_string ("name", NULL, NULL, NULL,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
acies_army_choice_init (AciesArmyChoice *self)
{
}

struct _AciesArmyChooser
{
  GtkWidget parent_instance;

  const AciesQuickRules *rules;
  AciesQuickArmy         army;
  GListStore            *choices;  /* AciesArmyChoice */
  gboolean               filling;  /* what changes is no choice of the user's */
  gboolean               chosen;   /* the list is the user's own choice: it stays whoever the rival is */

  GtkWidget   *box;
  GtkLabel    *title_label;
  GtkDropDown *drop_down;
  GtkLabel    *facts_label;
  GtkWidget   *rival_label;     /* whose enemy it was chosen as, if nobody chose it */
  GtkLabel    *sureness_label;
  GtkWidget   *options_label;
  GtkBox      *options_box;
  GtkWidget   *none_label;      /* in the opened list, where nothing is found */
};

enum
{
  PROP_0,
  PROP_TITLE,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesArmyChooser, acies_army_chooser, GTK_TYPE_WIDGET)

/* Options */

/* Options that ask for troops which another one has are shut until that is given up. */
static void
update_options (AciesArmyChooser *self)
{
  const guint32 open = acies_quick_open_options (self->rules, &self->army);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->options_box));

  self->filling = TRUE;
  for (guint i = 0; child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    {
      const gboolean is_open = (open & (1u << i)) != 0;

      gtk_check_button_set_active (GTK_CHECK_BUTTON (child), (self->army.options & (1u << i)) != 0);
      gtk_widget_set_sensitive (child, is_open);
      gtk_widget_set_tooltip_text (child, is_open ? NULL : _("Another option has these troops already"));
    }
  self->filling = FALSE;
}

static void
on_option_cb (AciesArmyChooser *self,
              GtkCheckButton   *button)
{
  const guint option = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "option"));

  if (self->filling)
    return;

  self->army.options ^= 1u << option;
  update_options (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_option (AciesArmyChooser *self,
            guint             option)
{
  g_autofree char *text = self->rules->option_text (self->army.list, option);
  GtkWidget *button = gtk_check_button_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "margin-start", 6, NULL);

  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), label);
  acies_name_widget (button, text);
  g_object_set_data (G_OBJECT (button), "option", GUINT_TO_POINTER (option));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_option_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->options_box, button);
}

static void
show_list (AciesArmyChooser *self)
{
  const AciesQuickList *list = self->rules->list (self->army.list);
  g_autofree char *years = acies_quick_years_text (list);
  g_autofree char *facts = NULL;
  GtkWidget *child = NULL;

  /* Translators: the years of an army, then the kind of country that it comes from. */
  facts = g_strdup_printf (_("%1$s · %2$s"), years,
                           g_dpgettext2 (NULL, "country", self->rules->grounds[list->home].label));
  gtk_label_set_text (self->facts_label, facts);
  gtk_label_set_text (self->sureness_label, acies_quick_sureness_text (list));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options_box))) != NULL)
    gtk_box_remove (self->options_box, child);
  for (guint i = 0; i < list->n_options; i++)
    add_option (self, i);
  gtk_widget_set_visible (self->options_label, list->n_options > 0);
  update_options (self);
}

/* The list */

static void
on_selected_cb (AciesArmyChooser *self)
{
  AciesArmyChoice *choice = gtk_drop_down_get_selected_item (self->drop_down);

  if (self->filling || choice == NULL || choice->list == self->army.list)
    return;

  self->army = (AciesQuickArmy){ choice->list, 0 };
  self->chosen = TRUE;
  show_list (self);
  gtk_widget_set_visible (self->rival_label, FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_choice (AciesArmyChooser *self,
            guint             list,
            gboolean          is_enemy)
{
  g_autoptr (AciesArmyChoice) choice = g_object_new (ACIES_TYPE_ARMY_CHOICE, NULL);
  g_autofree char *years = acies_quick_years_text (self->rules->list (list));

  choice->list = list;
  choice->name = g_strdup (acies_quick_list_name (self->rules->list (list)));
  /* Translators: the years of an army that fought against the one chosen before. */
  choice->details = is_enemy ? g_strdup_printf (_("%s · enemy"), years) : g_steal_pointer (&years);
  g_list_store_append (self->choices, choice);
}

static void
select_army (AciesArmyChooser *self)
{
  self->filling = TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->choices)); i++)
    {
      g_autoptr (AciesArmyChoice) choice = g_list_model_get_item (G_LIST_MODEL (self->choices), i);

      if (choice->list == self->army.list)
        gtk_drop_down_set_selected (self->drop_down, i);
    }
  self->filling = FALSE;
}

/* Enemies of @rival stand first, each kind in the order of the lists; -1: nobody's. */
static void
fill_choices (AciesArmyChooser *self,
              int               rival)
{
  const guint n_lists = self->rules->n_lists ();

  self->filling = TRUE;
  g_list_store_remove_all (self->choices);
  for (guint i = 0; i < n_lists; i++)
    if (rival >= 0 && self->rules->are_enemies ((guint) rival, i))
      add_choice (self, i, TRUE);
  for (guint i = 0; i < n_lists; i++)
    if (rival < 0 || !self->rules->are_enemies ((guint) rival, i))
      add_choice (self, i, FALSE);
  self->filling = FALSE;
  select_army (self);
}

static GtkWidget *
create_line (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
on_setup_row_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), create_line (NULL));
  gtk_box_append (GTK_BOX (box), create_line ("acies-card-line"));
  gtk_list_item_set_child (item, box);
}

static void
on_bind_row_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  AciesArmyChoice *choice = gtk_list_item_get_item (item);
  GtkWidget *name = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_text (GTK_LABEL (name), choice->name);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (name)), choice->details);
}

static void
on_setup_button_cb (GtkSignalListItemFactory *factory,
                    GtkListItem              *item)
{
  gtk_list_item_set_child (item, create_line (NULL));
}

static void
on_bind_button_cb (GtkSignalListItemFactory *factory,
                   GtkListItem              *item)
{
  AciesArmyChoice *choice = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), choice->name);
}

/* Typing */

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_child (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* What the search leaves of the list. */
static GtkFilterListModel *
get_found (AciesArmyChooser *self)
{
  GtkWidget *popover = find_child (GTK_WIDGET (self->drop_down), GTK_TYPE_POPOVER);
  GtkWidget *view = popover != NULL ? find_child (popover, GTK_TYPE_LIST_VIEW) : NULL;
  GtkSelectionModel *selection =
    view != NULL ? gtk_list_view_get_model (GTK_LIST_VIEW (view)) : NULL;
  GListModel *found = GTK_IS_SINGLE_SELECTION (selection)
                        ? gtk_single_selection_get_model (GTK_SINGLE_SELECTION (selection))
                        : NULL;

  return GTK_IS_FILTER_LIST_MODEL (found) ? GTK_FILTER_LIST_MODEL (found) : NULL;
}

/* Return in the search takes the first of those that are left. */
static void
on_search_activate_cb (AciesArmyChooser *self,
                       GtkSearchEntry   *entry)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (entry), GTK_TYPE_POPOVER);
  GtkFilterListModel *found = get_found (self);
  g_autoptr (AciesArmyChoice) first =
    found != NULL ? g_list_model_get_item (G_LIST_MODEL (found), 0) : NULL;
  guint place = 0;

  if (first == NULL || !g_list_store_find (self->choices, first, &place))
    return;

  gtk_drop_down_set_selected (self->drop_down, place);
  gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
on_found_cb (AciesArmyChooser *self)
{
  GtkFilterListModel *found = get_found (self);

  gtk_widget_set_visible (self->none_label, found != NULL &&
                                              g_list_model_get_n_items (G_LIST_MODEL (found)) == 0);
}

/* The toolkit's own search finds only how names begin: "Roman" must find "Polybian Roman". */
static void
search_anywhere (AciesArmyChooser *self)
{
  GtkFilterListModel *found = get_found (self);
  GtkFilter *filter = found != NULL ? gtk_filter_list_model_get_filter (found) : NULL;

  if (GTK_IS_STRING_FILTER (filter))
    gtk_string_filter_set_match_mode (GTK_STRING_FILTER (filter),
                                      GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
}

/* Where the list would be, if nothing is found. */
static void
add_none_label (AciesArmyChooser *self,
                GtkWidget        *popover)
{
  GtkWidget *view = find_child (popover, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *box = view != NULL ? gtk_widget_get_parent (view) : NULL;

  self->none_label = g_object_new (GTK_TYPE_LABEL, "label", _("No army list has this in its name."),
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                                   "visible", FALSE, NULL);
  gtk_widget_add_css_class (self->none_label, "acies-dim");
  g_object_set (self->none_label, "margin-top", 12, "margin-bottom", 12, "margin-start", 12, "margin-end", 12, NULL);
  g_return_if_fail (GTK_IS_BOX (box));
  gtk_box_append (GTK_BOX (box), self->none_label);
}

/* Letters typed in the opened list search it. */
static void
search_by_typing (AciesArmyChooser *self)
{
  GtkWidget *popover = find_child (GTK_WIDGET (self->drop_down), GTK_TYPE_POPOVER);
  GtkWidget *entry = popover != NULL ? find_child (popover, GTK_TYPE_SEARCH_ENTRY) : NULL;
  GtkFilterListModel *found = get_found (self);

  g_return_if_fail (entry != NULL && found != NULL);

  acies_typing_to_search (popover, GTK_SEARCH_ENTRY (entry));
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_search_activate_cb), self, G_CONNECT_SWAPPED);
  add_none_label (self, popover);
  search_anywhere (self);
  g_signal_connect_object (found, "items-changed", G_CALLBACK (on_found_cb), self, G_CONNECT_SWAPPED);
}

static void
acies_army_chooser_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  AciesArmyChooser *self = ACIES_ARMY_CHOOSER (object);

  switch (id)
    {
    case PROP_TITLE:
      gtk_label_set_text (self->title_label, g_value_get_string (value));
      acies_name_drop_down (GTK_WIDGET (self->drop_down), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_army_chooser_dispose (GObject *object)
{
  AciesArmyChooser *self = ACIES_ARMY_CHOOSER (object);

  self->filling = TRUE;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->choices);

  G_OBJECT_CLASS (acies_army_chooser_parent_class)->dispose (object);
}

static void
acies_army_chooser_class_init (AciesArmyChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = acies_army_chooser_set_property;
  object_class->dispose = acies_army_chooser_dispose;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_ARMY_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-army-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesArmyChooser, box);
  gtk_widget_class_bind_template_child (widget_class, AciesArmyChooser, title_label);
  gtk_widget_class_bind_template_child (widget_class, AciesArmyChooser, drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesArmyChooser, facts_label);
  gtk_widget_class_bind_template_child (widget_class, AciesArmyChooser, sureness_label);
  gtk_widget_class_bind_template_child (widget_class, AciesArmyChooser, options_label);
  gtk_widget_class_bind_template_child (widget_class, AciesArmyChooser, options_box);
  gtk_widget_class_bind_template_callback (widget_class, on_selected_cb);
}

static void
acies_army_chooser_init (AciesArmyChooser *self)
{
  GtkListItemFactory *button_factory = gtk_signal_list_item_factory_new ();
  GtkListItemFactory *row_factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkExpression) name = gtk_property_expression_new (ACIES_TYPE_ARMY_CHOICE, NULL, "name");

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (button_factory, "setup", G_CALLBACK (on_setup_button_cb), NULL);
  g_signal_connect (button_factory, "bind", G_CALLBACK (on_bind_button_cb), NULL);
  g_signal_connect (row_factory, "setup", G_CALLBACK (on_setup_row_cb), NULL);
  g_signal_connect (row_factory, "bind", G_CALLBACK (on_bind_row_cb), NULL);

  self->choices = g_list_store_new (ACIES_TYPE_ARMY_CHOICE);
  gtk_drop_down_set_expression (self->drop_down, name);
  gtk_drop_down_set_enable_search (self->drop_down, TRUE);
  gtk_drop_down_set_factory (self->drop_down, button_factory);
  gtk_drop_down_set_list_factory (self->drop_down, row_factory);
  gtk_drop_down_set_model (self->drop_down, G_LIST_MODEL (self->choices));
  g_object_unref (button_factory);
  g_object_unref (row_factory);
  search_by_typing (self);

  self->rival_label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE,
                                    "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                    "visible", FALSE, NULL);
  gtk_widget_add_css_class (self->rival_label, "acies-card-line");
  gtk_box_insert_child_after (GTK_BOX (self->box), self->rival_label,
                              GTK_WIDGET (self->facts_label));
}

static void
say_rival (AciesArmyChooser *self,
           guint             list)
{
  const char *rival = acies_quick_list_name (self->rules->list (list));
  g_autofree char *words = NULL;

  /* Translators: %s is an army list. */
  words = g_strdup_printf (_("Chosen as an enemy of: %s"), rival);
  gtk_label_set_text (GTK_LABEL (self->rival_label), words);
  gtk_widget_set_visible (self->rival_label, !self->chosen);
}

void
acies_army_chooser_set_rules (AciesArmyChooser      *self,
                              const AciesQuickRules *rules,
                              guint                  list)
{
  g_return_if_fail (ACIES_IS_ARMY_CHOOSER (self));
  g_return_if_fail (rules != NULL && list < rules->n_lists ());

  self->rules = rules;
  self->army = (AciesQuickArmy){ list, 0 };
  self->chosen = FALSE;
  fill_choices (self, -1);
  show_list (self);
}

void
acies_army_chooser_set_army (AciesArmyChooser     *self,
                             const AciesQuickArmy *army)
{
  g_return_if_fail (ACIES_IS_ARMY_CHOOSER (self));
  g_return_if_fail (army != NULL);

  acies_army_chooser_set_rules (self, self->rules, army->list);
  self->army = *army;
  update_options (self);
}

/* The first list that is an enemy of @list; the army as it is if none is. */
static AciesQuickArmy
find_enemy (AciesArmyChooser *self,
            guint             list)
{
  for (guint i = 0; i < self->rules->n_lists (); i++)
    if (self->rules->are_enemies (list, i))
      return (AciesQuickArmy){ i, 0 };

  return self->army;
}

void
acies_army_chooser_set_rival (AciesArmyChooser *self,
                              guint             list)
{
  g_return_if_fail (ACIES_IS_ARMY_CHOOSER (self));
  g_return_if_fail (self->rules != NULL);

  if (!self->chosen && !self->rules->are_enemies (list, self->army.list))
    self->army = find_enemy (self, list);
  fill_choices (self, (int) list);
  show_list (self);
  say_rival (self, list);
}

const AciesQuickArmy *
acies_army_chooser_get_army (AciesArmyChooser *self)
{
  g_return_val_if_fail (ACIES_IS_ARMY_CHOOSER (self), NULL);

  return &self->army;
}
