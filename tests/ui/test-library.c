/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-recent.h"
#include "app/library/acies-continue-card.h"
#include "app/library/acies-item-words.h"
#include "app/library/acies-library-grid.h"
#include "app/library/acies-library-page.h"
#include "app/library/acies-library-sidebar.h"
#include "app/library/acies-thumbnail.h"
#include "engine/core/acies-journal.h"
#include "ui-test-support.h"

/* The battles that the program is given here, of those that come with it: as many cards as a tall window shows at once. */
static const char *const some_shipped[] = {
  "lost-battles/cannae-216bc.json",       "lost-battles/delium-424bc-slope.json", "lost-battles/issus-333bc.json",
  "lost-battles/marathon-490bc.json",     "lost-battles/pharsalus-48bc.json",     "lost-battles/zama-202bc.json",
  "dba/cannae-216bc-dba.json",            "dba/carrhae-53bc-dba.json",            "dba/chaeronea-338bc-dba.json",
  "dba/gaugamela-331bc-dba.json",         "dba/heraclea-280bc-dba.json",          "dba/ipsus-301bc-dba.json",
  "dba/leuctra-371bc-dba.json",           "dba/magnesia-190bc-dba.json",          "dba/marathon-490bc-dba.json",
  "dba/raphia-217bc-dba.json",            "dba/sabis-57bc-dba.json",              "dba/zama-202bc-dba.json",
  "cohorts/bibracte-58bc-cohorts.json",   "cohorts/ilerda-49bc-cohorts.json",     "cohorts/munda-45bc-cohorts.json",
  "cohorts/pharsalus-48bc-cohorts.json",  "cohorts/ruspina-46bc-cohorts.json",    "cohorts/sabis-57bc-cohorts.json",
  "cohorts/thapsus-46bc-cohorts.json",    "cohorts/zela-47bc-cohorts.json",
};

#define N_SHIPPED ((int) G_N_ELEMENTS (some_shipped))
#define N_IN_SIGHT 4  /* cards that any window of the tests shows whole */

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesLibraryPage *page;
  GtkGridView      *grid;
} Fixture;

static gboolean
is_loaded_cb (gpointer data)
{
  Fixture *self = data;

  return !acies_library_model_get_loading (acies_library_page_get_model (self->page));
}

static void
reload (Fixture *self)
{
  acies_library_page_reload (self->page);
  ui_test_wait_until (is_loaded_cb, self);
}

/* @data: (nullable): leaves the window as small as it opens. */
static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  /* Tall enough for all battles: places out of sight have no card. */
  if (data == NULL)
    gtk_window_set_default_size (GTK_WINDOW (self->window), 1366, 2000);
  self->page = ACIES_LIBRARY_PAGE (acies_window_get_page (self->window));
  self->grid = GTK_GRID_VIEW (ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_GRID_VIEW, "grid"));
  ui_test_wait_until (is_loaded_cb, self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
}

static gboolean
is_settled_cb (gpointer data)
{
  Fixture *self = data;

  return acies_library_page_is_settled (self->page);
}

/* What the grid shows, once it has been filtered and sorted. */
static GListModel *
get_shown (Fixture *self)
{
  ui_test_wait_until (is_settled_cb, self);
  return G_LIST_MODEL (gtk_grid_view_get_model (self->grid));
}

/* Not owned: the library keeps it. */
static AciesLibraryItem *
get_item (Fixture *self,
          int      index)
{
  g_autoptr (AciesLibraryItem) item = g_list_model_get_item (get_shown (self), (guint) index);

  return item;
}

static guint
count_cards (Fixture *self)
{
  return g_list_model_get_n_items (get_shown (self));
}

/* The place of the card in the grid, which takes the focus. */
static GtkWidget *
get_place (Fixture *self,
           int      index)
{
  AciesLibraryItem *wanted = get_item (self, index);
  GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (self->grid));

  g_assert_nonnull (wanted);
  while (place != NULL && acies_library_card_get_item (acies_library_grid_get_card (place)) != wanted)
    place = gtk_widget_get_next_sibling (place);
  g_assert_nonnull (place);
  return place;
}

