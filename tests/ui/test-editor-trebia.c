/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * The battle of the Trebia is written from nothing to a file that passes, by keys that go through the display server.
 *
 * What is known of it. It was fought about the winter solstice of 218 BC, on the west bank of the Trebia near Placentia, in sleet.
 * Numidian horsemen drew the army of the consul Sempronius, hungry and wet, through the swollen river, which then lay behind it.
 * Rome: some 26,000 legionaries and Latin allies, Cenomanian Gauls, 6,000 with javelins, 4,000 horse. Carthage: Africans, Spaniards
 * and Gauls, some 14,000 to 20,000, light foot, 10,000 horse with the Numidians, elephants; Mago, hidden with picked men, fell on
 * the Roman rear. Carthage won; ten thousand Romans broke through the middle and came away. One unit stands for four times its least number of men. (Polybius 3.66-75, Livy 21.52-56.)
 */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page.h"
#include "app/battle/acies-session.h"
#include "battlefield/acies-field-private.h"
#include "editor-keys-support.h"
#include "editor-test-support.h"
#include "editor/acies-army-page.h"
#include "editor/acies-balance-page.h"
#include "editor/acies-deployment-page.h"
#include "editor/acies-form-row.h"
#include "editor/acies-map-page.h"
#include "editor/acies-new-window.h"
#include "editor/acies-troop-picker.h"
#include "engine/core/acies-ruleset.h"


#define MOST_TABS 120 /* no page has more stops */

/* Keys */

/* Fields */

/* Day, month, year and era stand in one row. */
static void
fill_date (EditorTest *self)
{
  g_autofree char *key = editor_keys_dup_key (self, "date");
  g_autofree char *keys = g_strconcat (key, " ctrl+a 2 2 Tab d e c Tab", NULL);

  editor_keys_type (self, keys, "218");
  editor_keys_expect (self, "date", "\"-0217-12-22\"");
}

/* From the library */

static void
begin (EditorTest  *self,
       AciesWindow *library)
{
  editor_keys_press (GTK_WINDOW (library), "ctrl+n");
  editor_keys_press (editor_keys_wait_for (ACIES_TYPE_NEW_WINDOW), "Return");
  self->window = editor_keys_wait_for (ACIES_TYPE_EDITOR_WINDOW);
  self->document = g_object_ref (acies_editor_window_get_document (self->window));
  editor_keys_expect (self, "name", "\"New battle\"");
  editor_keys_expect (self, "sides[0].units", "[]");
  editor_keys_expect (self, "sides[1].units", "[]");
}

/* Enter goes on to the next one. */
static void
fill_sources (EditorTest *self)
{
  g_autofree char *key = editor_keys_dup_key (self, "sources");
  g_autofree char *keys = g_strconcat (key, " space", NULL);

  editor_keys_press_here (self, keys);
  editor_keys_expect (self, "sources", "[\"\"]");
  editor_keys_type (self, "ctrl+a", "Polybius 3.66-75");
  editor_keys_press_here (self, "Return");
  editor_keys_expect (self, "sources", "[\"Polybius 3.66-75\",\"\"]");
  editor_keys_type (self, "ctrl+a", "Livy 21.52-56");
  editor_keys_expect (self, "sources", "[\"Polybius 3.66-75\",\"Livy 21.52-56\"]");
}

static void
fill_coordinates (EditorTest *self)
{
  g_autofree char *key = editor_keys_dup_key (self, "coordinates");
  g_autofree char *keys = g_strconcat (key, " ctrl+a 4 5 period 0 3 Tab", NULL);

  editor_keys_type (self, keys, "9.58");
  editor_keys_expect (self, "coordinates", "[45.03,9.58]");
}

