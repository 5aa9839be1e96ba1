/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-item.h"

#include "app/library/acies-item-words.h"
#include "engine/core/acies-date.h"
#include "engine/core/acies-journal.h"

#include <glib/gi18n.h>

struct _AciesLibraryItem
{
  GObject parent_instance;

  AciesOrigin    origin;
  GFile         *file;

  const AciesRuleset *ruleset;  /* NULL if broken or missing */

  char          *id;           /* NULL if broken or missing */
  AciesPicture  *picture;      /* NULL until asked for, if it comes from the file */
  char          *name;
  char          *name_key;
  char          *subtitle;
  char          *detail;
  char          *players;
  char          *saved;
  char          *war;
  char          *links;        /* ids between spaces: " cannae-216bc cannae-216bc-dba " */
  AciesDifficulty difficulty;
  guint          minutes;
  char          *search_text;  /* casefolded */
  gboolean       broken;
  gboolean       missing;
  gboolean       game;
  gboolean       in_use;
  int            year;
  goffset        size;
  gint64         modified_us;
  gint64         last_played;
  guint          n_sides;
  AciesItemSide  sides[ACIES_MAX_SIDES];
};

enum
{
  PROP_0,
  PROP_LAST_PLAYED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesLibraryItem, acies_library_item, G_TYPE_OBJECT)

static void
acies_library_item_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_LAST_PLAYED:
      g_value_set_int64 (value, ACIES_LIBRARY_ITEM (object)->last_played);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_library_item_finalize (GObject *object)
{
  AciesLibraryItem *self = ACIES_LIBRARY_ITEM (object);

  g_clear_object (&self->file);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->name_key, g_free);
  g_clear_pointer (&self->subtitle, g_free);
  g_clear_pointer (&self->detail, g_free);
  g_clear_pointer (&self->players, g_free);
  g_clear_pointer (&self->saved, g_free);
  g_clear_pointer (&self->war, g_free);
  g_clear_pointer (&self->links, g_free);
  g_clear_pointer (&self->search_text, g_free);
  for (guint i = 0; i < self->n_sides; i++)
    g_clear_pointer (&self->sides[i].name, g_free);

  G_OBJECT_CLASS (acies_library_item_parent_class)->finalize (object);
}