static AciesLibraryCard *
get_card (Fixture *self,
          int      index)
{
  return acies_library_grid_get_card (get_place (self, index));
}

static AciesLibraryItem *
find_card (Fixture    *self,
           const char *name)
{
  for (guint i = 0; i < count_cards (self); i++)
    if (g_str_equal (acies_library_item_get_name (get_item (self, (int) i)), name))
      return get_item (self, (int) i);

  return NULL;
}

static void
search (Fixture    *self,
        const char *words)
{
  GtkWidget *entry = ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_SEARCH_ENTRY, "search_entry");

  /* The entry tells of it only after a pause in typing. */
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  ui_test_settle (300);
}

static AciesLibrarySidebar *
get_sidebar (Fixture *self)
{
  return ACIES_LIBRARY_SIDEBAR (ui_test_find (GTK_WIDGET (self->page), ACIES_TYPE_LIBRARY_SIDEBAR, NULL));
}

static AciesLibraryItem *
get_continued (Fixture *self)
{
  GtkWidget *card = ui_test_find (GTK_WIDGET (self->page), ACIES_TYPE_CONTINUE_CARD, NULL);

  return gtk_widget_get_visible (card) ? acies_continue_card_get_item (ACIES_CONTINUE_CARD (card)) : NULL;
}

static void
test_battles (Fixture      *self,
              gconstpointer data)
{
  g_assert_cmpuint (count_cards (self), ==, N_SHIPPED);
  g_assert_cmpstr (acies_library_item_get_name (get_item (self, 0)), ==, "Marathon");
  g_assert_nonnull (strstr (acies_library_item_get_subtitle (get_item (self, 0)), "490 BC"));
  g_assert_cmpstr (acies_library_item_get_detail (get_item (self, 0)), ==, "De Bellis Antiquitatis · 45 minutes");
  g_assert_null (get_continued (self));
  g_assert_null (acies_window_get_complaint (self->window));
}

static gboolean
are_drawn_cb (gpointer data)
{
  Fixture *self = data;

  for (guint i = 0; i < MIN (N_IN_SIGHT, count_cards (self)); i++)
    {
      GtkWidget *card = GTK_WIDGET (get_card (self, (int) i));

      if (!acies_thumbnail_is_drawn (ACIES_THUMBNAIL (ui_test_find (card, ACIES_TYPE_THUMBNAIL, NULL))))
        return FALSE;
    }

  return TRUE;
}

static void
test_pictures (Fixture      *self,
               gconstpointer data)
{
  ui_test_wait_until (are_drawn_cb, self);
  ui_test_picture (GTK_WIDGET (self->window), "library.png");
}

/* Where the battle called @name under the rules called @rules stands. */
static int
find_place (Fixture *self, const char *name, const char *rules)
{
  for (int place = 0; place < (int) count_cards (self); place++)
    if (g_str_equal (acies_library_item_get_name (get_item (self, place)), name) &&
        g_str_has_prefix (acies_library_item_get_detail (get_item (self, place)), rules))
      return place;

  g_assert_not_reached ();
}

/* A screen reader is told what stands on a card. */
static void
test_names (Fixture      *self,
            gconstpointer data)
{
  GtkAccessible *card = GTK_ACCESSIBLE (get_place (self, find_place (self, "Cannae", "Lost Battles")));

  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Cannae, 216 BC · Aufidus (Ofanto), Apulia, Lost Battles · Medium · 75 minutes, "
                                       "Rome against Carthage, up to 10 turns");
}

/* Who meets and how long stands on each card; a battle that begins in its midst counts what is left. */
static void
test_sides (Fixture      *self,
            gconstpointer data)
{
  g_assert_cmpstr (acies_library_item_get_players (get_item (self, find_place (self, "Cannae", "Lost Battles"))), ==,
                   "Rome against Carthage, up to 10 turns");
  g_assert_cmpstr (acies_library_item_get_players (find_card (self, "Delium: the slope")), ==,
                   "Boeotia against Athens, up to 5 turns");
}