static void
write_battle (EditorTest *self)
{
  editor_keys_show_part (self, "alt+1", "battle", -1);
  editor_keys_fill (self, "name", "Trebia");
  fill_date (self);
  editor_keys_fill (self, "place", "West bank of the Trebia, near Placentia");
  fill_coordinates (self);
  editor_keys_fill (self, "summary", "A hungry army with a river at its back must break through the middle.");
  editor_keys_fill (self, "background", "In sleet, before breakfast, the consul let himself be drawn through the swollen river.");
  fill_sources (self);
  editor_keys_fill (self, "author", "The Acies contributors");
  editor_keys_fill (self, "license", "CC-BY-SA-4.0");
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (self->window)), "Trebia"));
}

/* Armies */

typedef struct
{
  const char *name;
  const char *id;
  const char *troop;
  const char *quality;
  const char *count;
} Row;

static const Row romans[] = {
  { "Legions", "legions", "Legionaries", "Average", "13" },
  { "Cenomani", "cenomani", "Heavy infantry", "Poor", "1" },
  { "Javelins", "javelins", "Light infantry", "Average", "3" },
  { "Roman horse", "roman-horse", "Heavy cavalry", "Average", "4" },
};

static const Row punics[] = {
  { "Africans", "africans", "Heavy infantry", "Veteran", "4" },
  { "Spaniards and Gauls", "spaniards-and-gauls", "Heavy infantry", "Average", "6" },
  { "Light foot", "light-foot", "Light infantry", "Average", "2" },
  { "Picked foot", "picked-foot", "Light infantry", "Veteran", "1" },
  { "Picked Numidians", "picked-numidians", "Light cavalry", "Veteran", "2" },
  { "Celtic horse", "celtic-horse", "Heavy cavalry", "Average", "4" },
  { "Numidians", "numidians", "Light cavalry", "Average", "3" },
  { "Elephants", "elephants", "Elephants", "African", "1" },
};

typedef struct
{
  GtkDropDown *list;
  const char  *words;
} Entry;

static gboolean
has_entry_cb (gpointer data)
{
  Entry *entry = data;
  GtkStringObject *item = gtk_drop_down_get_selected_item (entry->list);

  return item != NULL && g_ascii_strcasecmp (gtk_string_object_get_string (item), entry->words) == 0;
}

static void
wait_for_entry (gpointer    list,
                const char *words)
{
  Entry entry = { list, words };

  g_test_message ("%s", words);
  ui_test_wait_until (has_entry_cb, &entry);
}

/* How many, of which kind and class; then what they are called. */
static void
add_row (EditorTest *self,
         guint       side,
         guint       index,
         const Row  *row)
{
  GtkWidget *page = acies_editor_window_get_page (self->window);
  GtkWidget *picker = ui_test_find (page, ACIES_TYPE_TROOP_PICKER, NULL);
  g_autoptr (GPtrArray) lists = editor_test_list (picker, GTK_TYPE_DROP_DOWN);
  g_autofree char *object = g_strdup_printf ("sides[%u].units[%u]", side, index);
  g_autofree char *name = g_strconcat (object, ".name", NULL);
  g_autofree char *id = g_strconcat (object, ".id", NULL);
  g_autofree char *count = g_strconcat (object, ".count", NULL);
  g_autofree char *number = g_strdup_printf ("alt+d ctrl+a %s%s%.1s Tab Tab", row->count[1] != '\0' ? "1 " : "",
                                             "", row->count + strlen (row->count) - 1);

  editor_keys_type (self, number, row->troop);
  wait_for_entry (lists->pdata[1], row->troop);
  editor_keys_type (self, "shift+Tab", row->quality);
  wait_for_entry (lists->pdata[0], row->quality);
  editor_keys_press_here (self, "Insert");
  editor_keys_wait_for_object (self, object);
  if (!g_str_equal (row->count, "1"))
    editor_keys_expect (self, count, row->count);
  editor_keys_fill (self, name, row->name);
  editor_keys_fill (self, id, row->id);
}

static void
write_army (EditorTest *self,
            guint       side,
            const char *name,
            const Row  *rows,
            guint       n)
{
  g_autofree char *path = g_strdup_printf ("sides[%u].name", side);

  editor_keys_show_part (self, side == 0 ? "alt+3" : "alt+4", "army", (int) side);
  editor_keys_fill (self, path, name);
  for (guint i = 0; i < n; i++)
    add_row (self, side, i, &rows[i]);
}

