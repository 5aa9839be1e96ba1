/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-picture.h"
#include "engine/core/acies-catalogue.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_ORIGIN_SHIPPED,    /* a scenario that came with the program */
  ACIES_ORIGIN_OWN,        /* a scenario of the user's */
  ACIES_ORIGIN_UNDERWAY,   /* a journal */
  ACIES_ORIGIN_PAST,       /* a finished battle */
  ACIES_ORIGIN_RECENT,     /* a file elsewhere, opened or saved lately */
} AciesOrigin;

/**
 * AciesLibraryItem:
 *
 * One card of the library: a scenario, a battle under way, a past one, or a file that cannot be read and why. Made in a thread;
 * afterwards only "last-played" changes.
 */
#define ACIES_TYPE_LIBRARY_ITEM (acies_library_item_get_type ())
G_DECLARE_FINAL_TYPE (AciesLibraryItem, acies_library_item, ACIES, LIBRARY_ITEM, GObject)

/* A side of a battle under way, as the card shows it. */
typedef struct
{
  char  *name;
  gint32 strength;
  gint32 strength_start;
} AciesItemSide;

/*
 * Reads @file. A game is replayed for its position. Returns: (transfer full) (nullable): %NULL if it holds no battle and nothing
 * is wrong with it
 */
AciesLibraryItem *acies_library_item_new (const AciesCatalogueFile *file, AciesOrigin origin);

/*
 * All that the card of a good file shows, in the user's language, and the way back from it without reading the file.
 * Returns: (transfer floating) (nullable): %NULL if the file is broken or changes all the time
 */
#define ACIES_LIBRARY_ITEM_HEADER "(sssssssibssii)"
GVariant         *acies_library_item_get_header      (AciesLibraryItem *self);

/* @header: of type ACIES_LIBRARY_ITEM_HEADER. Returns: (transfer full) (nullable): %NULL if its rule system is unknown */
AciesLibraryItem *acies_library_item_new_from_header (const AciesCatalogueFile *file, AciesOrigin origin, GVariant *header);

/* Replays a journal. What cannot be recovered becomes an item with an error. Returns: (transfer full) */
AciesLibraryItem *acies_library_item_new_from_journal (GFile *journal);

/* A recent file that is not there any more. Returns: (transfer full) */
AciesLibraryItem *acies_library_item_new_missing (GFile *file);

AciesOrigin    acies_library_item_get_origin      (AciesLibraryItem *self);
GFile         *acies_library_item_get_file        (AciesLibraryItem *self);
const char    *acies_library_item_get_id          (AciesLibraryItem *self);  /* (nullable) the scenario's */
AciesPicture  *acies_library_item_get_picture     (AciesLibraryItem *self);  /* (nullable) the same until it is forgotten */
void           acies_library_item_forget_picture  (AciesLibraryItem *self);  /* frees its drawing, if it can be made anew */
const AciesRuleset *acies_library_item_get_ruleset (AciesLibraryItem *self); /* (nullable) if broken */
const char    *acies_library_item_get_name        (AciesLibraryItem *self);
const char    *acies_library_item_get_name_key    (AciesLibraryItem *self);  /* its name, for strcmp() in the language's order */
const char    *acies_library_item_get_subtitle    (AciesLibraryItem *self);  /* "216 BC · Apulia", may be empty */
const char    *acies_library_item_get_detail      (AciesLibraryItem *self);  /* rule system, state, result, or fault */
const char    *acies_library_item_get_players     (AciesLibraryItem *self);  /* (nullable) who plays; of a scenario: who meets */
const char    *acies_library_item_get_saved       (AciesLibraryItem *self);  /* (nullable) of a game: when it was saved */
const char    *acies_library_item_get_war         (AciesLibraryItem *self);  /* "Second Punic War", may be empty */
AciesDifficulty acies_library_item_get_difficulty (AciesLibraryItem *self);
guint          acies_library_item_get_minutes     (AciesLibraryItem *self);  /* that it takes to play; 0: not told */
gboolean       acies_library_item_is_broken       (AciesLibraryItem *self);
gboolean       acies_library_item_is_missing      (AciesLibraryItem *self);
gboolean       acies_library_item_is_game         (AciesLibraryItem *self);
gboolean       acies_library_item_is_in_use       (AciesLibraryItem *self);  /* under way in another window */
int            acies_library_item_get_year        (AciesLibraryItem *self);  /* astronomical; G_MAXINT unknown */
int            acies_library_item_get_century     (AciesLibraryItem *self);  /* -3: third before Christ; 0 unknown */
gint64         acies_library_item_get_modified    (AciesLibraryItem *self);
gint64         acies_library_item_get_last_played (AciesLibraryItem *self);  /* unix seconds; 0 never */
void           acies_library_item_set_last_played (AciesLibraryItem *self, gint64 when);

/* Whether @self and @other are of the same file, which did not change between them. A journal may always have changed. */
gboolean acies_library_item_is_same (AciesLibraryItem *self, AciesLibraryItem *other);

/* Of a battle under way. */
guint                acies_library_item_get_n_sides (AciesLibraryItem *self);
const AciesItemSide *acies_library_item_get_side    (AciesLibraryItem *self, guint side);

/* The ids that it names as those of the same battle under other rules. Returns: (transfer full) */
GStrv acies_library_item_list_links (AciesLibraryItem *self);

/* Whether @self is @scenario's battle under other rules: one names the other. */
gboolean acies_library_item_is_linked (AciesLibraryItem *self, AciesScenario *scenario);

/* Whether every word of @needle (casefolded, parted by spaces) stands in names, armies or commanders. */
gboolean acies_library_item_matches (AciesLibraryItem *self, const char *needle);

G_END_DECLS