typedef struct
{
  const char *words;
  guint       n;
  const char *first;
} SearchCase;

static const SearchCase search_cases[] = {
  { "cannae", 2, "Cannae" },
  { "HANNIBAL", 4, "Cannae" },
  { "numidian", 8, "Cannae" },
  { "caesar", 10, "Bibracte" },
  { "48 bc", 2, "Pharsalus" },
  { "hannibal scipio", 2, "Zama" },
  { "  pharsalus  ", 2, "Pharsalus" },
  { "waterloo", 0, NULL },
  { "", N_SHIPPED, "Marathon" },
};

static void
test_search (Fixture      *self,
             gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (search_cases); i++)
    {
      g_test_message ("%s", search_cases[i].words);
      search (self, search_cases[i].words);
      g_assert_cmpuint (count_cards (self), ==, search_cases[i].n);
      if (search_cases[i].n > 0)
        g_assert_cmpstr (acies_library_item_get_name (get_item (self, 0)), ==, search_cases[i].first);
    }
}

/* Nothing found is said in a sentence, with a way out. */
static void
test_nothing_found (Fixture      *self,
                    gconstpointer data)
{
  GtkWidget *box = ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_BOX, "empty_box");

  g_assert_false (gtk_widget_get_visible (box));
  search (self, "waterloo");
  g_assert_true (gtk_widget_get_visible (box));
  ui_test_picture (GTK_WIDGET (self->window), "library-empty.png");
  gtk_widget_activate_action (GTK_WIDGET (self->page), "library.show-all", NULL);
  ui_test_settle (300);
  g_assert_false (gtk_widget_get_visible (box));
  g_assert_cmpuint (count_cards (self), ==, N_SHIPPED);
}

static void
test_order (Fixture      *self,
            gconstpointer data)
{
  GtkDropDown *order = GTK_DROP_DOWN (ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_DROP_DOWN, "sort_drop_down"));
  GSettings *settings = acies_application_get_settings (self->app);

  gtk_drop_down_set_selected (order, 1);
  g_assert_cmpstr (acies_library_item_get_name (get_item (self, 0)), ==, "Bibracte");
  g_assert_cmpint (g_settings_get_enum (settings, "library-sort"), ==, 1);

  acies_recent_mark_played (settings, "zama-202bc", 1000);
  acies_recent_mark_played (settings, "issus-333bc", 2000);
  reload (self);
  gtk_drop_down_set_selected (order, 2);
  g_assert_cmpstr (acies_library_item_get_name (get_item (self, 0)), ==, "Issus");
  g_assert_cmpstr (acies_library_item_get_name (get_item (self, 1)), ==, "Zama");
  gtk_drop_down_set_selected (order, 0);
}

/* A century's box leaves the battles of that century. */
static void
test_century (Fixture      *self,
              gconstpointer data)
{
  GtkWidget *box = ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_BOX, "century_box");
  GtkCheckButton *third = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_CHECK_BUTTON (child) && g_str_equal (gtk_check_button_get_label (GTK_CHECK_BUTTON (child)), "3rd BC"))
      third = GTK_CHECK_BUTTON (child);
  g_assert_nonnull (third);

  gtk_check_button_set_active (third, TRUE);
  g_assert_cmpuint (count_cards (self), ==, 6);
  g_assert_nonnull (find_card (self, "Cannae"));
  g_assert_nonnull (find_card (self, "Zama"));
  gtk_check_button_set_active (third, FALSE);
  g_assert_cmpuint (count_cards (self), ==, N_SHIPPED);
}