/* The army that came hungry and wet through the river. */
static void
tire (EditorTest *self)
{
  g_autofree char *key = NULL;
  g_autofree char *keys = NULL;

  editor_keys_show_part (self, "alt+3", "army", 0);
  key = editor_keys_dup_key (self, "sides[0].fatigued");
  keys = g_strconcat (key, " space", NULL);
  editor_keys_press_here (self, keys);
  editor_keys_expect (self, "sides[0].fatigued", "true");
}

/* How it ended. Both armies have their ids by now. */
static void
write_result (EditorTest *self)
{
  const char *winner = NULL;
  g_autofree char *expected = NULL;

  editor_keys_show_part (self, "alt+1", "battle", -1);
  winner = acies_json_text (acies_document_peek (self->document, "sides[1].id"));
  expected = g_strdup_printf ("\"%s\"", winner);
  editor_keys_choose (self, "result.winner", "Carthage", expected);
  editor_keys_fill (self, "result.text", "Ten thousand Romans broke through the middle; the others were lost at the river.");
  editor_keys_fill (self, "result.casualties", "Most of the Romans; of Carthage chiefly Gauls.");
}

/* Commanders */

typedef struct
{
  guint       side;
  guint       index;
  const char *key;
  const char *name;
  const char *id;
  const char *rating;
  const char *kind;
} Commander;

static const Commander commanders[] = {
  { 0, 0, "ctrl+1", "Sempronius", "sempronius", "poor", "strategist" },
  { 1, 0, "ctrl+2", "Hannibal", "hannibal", "brilliant", "strategist" },
  { 1, 1, "ctrl+2", "Mago", "mago", "average", "hero" },
};

static void
write_commander (EditorTest      *self,
                 const Commander *who)
{
  static const char *const keys[] = { "name", "id", "rating", "kind" };
  const char *const values[] = { who->name, who->id, who->rating, who->kind };
  g_autofree char *object = g_strdup_printf ("sides[%u].commanders[%u]", who->side, who->index);

  editor_keys_press_here (self, who->key);
  editor_keys_wait_for_object (self, object);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *path = g_strconcat (object, ".", keys[i], NULL);
      g_autofree char *expected = g_strdup_printf ("\"%s\"", values[i]);

      if (i < 2)
        editor_keys_fill (self, path, values[i]);
      else
        editor_keys_choose (self, path, values[i], expected);
    }
}

static void
write_commanders (EditorTest *self)
{
  editor_keys_show_part (self, "alt+5", "commanders", -1);
  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    write_commander (self, &commanders[i]);
  editor_keys_choose (self, "sides[1].commanders[1].bodyguard", "Picked Numidians 1", "\"picked-numidians-1\"");
}

/* The map */

/* From the form to the map, and there from wherever the cursor is to @cell; then @last. */
static void
act_on_map (EditorTest *self,
            int         cell,
            const char *last)
{
  AciesField *field = acies_editor_map_get_field (self->window->map);
  const int at = acies_field_get_cursor (field);
  g_autoptr (GString) keys = g_string_new (editor_keys_has_focus (self, GTK_WIDGET (field)) ? "" : "alt+0");

  g_assert_cmpint (at, >=, 0);
  editor_keys_append (keys, cell % 5 < at % 5 ? "Left" : "Right", ABS (cell % 5 - at % 5));
  editor_keys_append (keys, cell / 5 < at / 5 ? "Up" : "Down", ABS (cell / 5 - at / 5));
  g_string_append_printf (keys, " %s", last);
  editor_keys_press_here (self, g_strstrip (keys->str));
}

static char
find_letter (EditorTest *self,
             const char *id)
{
  AciesMapPage *page = ACIES_MAP_PAGE (acies_editor_window_get_page (self->window));
  const AciesBrush *brushes = acies_ruleset_list ()[0]->draft->brushes;
  int brush = 0;

  while (!g_str_equal (brushes[brush].id, id))
    brush++;
  return (char) acies_brush_tool_get_letter (acies_map_page_get_tool (page), brush);
}