static void
acies_library_item_class_init (AciesLibraryItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = acies_library_item_get_property;
  object_class->finalize = acies_library_item_finalize;

  properties[PROP_LAST_PLAYED] = g_param_spec_int64 ("last-played", NULL, NULL, 0, G_MAXINT64, 0,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_library_item_init (AciesLibraryItem *self)
{
  self->year = G_MAXINT;
}

static AciesLibraryItem *
create (const AciesCatalogueFile *file,
        AciesOrigin               origin)
{
  AciesLibraryItem *self = g_object_new (ACIES_TYPE_LIBRARY_ITEM, NULL);

  self->file = g_object_ref (file->file);
  self->size = file->size;
  self->modified_us = file->modified_us;
  self->origin = origin;
  return self;
}

static void
take_name (AciesLibraryItem *self,
           const char       *name)
{
  self->name = g_strdup (name);
  self->name_key = g_utf8_collate_key (name, -1);
}

static char *
gather_links (AciesScenario *scenario)
{
  g_autoptr (GString) links = g_string_new (" ");

  for (guint i = 0; i < acies_scenario_get_n_links (scenario); i++)
    g_string_append_printf (links, "%s ", acies_scenario_get_link (scenario, i));
  return g_string_free (g_steal_pointer (&links), FALSE);
}

static void
take_scenario (AciesLibraryItem *self,
               AciesScenario    *scenario)
{
  const char *date = acies_scenario_get_date (scenario);
  int month, day;

  self->id = g_strdup (acies_scenario_get_id (scenario));
  self->ruleset = acies_scenario_get_ruleset (scenario);
  take_name (self, acies_scenario_get_name (scenario));
  self->subtitle = acies_item_words_subtitle (scenario);
  self->war = g_strdup (acies_scenario_get_war (scenario));
  self->links = gather_links (scenario);
  self->difficulty = acies_scenario_get_difficulty (scenario);
  self->minutes = acies_scenario_get_minutes (scenario);
  self->search_text = acies_item_words_search_text (scenario);
  if (date == NULL || !acies_date_parse (date, &self->year, &month, &day))
    self->year = G_MAXINT;
}

static void
take_error (AciesLibraryItem *self,
            const char       *name,
            const char       *sentence)
{
  self->broken = TRUE;
  take_name (self, name);
  self->subtitle = g_strdup ("");
  self->detail = g_strdup (sentence);
  self->search_text = g_utf8_casefold (name, -1);
}

static void
take_sides (AciesLibraryItem *self,
            const AciesScene *scene)
{
  self->n_sides = scene->n_sides;
  for (guint i = 0; i < scene->n_sides; i++)
    {
      self->sides[i].name = g_strdup (scene->sides[i].name);
      self->sides[i].strength = scene->sides[i].strength;
      self->sides[i].strength_start = scene->sides[i].strength_start;
    }
}

/* How @game stands, and who plays it. */
static void
take_state (AciesLibraryItem *self,
            AciesGame        *game,
            const AciesScene *scene)
{
  if (!acies_game_is_over (game))
    self->detail = acies_item_words_state (game, scene);
  self->players = acies_item_words_players (game);
}

static AciesScene *
create_scene (AciesGame *game)
{
  return acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                               acies_game_get_state (game));
}

/* A record that breaks off is shown as its scenario; opening it says where, and offers what is good of it. */
static void
take_game (AciesLibraryItem *self,
           AciesScenario    *scenario)
{
  g_autoptr (AciesGame) game = acies_game_load (self->file, NULL, NULL);
  g_autoptr (AciesScene) scene = game != NULL ? create_scene (game) : NULL;

  self->game = TRUE;
  if (game != NULL)
    take_state (self, game, scene);
  if (self->detail == NULL)
    self->detail = acies_item_words_result (self->file, scenario);
  self->saved = acies_item_words_saved (acies_library_item_get_modified (self));
}

AciesLibraryItem *
acies_library_item_new (const AciesCatalogueFile *file,
                        AciesOrigin               origin)
{
  g_autoptr (AciesCatalogueEntry) entry = acies_catalogue_read_listed (file);
  AciesScenario *scenario = acies_catalogue_entry_get_scenario (entry);
  AciesLibraryItem *self = NULL;

  if (acies_catalogue_entry_get_kind (entry) == ACIES_CATALOGUE_OTHER)
    return NULL;

  self = create (file, origin);
  if (scenario == NULL)
    {
      take_error (self, acies_catalogue_entry_get_name (entry),
                  acies_catalogue_entry_get_error (entry));
      return self;
    }

  take_scenario (self, scenario);
  if (acies_catalogue_entry_get_kind (entry) == ACIES_CATALOGUE_GAME)
    {
      take_game (self, scenario);
      return self;
    }

  self->detail = acies_item_words_effort (scenario);
  self->players = acies_item_words_sides (scenario);
  return self;
}

GVariant *
acies_library_item_get_header (AciesLibraryItem *self)
{
  if (self->broken || self->origin == ACIES_ORIGIN_UNDERWAY)
    return NULL;

  return g_variant_new (ACIES_LIBRARY_ITEM_HEADER, self->ruleset->id, self->id, self->name,
                        self->subtitle, self->detail, self->players != NULL ? self->players : "",
                        self->search_text, self->year, self->game, self->war != NULL ? self->war : "",
                        self->links, (gint32) self->difficulty, (gint32) self->minutes);
}

AciesLibraryItem *
acies_library_item_new_from_header (const AciesCatalogueFile *file,
                                    AciesOrigin               origin,
                                    GVariant                 *header)
{
  g_autoptr (AciesLibraryItem) self = create (file, origin);
  const char *ruleset, *id, *name, *subtitle, *detail, *players, *search_text, *war, *links;
  gint32 difficulty, minutes;

  g_variant_get (header, "(&s&s&s&s&s&s&sib&s&sii)", &ruleset, &id, &name, &subtitle, &detail, &players, &search_text,
                 &self->year, &self->game, &war, &links, &difficulty, &minutes);
  self->ruleset = acies_ruleset_find (ruleset);
  if (self->ruleset == NULL)
    return NULL;

  take_name (self, name);
  self->id = g_strdup (id);
  self->subtitle = g_strdup (subtitle);
  self->detail = g_strdup (detail);
  self->players = *players != '\0' ? g_strdup (players) : NULL;
  self->search_text = g_strdup (search_text);
  self->war = g_strdup (war);
  self->links = g_strdup (links);
  self->difficulty = (AciesDifficulty) difficulty;
  self->minutes = (guint) minutes;
  if (self->game)
    self->saved = acies_item_words_saved (acies_library_item_get_modified (self));
  return g_steal_pointer (&self);
}

static void
take_position (AciesLibraryItem *self,
               AciesGame        *game)
{
  AciesScene *scene = create_scene (game);

  take_state (self, game, scene);
  take_sides (self, scene);
  self->picture = acies_picture_new_for_scene (scene);
}

AciesLibraryItem *
acies_library_item_new_from_journal (GFile *journal)
{
  g_autoptr (AciesCatalogueFile) there = acies_catalogue_file_new (journal);
  const AciesCatalogueFile nothing = { .file = journal };
  AciesLibraryItem *self = create (there != NULL ? there : &nothing, ACIES_ORIGIN_UNDERWAY);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesGame) game = acies_journal_recover (journal, NULL, &error);

  self->last_played = acies_library_item_get_modified (self);
  self->game = TRUE;
  if (game == NULL)
    {
      take_error (self, _("A battle that was under way"), error->message);
      return self;
    }

  take_scenario (self, acies_game_get_scenario (game));
  take_position (self, game);
  if (self->detail == NULL)
    self->detail = g_strdup (_("The battle is over."));
  self->saved = acies_item_words_saved (acies_library_item_get_modified (self));
  self->in_use = acies_journal_is_in_use (journal);
  if (self->in_use)
    {
      g_free (self->players);
      self->players = g_strdup (_("It is under way in another window."));
    }
  return self;
}