static void
test_century_words (void)
{
  static const struct { int century; const char *words; } cases[] = {
    { -1, "1st BC" }, { -5, "5th BC" }, { -15, "15th BC" }, { -20, "2000–1901 BC" }, { 1, "1st AD" }, { 9, "AD 801–900" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = acies_item_words_century (cases[i].century);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* Choosing a card opens the battle's page, Back leads to the library. */
static void
test_choosing (Fixture      *self,
               gconstpointer data)
{
  gtk_widget_activate (get_place (self, 1));
  ui_test_wait_for_page (self->window, "scenario");
  gtk_widget_activate_action (acies_window_get_page (self->window), "win.back", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
}

/* What a label below @widget says that has @part in it; NULL if there is none. */
static const char *
find_text (GtkWidget  *widget,
           const char *part)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;

  if (text != NULL && strstr (text, part) != NULL)
    return text;
  text = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    text = find_text (child, part);

  return text;
}

/* The cards of broken files name their files without the folder, which their tooltips tell. */
static void
assert_without_folder (Fixture *self)
{
  for (int place = N_SHIPPED; place < N_SHIPPED + 2; place++)
    {
      GtkWidget *card = GTK_WIDGET (get_card (self, place));
      const char *said = find_text (card, ".json: ");

      g_assert_nonnull (said);
      g_assert_null (strchr (said, '/'));
      g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (card), g_get_user_data_dir ()));
      g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (card), said));
    }
}

/* A broken file is a quiet card that says where the fault is; the good ones beside it are there, and no message at the start. */
static void
test_broken (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (GFile) broken = ui_test_write_data ("scenarios/half.json", "{\n  \"format\": \"acies-scenario\",\n");
  g_autoptr (GFile) foreign = ui_test_write_data ("scenarios/foreign.json", "[1, 2, 3]");
  AciesLibraryItem *item = NULL;

  reload (self);
  g_assert_null (acies_window_get_complaint (self->window));
  g_assert_cmpuint (count_cards (self), ==, N_SHIPPED + 2);
  item = find_card (self, "half.json");
  g_assert_nonnull (item);
  g_assert_true (acies_library_item_is_broken (item));
  g_assert_nonnull (strstr (acies_library_item_get_detail (item), "half.json"));
  g_assert_nonnull (strstr (acies_library_item_get_detail (item), "line 3"));
  assert_without_folder (self);
  g_assert_true (acies_library_item_is_broken (get_item (self, N_SHIPPED)));

  gtk_widget_activate (get_place (self, N_SHIPPED + 1));
  g_assert_true (g_str_has_prefix (acies_window_get_complaint (self->window), "half.json: "));
  ui_test_picture (GTK_WIDGET (self->window), "library-broken.png");

  acies_library_sidebar_select (get_sidebar (self), ACIES_CATEGORY_OWN);
  g_assert_cmpuint (count_cards (self), ==, 2);
  g_file_delete (broken, NULL, NULL);
  g_file_delete (foreign, NULL, NULL);
  reload (self);
  g_assert_cmpuint (count_cards (self), ==, 0);
}

/* Leaves the journal of a battle as a killed program does. */
static GFile *
leave_journal (guint n_actions)
{
  g_autoptr (GFile) folder = acies_session_get_journal_folder ();
  g_autoptr (GFile) file = g_file_get_child (folder, "cannae-216bc-killed.acies-journal");
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 8);
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER, .level = (char *) "standard" };
  g_autoptr (AciesJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  acies_game_set_player (game, 0, &computer);
  journal = acies_journal_new (game, file, &error);
  g_assert_no_error (error);
  ui_test_play_by_chance (game, n_actions, 4);
  return g_steal_pointer (&file);
}