static guint
count_courses (EditorTest *self)
{
  return acies_field_get_scene (acies_editor_map_get_field (self->window->map))->watercourses->len;
}

static gboolean
shows_river_cb (gpointer data)
{
  return count_courses (data) == 1;
}

static void
draw_map (EditorTest *self)
{
  g_autofree char *river = NULL;
  g_autofree char *town = NULL;

  editor_keys_show_part (self, "alt+2", "map", -1);
  river = g_strdup_printf ("%c shift+Right shift+Right shift+Right shift+Right Return Escape", find_letter (self, "river"));
  act_on_map (self, 0, river);
  editor_keys_expect (self, "map.watercourses[0].kind", "\"river\"");
  editor_keys_expect (self, "map.watercourses[0].zones", "[\"a1\",\"b1\",\"c1\",\"d1\",\"e1\"]");
  town = g_strdup_printf ("%c Return Escape alt+0", find_letter (self, "label"));
  act_on_map (self, 4, town);
  editor_keys_wait_for_object (self, "map.labels[0]");
  editor_keys_fill (self, "map.labels[0].text", "Placentia");
  ui_test_wait_until (shows_river_cb, self);
}

static void
write_conditions (EditorTest *self)
{
  editor_keys_show_part (self, "alt+6", "conditions", -1);
  editor_keys_fill_json (self, "conditions.multiplier", "4", "4");
  editor_keys_fill_json (self, "conditions.attack-limit", "4", "4");
  editor_keys_choose (self, "conditions.weather", "wet", "\"wet\"");
}

/* Deployment */

typedef struct
{
  const char *first;  /* the id of the first piece, and how many follow it in the list */
  guint       n;
  int         cell;
} Group;

static const Group roman_groups[] = {
  { "legions-1", 4, 1 },     { "legions-5", 5, 2 },     { "legions-10", 4, 3 },    { "cenomani", 1, 1 },
  { "javelins-1", 1, 1 },    { "javelins-2", 1, 2 },    { "javelins-3", 1, 3 },    { "roman-horse-1", 2, 0 },
  { "roman-horse-3", 2, 4 }, { "sempronius", 1, 2 },
};

static const Group punic_groups[] = {
  { "africans-1", 2, 16 },     { "africans-3", 2, 18 },         { "spaniards-and-gauls-1", 6, 17 }, { "light-foot-1", 1, 16 },
  { "light-foot-2", 1, 18 },   { "picked-foot", 1, 18 },        { "picked-numidians-1", 2, 19 },    { "celtic-horse-1", 2, 15 },
  { "celtic-horse-3", 2, 19 }, { "numidians-1", 1, 15 },        { "numidians-2", 2, 19 },           { "elephants", 1, 18 },
  { "hannibal", 1, 17 },
};

typedef struct
{
  AciesDeployTool *tool;
  const char      *id;
  guint            n;     /* he and those after him */
  int              cell;
} Piece;

static gboolean
stands_there_cb (gpointer data)
{
  const Piece *piece = data;
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (piece->tool);

  for (guint i = 0; i < pieces->len; i++)
    if (g_str_equal (g_array_index (pieces, AciesPiece, i).id, piece->id))
      return g_array_index (pieces, AciesPiece, i).place.cell == piece->cell;

  g_error ("There is nobody called %s", piece->id);
}

static gboolean
is_chosen_cb (gpointer data)
{
  const Piece *piece = data;

  return acies_deploy_tool_is_chosen (piece->tool, piece->id) &&
         acies_deploy_tool_count (piece->tool) == piece->n;
}

