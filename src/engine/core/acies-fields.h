/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_FIELD_TEXT,
  ACIES_FIELD_ID,
  ACIES_FIELD_INT,        /* least .. most */
  ACIES_FIELD_ENUM,       /* one of choices */
  ACIES_FIELD_BOOL,
  ACIES_FIELD_REFERENCE,  /* the id of something else in the file; the ruleset judges whether it exists */
  ACIES_FIELD_LONG_TEXT,  /* paragraphs */
  ACIES_FIELD_COLOUR,     /* "#rrggbb" */
  ACIES_FIELD_OTHER,      /* an object or list with a reader of its own */

  /* Shapes for forms; like the former they have readers of their own. */
  ACIES_FIELD_DATE,        /* acies_date_parse() */
  ACIES_FIELD_COORDINATES, /* [latitude, longitude] */
  ACIES_FIELD_TEXTS,       /* a list of texts */
  ACIES_FIELD_SET,         /* a list of some of choices */
  ACIES_FIELD_REFERENCES,  /* a list of ids of something else in the file */
  ACIES_FIELD_LENGTH,      /* a number with up to two decimals, least .. most in its unit */
  ACIES_FIELD_POINT,       /* [x, y] on a table */
  ACIES_FIELD_POINTS,      /* a list of such */
  ACIES_FIELD_NUMBERS,     /* a list of whole numbers */
  ACIES_FIELD_PAIRS,       /* a list of pairs of ids: [["a1", "b2"], ...] */
} AciesFieldKind;

/**
 * AciesFormField:
 *
 * A member of an object in a file: what may stand there, and how a form names it. Tables end with a row whose key is NULL.
 * Texts are untranslated: label and unit in the context "field", help in the context "field help".
 */
typedef struct
{
  const char      *key;        /* wire name */
  const char      *label;
  AciesFieldKind   kind;
  gboolean         required;
  gboolean         is_read_elsewhere; /* another reader judges it; the kind is for forms */
  int              least, most;
  int              fallback;   /* what an absent number, choice or switch stands for */
  const AciesName *choices;
  const char      *unit;       /* (nullable) "m" */
  const char      *clause;     /* (nullable) the clause that gives the field its meaning */
  const char      *help;       /* (nullable) one sentence */
  const char      *when_key;   /* (nullable) the field applies only if this other field ... */
  const char      *when_value; /* ... has this value: a wire name, or "true" */
} AciesFormField;

/* Returns: (nullable): the field of @fields called @key */
const AciesFormField *acies_field_find (const AciesFormField *fields, const char *key);

/* Whether @field applies to the object @at. */
gboolean acies_field_applies (const AciesFormField *field, const AciesJsonCursor *at);

/**
 * acies_fields_check:
 * @fields: a table
 * @at: an object
 *
 * Complains of every member of @at that is missing or has a wrong type or value, with the field's clause; warns of
 * members that do not apply, and of those the table does not know.
 *
 * Returns: whether there was no complaint
 */
gboolean acies_fields_check (const AciesFormField *fields, const AciesJsonCursor *at, AciesProblems *problems);

/* acies_fields_check() of what must be an object, complaining with @clause if it is none. */
gboolean acies_fields_check_object (const AciesFormField *fields, const AciesJsonCursor *at, const char *clause,
                                    AciesProblems *problems);

/* acies_field_get_int() of the row @key of @fields, which there is. */
int acies_fields_get_int (const AciesFormField *fields, const AciesJsonCursor *at, const char *key);

/* The number, choice or switch (0 or 1) of @field in @at, or its fallback if it is absent or wrong. */
int acies_field_get_int (const AciesFormField *field, const AciesJsonCursor *at);

G_END_DECLS