/* After a kill the battle stands above all others, and goes on where it was. */
static void
test_continue (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (GFile) journal = leave_journal (30);
  g_autofree char *uri = g_file_get_uri (journal);
  g_autofree char *aside = NULL;
  AciesLibraryItem *item = NULL;
  AciesGame *game = NULL;
  int least = 0;

  reload (self);
  item = get_continued (self);
  g_assert_nonnull (item);
  g_assert_cmpstr (acies_library_item_get_name (item), ==, "Cannae");
  g_assert_cmpstr (acies_library_item_get_players (item), ==, "You command Carthage against the computer.");
  g_assert_cmpuint (acies_library_item_get_n_sides (item), ==, 2);
  ui_test_settle (300);
  ui_test_picture (GTK_WIDGET (self->window), "library-continue.png");
  gtk_window_set_default_size (GTK_WINDOW (self->window), 500, 2000);
  ui_test_settle (300);
  gtk_widget_measure (GTK_WIDGET (self->page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);

  gtk_widget_activate_action (GTK_WIDGET (self->page), "library.continue", "s", uri);
  ui_test_wait_for_page (self->window, "battle");
  game = acies_session_get_game (acies_window_get_session (self->window));
  g_assert_cmpuint (acies_game_get_n_steps (game), >=, 30);
  gtk_widget_activate_action (acies_window_get_page (self->window), "win.back", NULL);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_nonnull (get_continued (self));

  gtk_widget_activate_action (GTK_WIDGET (self->page), "library.discard", "s", uri);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_null (get_continued (self));
  g_assert_cmpstr (acies_window_get_message (self->window), ==, "The battle was discarded.");

  aside = g_strconcat (uri, ".discarded", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->page), "library.restore", "s", aside);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_nonnull (get_continued (self));
  g_file_delete (journal, NULL, NULL);
}

/* A journal that nobody can read is one quiet card with its reason, and can be taken away. */
static void
test_broken_journal (Fixture      *self,
                     gconstpointer data)
{
  g_autoptr (GFile) journal = ui_test_write_data ("battles/torn.acies-journal", "{\"format\": \"acies-ga");
  AciesLibraryItem *item = NULL;

  reload (self);
  g_assert_null (get_continued (self));
  g_assert_null (acies_window_get_complaint (self->window));
  g_assert_cmpuint (count_cards (self), ==, N_SHIPPED + 1);
  item = get_item (self, N_SHIPPED);
  g_assert_true (acies_library_item_is_broken (item));
  g_assert_nonnull (strstr (acies_library_item_get_detail (item), "torn.acies-journal"));

  gtk_widget_activate_action (GTK_WIDGET (get_card (self, N_SHIPPED)),
                              "library-card.remove", NULL);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_cmpuint (count_cards (self), ==, N_SHIPPED);
  g_assert_false (g_file_query_exists (journal, NULL));
}

/* Past battles tell their result; choosing one shows how it ended. */
static void
test_past (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = ui_test_write_data ("past/zama.json", "");
  g_autoptr (AciesGame) game = ui_test_game_new ("zama-202bc", 2);
  g_autoptr (GError) error = NULL;

  ui_test_play_by_chance (game, 0, 9);
  g_assert_true (acies_game_save (game, file, &error));
  reload (self);
  g_assert_cmpuint (count_cards (self), ==, N_SHIPPED);
  acies_library_sidebar_select (get_sidebar (self), ACIES_CATEGORY_PAST);
  g_assert_cmpuint (count_cards (self), ==, 1);
  g_assert_cmpstr (acies_library_item_get_detail (get_item (self, 0)), !=, "");
  g_assert_cmpstr (acies_library_item_get_detail (get_item (self, 0)), !=, "Not finished");

  gtk_widget_activate (get_place (self, 0));
  ui_test_wait_for_page (self->window, "end");
  g_file_delete (file, NULL, NULL);
}

/* A deleted past battle comes back as it was. */
static void
test_past_deleted (Fixture      *self,
                   gconstpointer data)
{
  g_autoptr (GFile) file = ui_test_write_data ("past/cannae.json", "");
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 2);
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *aside = g_strconcat (uri, ".discarded", NULL);

  ui_test_play_by_chance (game, 0, 9);
  g_assert_true (acies_game_save (game, file, NULL));
  reload (self);
  acies_library_sidebar_select (get_sidebar (self), ACIES_CATEGORY_PAST);
  g_assert_cmpstr (acies_library_item_get_players (get_item (self, 0)), ==, "Two people played here.");
  gtk_widget_activate_action (GTK_WIDGET (get_card (self, 0)), "library-card.delete", NULL);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_cmpuint (count_cards (self), ==, 0);
  g_assert_cmpstr (acies_window_get_message (self->window), ==, "The battle was deleted.");
  g_assert_false (g_file_query_exists (file, NULL));

  gtk_widget_activate_action (GTK_WIDGET (self->page), "library.restore", "s", aside);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_cmpuint (count_cards (self), ==, 1);
  g_assert_true (g_file_query_exists (file, NULL));

  gtk_widget_activate_action (GTK_WIDGET (get_card (self, 0)), "library-card.replay", NULL);
  ui_test_wait_for_page (self->window, "replay");
  gtk_widget_activate_action (acies_window_get_page (self->window), "win.back", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
  g_file_delete (file, NULL, NULL);
}