/* Whoever has no place yet is at the top of the list. From there to the map, and back. */
static void
deploy (EditorTest  *self,
        const Group *group)
{
  AciesDeploymentPage *page = ACIES_DEPLOYMENT_PAGE (acies_editor_window_get_page (self->window));
  AciesDeployTool *tool = acies_deployment_page_get_tool (page);
  Piece piece = { tool, group->first, group->n, group->cell };
  g_autoptr (GString) keys = g_string_new ("Home");

  g_test_message ("%s", group->first);
  editor_keys_append (keys, "shift+Down", (int) group->n - 1);
  editor_keys_press_here (self, keys->str);
  ui_test_wait_until (is_chosen_cb, &piece);
  act_on_map (self, group->cell, "Return alt+0");
  ui_test_wait_until (stands_there_cb, &piece);
}

static void
deploy_armies (EditorTest *self)
{
  GtkWidget *armies = NULL;

  editor_keys_show_part (self, "alt+7", "deployment", -1);
  for (guint i = 0; i < G_N_ELEMENTS (roman_groups); i++)
    deploy (self, &roman_groups[i]);
  armies = ui_test_find (acies_editor_window_get_page (self->window), GTK_TYPE_DROP_DOWN, NULL);
  editor_keys_type (self, "alt+a", "Carthage");
  wait_for_entry (armies, "Carthage");
  editor_keys_press_here (self, "ctrl+l");
  for (guint i = 0; i < G_N_ELEMENTS (punic_groups); i++)
    deploy (self, &punic_groups[i]);
  ui_test_picture (GTK_WIDGET (self->window), "editor-trebia.png");
}

/* The situation: what it begins with is changed by keys alone, judged, and taken back step by step. */

/* Tab by Tab to @widget. */
static void
reach (EditorTest *self,
       GtkWidget  *widget,
       const char *key)
{
  for (guint i = 0; i < MOST_TABS && !editor_keys_has_focus (self, widget); i++)
    editor_keys_press_here (self, key);
  g_assert_true (editor_keys_has_focus (self, widget));
}

static GtkWidget *
find_mark (EditorTest *self,
           const char *label)
{
  g_autoptr (GPtrArray) buttons =
    editor_test_list (acies_editor_window_get_page (self->window), GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), label) == 0)
      return buttons->pdata[i];

  g_error ("There is no mark “%s”", label);
}

static gboolean
is_disordered_cb (gpointer data)
{
  const Piece *piece = data;
  const AciesMark *marks = acies_ruleset_list ()[0]->draft->marks;
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (piece->tool);

  for (guint i = 0; i < pieces->len; i++)
    for (guint mark = 0; marks[mark].id != NULL; mark++)
      if (g_str_equal (marks[mark].id, "disordered") && g_str_equal (g_array_index (pieces, AciesPiece, i).id, piece->id) &&
          ((g_array_index (pieces, AciesPiece, i).marks >> mark) & 1) != 0)
        return TRUE;

  return FALSE;
}

static void
assert_no_errors (EditorTest *self)
{
  AciesDocumentChecker *checker = acies_editor_context_get_checker (acies_editor_window_get_context (self->window));

  editor_test_wait_for_checker (self);
  g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_ERROR), ==, 0);
}

static gboolean
is_taken_back_cb (gpointer data)
{
  return acies_document_peek (data, "situation") == NULL;
}

static void
try_mid_battle (EditorTest *self)
{
  AciesDeploymentPage *page = NULL;
  Piece piece = { NULL, "legions-1", 1, 0 };
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;

  editor_keys_show_part (self, "alt+8", "situation", -1);
  page = ACIES_DEPLOYMENT_PAGE (acies_editor_window_get_page (self->window));
  piece.tool = acies_deployment_page_get_tool (page);
  editor_keys_press_here (self, "alt+b");
  editor_keys_wait_for_object (self, "situation");
  editor_keys_fill_json (self, "situation.turn", "3", "3");
  editor_keys_press_here (self, "ctrl+l Home");
  for (guint i = 0; i < MOST_TABS && !is_chosen_cb (&piece); i++)
    editor_keys_press_here (self, "Down");
  ui_test_wait_until (is_chosen_cb, &piece);
  reach (self, find_mark (self, "Disordered"), "shift+Tab");
  editor_keys_press_here (self, "space");
  ui_test_wait_until (is_disordered_cb, &piece);
  assert_no_errors (self);
  ui_test_picture (GTK_WIDGET (self->window), "editor-trebia-situation.png");

  editor_keys_press_here (self, "ctrl+z ctrl+z ctrl+z");
  ui_test_wait_until (is_taken_back_cb, self->document);
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
}