AciesLibraryItem *
acies_library_item_new_missing (GFile *file)
{
  const AciesCatalogueFile nothing = { .file = file };
  AciesLibraryItem *self = create (&nothing, ACIES_ORIGIN_RECENT);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *sentence = NULL;

  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (_("%s: This file is not there any more."), path);
  take_error (self, name, sentence);
  self->missing = TRUE;
  return self;
}

AciesOrigin
acies_library_item_get_origin (AciesLibraryItem *self)
{
  return self->origin;
}

GFile *
acies_library_item_get_file (AciesLibraryItem *self)
{
  return self->file;
}

const char *
acies_library_item_get_id (AciesLibraryItem *self)
{
  return self->id;
}

const AciesRuleset *
acies_library_item_get_ruleset (AciesLibraryItem *self)
{
  return self->ruleset;
}

AciesPicture *
acies_library_item_get_picture (AciesLibraryItem *self)
{
  if (self->picture == NULL && !self->broken)
    self->picture = acies_picture_new_for_file (self->file);

  return self->picture;
}

void
acies_library_item_forget_picture (AciesLibraryItem *self)
{
  if (self->origin != ACIES_ORIGIN_UNDERWAY)
    g_clear_object (&self->picture);
}

const char *
acies_library_item_get_name (AciesLibraryItem *self)
{
  return self->name;
}

const char *
acies_library_item_get_name_key (AciesLibraryItem *self)
{
  return self->name_key;
}