/* A saved game tells its turn, who plays and when it was saved; deleted, its very bytes come back. */
static void
test_saved (Fixture      *self,
            gconstpointer data)
{
  GSettings *settings = acies_application_get_settings (self->app);
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER, .level = (char *) "standard" };
  g_autoptr (GFile) file = ui_test_write_data ("elsewhere/my cannae.json", "");
  g_autoptr (GFile) scenario = ui_test_write_data ("elsewhere/scenario.json", "{}");
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 2);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  AciesLibraryItem *item = NULL;

  acies_game_set_player (game, 0, &computer);
  ui_test_play_by_chance (game, 40, 9);
  g_assert_true (acies_game_save (game, file, NULL));
  g_assert_true (g_file_load_contents (file, NULL, &before, NULL, NULL, NULL));
  acies_recent_add (settings, file);
  acies_recent_add (settings, scenario);
  reload (self);
  acies_library_sidebar_select (get_sidebar (self), ACIES_CATEGORY_SAVED);
  g_assert_cmpuint (count_cards (self), ==, 1);
  item = get_item (self, 0);
  g_assert_true (g_str_has_prefix (acies_library_item_get_detail (item), "Turn "));
  g_assert_true (g_str_has_suffix (acies_library_item_get_detail (item), " to act."));
  g_assert_cmpstr (acies_library_item_get_players (item), ==, "You command Carthage against the computer.");
  g_assert_true (g_str_has_prefix (acies_library_item_get_saved (item), "Saved "));
  ui_test_wait_until (are_drawn_cb, self);
  ui_test_picture (GTK_WIDGET (self->window), "library-saved.png");

  gtk_widget_activate_action (GTK_WIDGET (get_card (self, 0)), "library-card.delete", NULL);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_cmpuint (count_cards (self), ==, 0);
  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_cmpstr (acies_window_get_message (self->window), ==, "The battle was deleted.");
  gtk_widget_activate_action (GTK_WIDGET (self->page), "library.undelete", NULL);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_cmpuint (count_cards (self), ==, 1);
  g_assert_true (g_file_load_contents (file, NULL, &after, NULL, NULL, NULL));
  g_assert_cmpstr (before, ==, after);

  g_assert_true (g_file_delete (file, NULL, NULL));
  reload (self);
  g_assert_cmpuint (count_cards (self), ==, 1);
  g_assert_true (acies_library_item_is_missing (get_item (self, 0)));
  acies_recent_remove (settings, file);
  acies_recent_remove (settings, scenario);
  g_file_delete (scenario, NULL, NULL);
}

static gboolean
has_complaint_cb (gpointer data)
{
  Fixture *self = data;

  return strstr (acies_window_get_complaint (self->window), "another window") != NULL;
}