/* Trying it out */

static void
check (EditorTest *self)
{
  AciesDocumentChecker *checker = acies_editor_context_get_checker (acies_editor_window_get_context (self->window));

  editor_keys_show_part (self, "ctrl+k", "check", -1);
  editor_test_wait_for_checker (self);
  g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_ERROR), ==, 0);
  g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_WARNING), ==, 0);
}

static gboolean
has_results_cb (gpointer data)
{
  return !acies_balance_page_is_running (data) && acies_balance_page_get_results (data) != NULL;
}

static void
balance (EditorTest *self)
{
  GtkWidget *page = NULL;

  editor_keys_show_part (self, "ctrl+Page_Down", "balance", -1);
  page = acies_editor_window_get_page (self->window);
  editor_keys_press_here (self, "alt+b ctrl+a 4 Tab F6");
  ui_test_wait_until (has_results_cb, page);
  g_assert_cmpuint (acies_balance_results_get_run (acies_balance_page_get_results (ACIES_BALANCE_PAGE (page)))->options.n_games,
                    ==, 4);
}

/* A battle is played, then the work goes on where it was. */

static AciesWindow *
find_trial (EditorTest *self)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self->app)); at != NULL; at = at->next)
    if (ACIES_IS_WINDOW (at->data) && acies_window_get_editor (at->data) != NULL)
      return at->data;

  return NULL;
}

static gboolean
has_trial_cb (gpointer data)
{
  return find_trial (data) != NULL;
}

static gboolean
has_no_trial_cb (gpointer data)
{
  return find_trial (data) == NULL;
}

static gboolean
has_begun_cb (gpointer data)
{
  return acies_game_get_n_steps (data) > 0;
}

static void
playtest (EditorTest *self)
{
  AciesWindow *trial = NULL;
  AciesGame *game = NULL;
  GtkWidget *page = NULL;
  g_autofree char *key = NULL;
  GtkWidget *row = NULL;

  editor_keys_show_part (self, "alt+6", "conditions", -1);
  page = acies_editor_window_get_page (self->window);
  row = GTK_WIDGET (editor_keys_find_row (self, "conditions.turns"));
  key = editor_keys_dup_key (self, "conditions.turns");
  editor_keys_press_here (self, key);
  editor_keys_press_here (self, "F5");
  ui_test_wait_until (has_trial_cb, self);
  trial = find_trial (self);
  ui_test_wait_for_page (trial, "battle");
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (trial)), "Trebia"));
  game = acies_session_get_game (acies_battle_page_get_session (ACIES_BATTLE_PAGE (acies_window_get_page (trial))));
  g_assert_true (ui_test_type (trial, "Escape ctrl+Return"));
  ui_test_wait_until (has_begun_cb, game);
  editor_keys_press (GTK_WINDOW (trial), "alt+Left");
  ui_test_wait_until (has_no_trial_cb, self);
  g_assert_true (acies_editor_window_get_page (self->window) == page);
  g_assert_true (editor_keys_has_focus (self, row));
}

static void
write_trebia (EditorTest  *self,
              AciesWindow *library)
{
  begin (self, library);
  write_battle (self);
  write_army (self, 0, "Rome", romans, G_N_ELEMENTS (romans));
  write_army (self, 1, "Carthage", punics, G_N_ELEMENTS (punics));
  tire (self);
  write_result (self);
  write_commanders (self);
  draw_map (self);
  write_conditions (self);
  deploy_armies (self);
  try_mid_battle (self);
  check (self);
  balance (self);
  playtest (self);
}

static void
test_trebia (void)
{
  editor_keys_author (write_trebia);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/editor/trebia", test_trebia);
  return g_test_run ();
}