const char *
acies_library_item_get_subtitle (AciesLibraryItem *self)
{
  return self->subtitle;
}

const char *
acies_library_item_get_detail (AciesLibraryItem *self)
{
  return self->detail;
}

const char *
acies_library_item_get_players (AciesLibraryItem *self)
{
  return self->players;
}

const char *
acies_library_item_get_saved (AciesLibraryItem *self)
{
  return self->saved;
}

const char *
acies_library_item_get_war (AciesLibraryItem *self)
{
  return self->war != NULL ? self->war : "";
}

AciesDifficulty
acies_library_item_get_difficulty (AciesLibraryItem *self)
{
  return self->difficulty;
}

guint
acies_library_item_get_minutes (AciesLibraryItem *self)
{
  return self->minutes;
}

gboolean
acies_library_item_is_in_use (AciesLibraryItem *self)
{
  return self->in_use;
}

gboolean
acies_library_item_is_broken (AciesLibraryItem *self)
{
  return self->broken;
}

gboolean
acies_library_item_is_missing (AciesLibraryItem *self)
{
  return self->missing;
}

gboolean
acies_library_item_is_game (AciesLibraryItem *self)
{
  return self->game;
}

int
acies_library_item_get_year (AciesLibraryItem *self)
{
  return self->year;
}

/* Astronomical year 0 is 1 BC: -99 to 0 are the first century before Christ. */
int
acies_library_item_get_century (AciesLibraryItem *self)
{
  if (self->year == G_MAXINT)
    return 0;
  if (self->year > 0)
    return (self->year - 1) / 100 + 1;

  return -(-self->year / 100 + 1);
}

gint64
acies_library_item_get_modified (AciesLibraryItem *self)
{
  return self->modified_us / G_USEC_PER_SEC;
}

gint64
acies_library_item_get_last_played (AciesLibraryItem *self)
{
  return self->last_played;
}

void
acies_library_item_set_last_played (AciesLibraryItem *self,
                                    gint64            when)
{
  if (self->last_played == when)
    return;

  self->last_played = when;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LAST_PLAYED]);
}

gboolean
acies_library_item_is_same (AciesLibraryItem *self,
                            AciesLibraryItem *other)
{
  return self->origin == other->origin && self->origin != ACIES_ORIGIN_UNDERWAY &&
         self->size == other->size && self->modified_us == other->modified_us &&
         self->broken == other->broken && self->missing == other->missing &&
         g_file_equal (self->file, other->file);
}

guint
acies_library_item_get_n_sides (AciesLibraryItem *self)
{
  return self->n_sides;
}

const AciesItemSide *
acies_library_item_get_side (AciesLibraryItem *self,
                             guint             side)
{
  g_return_val_if_fail (side < self->n_sides, NULL);

  return &self->sides[side];
}

GStrv
acies_library_item_list_links (AciesLibraryItem *self)
{
  g_autofree char *bare = g_strstrip (g_strdup (self->links != NULL ? self->links : ""));

  return *bare != '\0' ? g_strsplit (bare, " ", -1) : g_new0 (char *, 1);
}

gboolean
acies_library_item_is_linked (AciesLibraryItem *self,
                              AciesScenario    *scenario)
{
  g_auto (GStrv) links = acies_library_item_list_links (self);

  if (self->broken || self->game || self->ruleset == acies_scenario_get_ruleset (scenario))
    return FALSE;
  if (g_strv_contains ((const char *const *) links, acies_scenario_get_id (scenario)))
    return TRUE;

  for (guint i = 0; i < acies_scenario_get_n_links (scenario); i++)
    if (g_str_equal (acies_scenario_get_link (scenario, i), self->id))
      return TRUE;

  return FALSE;
}

gboolean
acies_library_item_matches (AciesLibraryItem *self,
                            const char       *needle)
{
  g_auto (GStrv) words = g_strsplit (needle, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (self->search_text, words[i]) == NULL)
      return FALSE;

  return TRUE;
}