/* A battle that another window plays is shown, but neither gone on with nor taken away here. */
static void
test_in_use (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (GFile) file = leave_journal (10);
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (AciesGame) game = NULL;
  g_autoptr (AciesJournal) other = acies_journal_resume (file, &game, NULL);
  GtkWidget *card = NULL;

  g_assert_nonnull (other);
  reload (self);
  card = ui_test_find (GTK_WIDGET (self->page), ACIES_TYPE_CONTINUE_CARD, NULL);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_true (acies_library_item_is_in_use (get_continued (self)));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (ui_test_find (card, GTK_TYPE_LABEL, "state_label"))),
                            "another window"));
  g_assert_false (gtk_widget_get_visible (ui_test_find (card, GTK_TYPE_BUTTON, "continue_button")));
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (self->window)));
  ui_test_picture (GTK_WIDGET (self->window), "library-in-use.png");
  acies_library_sidebar_select (get_sidebar (self), ACIES_CATEGORY_UNDERWAY);
  g_assert_cmpuint (count_cards (self), ==, 1);
  g_assert_cmpstr (acies_library_item_get_players (get_item (self, 0)), ==, "It is under way in another window.");
  gtk_widget_activate_action (GTK_WIDGET (self->page), "library.discard", "s", uri);
  g_assert_nonnull (strstr (acies_window_get_complaint (self->window), "another window"));
  g_assert_true (g_file_query_exists (file, NULL));
  acies_window_complain (self->window, "");

  ui_test_wait_until (is_loaded_cb, self);
  gtk_widget_activate (get_place (self, 0));
  ui_test_wait_until (has_complaint_cb, self);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
  g_clear_object (&other);
  reload (self);
  gtk_widget_activate (get_place (self, 0));
  ui_test_wait_for_page (self->window, "battle");
  g_assert_cmpuint (acies_game_get_n_steps (acies_session_get_game (acies_window_get_session (self->window))), >=, 10);
  acies_window_show_library (self->window);
  g_file_delete (file, NULL, NULL);
}

/* A recent file that is gone is shown as such, and can be taken from the list. */
static void
test_recent (Fixture      *self,
             gconstpointer data)
{
  GSettings *settings = acies_application_get_settings (self->app);
  g_autoptr (GFile) gone = g_file_new_for_path ("/nowhere/battle.json");
  g_autoptr (GPtrArray) left = NULL;

  acies_recent_add (settings, gone);
  reload (self);
  acies_library_sidebar_select (get_sidebar (self), ACIES_CATEGORY_RECENT);
  g_assert_cmpuint (count_cards (self), ==, 1);
  g_assert_true (acies_library_item_is_missing (get_item (self, 0)));

  gtk_widget_activate_action (GTK_WIDGET (get_card (self, 0)),
                              "library-card.remove", NULL);
  ui_test_wait_until (is_loaded_cb, self);
  g_assert_cmpuint (count_cards (self), ==, 0);
  left = acies_recent_list (settings);
  g_assert_cmpuint (left->len, ==, 0);
}

#define N_MANY 250

static void
write_many (GFile **files)
{
  g_autofree char *path = g_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles", "cannae-216bc.json", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < N_MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("scenarios/many-%03u.json", i);

      files[i] = ui_test_write_data (name, text);
    }
}

static guint
count_places (Fixture *self)
{
  guint n = 0;

  for (GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); place != NULL;
       place = gtk_widget_get_next_sibling (place))
    n++;

  return n;
}

/* Whether all of @widget is to be seen in the library's scroller. */
static gboolean
is_in_sight (Fixture   *self,
             GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self->grid), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

static void
scroll_to (Fixture *self,
           guint    position)
{
  gtk_widget_activate_action (GTK_WIDGET (self->grid), "list.scroll-to-item", "u", position);
  ui_test_settle (200);
}

/* Of very many battles only those near by have cards; head and cards scroll as one, to the very ends. */
static void
test_many (Fixture      *self,
           gconstpointer data)
{
  GtkWidget *title = ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_LABEL, "title_label");
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self->grid), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GFile *files[N_MANY];
  guint n = 0;

  write_many (files);
  reload (self);
  n = count_cards (self);
  ui_test_settle (200);
  g_assert_cmpuint (n, ==, N_SHIPPED + N_MANY);
  g_assert_cmpuint (count_places (self), <, n);
  g_assert_true (is_in_sight (self, title));

  for (guint i = 0; i < 2; i++)
    {
      scroll_to (self, n - 1);
      g_assert_true (is_in_sight (self, get_place (self, (int) n - 1)));
      g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (down),
                                      gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down), 1);
      g_assert_false (is_in_sight (self, title));
      scroll_to (self, n / 2);
      g_assert_true (is_in_sight (self, get_place (self, (int) n / 2)));
      scroll_to (self, 0);
      g_assert_true (is_in_sight (self, get_place (self, 0)));
      gtk_adjustment_set_value (down, 0);
      ui_test_settle (200);
      g_assert_true (is_in_sight (self, title));
      g_assert_true (is_in_sight (self, get_place (self, 0)));
    }

  for (guint i = 0; i < N_MANY; i++)
    {
      g_file_delete (files[i], NULL, NULL);
      g_object_unref (files[i]);
    }
  reload (self);
  g_assert_cmpuint (count_cards (self), ==, N_SHIPPED);
}

/* From the search Down leads to the battles that it left, not to what stands before them. */
static void
test_search_down (Fixture      *self,
                  gconstpointer data)
{
  GtkWidget *focus = NULL;

  gtk_widget_grab_focus (ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_SEARCH_ENTRY, "search_entry"));
  search (self, "Chaeronea");
  if (!ui_test_type (self->window, "Down"))
    return;

  focus = gtk_root_get_focus (GTK_ROOT (self->window));
  g_assert_true (focus == get_place (self, 0) || gtk_widget_is_ancestor (focus, get_place (self, 0)));
}

/* In a folder of their own, which the program takes for the whole. */
static void
ship_some (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_runtime_dir (), "shipped", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (some_shipped); i++)
    {
      g_autoptr (GFile) from = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), some_shipped[i], NULL);
      g_autoptr (GFile) to = g_file_new_build_filename (folder, some_shipped[i], NULL);
      g_autoptr (GFile) parent = g_file_get_parent (to);
      g_autoptr (GError) error = NULL;

      g_file_make_directory_with_parents (parent, NULL, NULL);
      g_file_copy (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error);
      g_assert_no_error (error);
    }
  g_setenv ("ACIES_SCENARIOS", folder, TRUE);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ship_some ();
  ui_test_forgive_toolkit ();
  g_test_add ("/ui/library/battles", Fixture, NULL, set_up, test_battles, tear_down);
  g_test_add ("/ui/library/pictures", Fixture, NULL, set_up, test_pictures, tear_down);
  g_test_add ("/ui/library/names-for-readers", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/ui/library/sides", Fixture, NULL, set_up, test_sides, tear_down);
  g_test_add ("/ui/library/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/ui/library/search-down", Fixture, NULL, set_up, test_search_down, tear_down);
  g_test_add ("/ui/library/nothing-found", Fixture, NULL, set_up, test_nothing_found, tear_down);
  g_test_add ("/ui/library/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/ui/library/century", Fixture, NULL, set_up, test_century, tear_down);
  g_test_add_func ("/ui/library/century-words", test_century_words);
  g_test_add ("/ui/library/choosing", Fixture, NULL, set_up, test_choosing, tear_down);
  g_test_add ("/ui/library/broken-file", Fixture, NULL, set_up, test_broken, tear_down);
  g_test_add ("/ui/library/continue-after-a-kill", Fixture, NULL, set_up, test_continue, tear_down);
  g_test_add ("/ui/library/broken-journal", Fixture, NULL, set_up, test_broken_journal, tear_down);
  g_test_add ("/ui/library/past-battles", Fixture, NULL, set_up, test_past, tear_down);
  g_test_add ("/ui/library/past-battle-deleted", Fixture, NULL, set_up, test_past_deleted, tear_down);
  g_test_add ("/ui/library/saved-battles", Fixture, NULL, set_up, test_saved, tear_down);
  g_test_add ("/ui/library/in-use", Fixture, NULL, set_up, test_in_use, tear_down);
  g_test_add ("/ui/library/recent-file-gone", Fixture, NULL, set_up, test_recent, tear_down);
  g_test_add ("/ui/library/very-many", Fixture, "small", set_up, test_many, tear_down);
  return g_test_run ();
}
