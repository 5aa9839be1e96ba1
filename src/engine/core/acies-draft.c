/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-draft.h"

#include "engine/core/acies-format.h"
#include "engine/core/acies-json.h"
#include "engine/core/acies-scenario.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define LONGEST_STEM 40  /* of an id that is made; others follow it with numbers */

static void
clear_total (gpointer data)
{
  AciesTotal *total = data;

  g_free (total->label);
  g_free (total->text);
}

static void
clear_piece (gpointer data)
{
  AciesPiece *piece = data;

  g_free (piece->id);
  g_free (piece->name);
  g_free (piece->text);
  g_free (piece->path);
}

static void
clear_shape (gpointer data)
{
  AciesShape *shape = data;

  g_free (shape->path);
  g_free (shape->name);
  g_free (shape->points);
  g_free (shape->handles);
}

static void
clear_evidence (gpointer data)
{
  AciesEvidence *evidence = data;

  g_free (evidence->path);
  g_free (evidence->name);
  g_free (evidence->source);
  g_free (evidence->text);
}

static void
clear_candidate (gpointer data)
{
  AciesCandidate *candidate = data;

  g_free (candidate->id);
  g_free (candidate->name);
}

static GArray *
list_new (gsize size, GDestroyNotify clear)
{
  GArray *list = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (list, clear);

  return list;
}

GArray *
acies_totals_new (void)
{
  return list_new (sizeof (AciesTotal), clear_total);
}

GArray *
acies_pieces_new (void)
{
  return list_new (sizeof (AciesPiece), clear_piece);
}

GArray *
acies_shapes_new (void)
{
  return list_new (sizeof (AciesShape), clear_shape);
}

GArray *
acies_evidence_new (void)
{
  return list_new (sizeof (AciesEvidence), clear_evidence);
}

GArray *
acies_candidates_new (void)
{
  return list_new (sizeof (AciesCandidate), clear_candidate);
}

/* How far @point is from the stretch between two others. */
static double
distance_to_stretch (AciesPoint from, AciesPoint to, AciesPoint point)
{
  const double dx = (double) to.x - from.x, dy = (double) to.y - from.y;
  const double px = (double) point.x - from.x, py = (double) point.y - from.y;
  const double length = dx * dx + dy * dy;
  const double along = length > 0 ? CLAMP ((px * dx + py * dy) / length, 0, 1) : 0;

  return hypot (px - along * dx, py - along * dy);
}

/* Whether a line to the right of @point crosses the stretch. */
static gboolean
is_crossed (AciesPoint from, AciesPoint to, AciesPoint point)
{
  const double dy = (double) to.y - from.y;

  return (from.y > point.y) != (to.y > point.y) &&
         point.x < from.x + ((double) to.x - from.x) * (point.y - (double) from.y) / dy;
}

double
acies_shape_distance (const AciesShape *shape, AciesPoint point)
{
  double   least = G_MAXDOUBLE;
  gboolean inside = FALSE;

  for (guint i = 0; i < shape->n_points; i++)
    {
      const gboolean   is_last = i + 1 == shape->n_points;
      const AciesPoint from = shape->points[i];
      const guint      next = is_last ? (shape->closed ? 0 : i) : i + 1;
      const AciesPoint to = shape->points[next];

      least = MIN (least, distance_to_stretch (from, to, point));
      inside ^= shape->closed && is_crossed (from, to, point);
    }

  return inside ? 0 : MAX (least - shape->width / 2.0, 0);
}

/* Whether @text is @stem, a hyphen and a number; that number. */
static gboolean
is_numbered (const char *text, const char *stem, guint64 *number)
{
  const gsize length = strlen (stem);
  const char *digits = text + length + 1;

  if (strncmp (text, stem, length) != 0 || text[length] != '-' || digits[0] == '\0' ||
      digits[0] == '0' || strspn (digits, "0123456789") != strlen (digits))
    return FALSE;

  *number = g_ascii_strtoull (digits, NULL, 10);

  return TRUE;
}

/* An id that is looked for. */
typedef struct
{
  const char *id;
  gboolean    for_stack;  /* "id-1", "id-2" ... as well */
  JsonNode   *except;     /* (nullable) an object that does not count */
} IdSearch;

static gboolean
search_meets (const IdSearch *search, const char *own, gint64 count)
{
  guint64 number;

  if (strcmp (search->id, own) == 0)
    return TRUE;
  if (count > 1 && is_numbered (search->id, own, &number) && number <= (guint64) count)
    return TRUE;

  return search->for_stack && is_numbered (own, search->id, &number);
}

/* Whether the object @node itself has the id. */
static gboolean
search_meets_object (const IdSearch *search, JsonNode *node)
{
  const AciesJsonCursor at = acies_json_root (node);
  const AciesJsonCursor own = acies_json_member (&at, "id");
  const AciesJsonCursor number = acies_json_member (&at, "count");
  gboolean              is_counted;

  if (node == search->except || acies_json_text (own.node) == NULL)
    return FALSE;

  is_counted = number.node != NULL && JSON_NODE_HOLDS_VALUE (number.node) &&
               json_node_get_value_type (number.node) == G_TYPE_INT64;

  return search_meets (search, json_node_get_string (own.node),
                       is_counted ? json_node_get_int (number.node) : 1);
}

/* Trees are at most 64 deep. The id of the root is that of the file, which nothing in it meets. */
static gboolean
search_finds (const IdSearch *search, JsonNode *node, gboolean is_root)
{
  const AciesJsonCursor at = acies_json_root (node);
  JsonObjectIter        iter;
  const char           *key;
  JsonNode             *child;

  for (guint i = 0; i < acies_json_length (&at); i++)
    if (search_finds (search, acies_json_element (&at, i).node, FALSE))
      return TRUE;
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;
  if (!is_root && search_meets_object (search, node))
    return TRUE;

  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &key, &child))
    if (search_finds (search, child, FALSE))
      return TRUE;

  return FALSE;
}

gboolean
acies_draft_has_id (const AciesJsonCursor *root, const char *id)
{
  return !acies_draft_is_free (root, NULL, id, 1);
}

gboolean
acies_draft_is_free (const AciesJsonCursor *root, JsonNode *except, const char *id, guint count)
{
  const IdSearch search = { id, count > 1, except };

  return !search_finds (&search, root->node, TRUE);
}

/* Small Latin letters, digits and single hyphens, as much of @name as can be written so. */
static char *
make_stem (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  g_autofree char *lower = g_ascii_strdown (ascii, -1);
  GString         *stem = g_string_new (NULL);

  for (const char *at = lower; *at != '\0' && stem->len < LONGEST_STEM; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (stem, *at);
    else if (*at != '\'' && stem->len > 0 && stem->str[stem->len - 1] != '-')
      g_string_append_c (stem, '-');

  while (stem->len > 0 && stem->str[stem->len - 1] == '-')
    g_string_truncate (stem, stem->len - 1);
  if (stem->len == 0)
    g_string_append (stem, "unnamed");

  return g_string_free (stem, FALSE);
}

char *
acies_draft_make_id (const AciesJsonCursor *root, const char *name)
{
  g_autofree char *stem = make_stem (name);

  if (acies_draft_is_free (root, NULL, stem, 2))
    return g_steal_pointer (&stem);

  /* Letters, since numbers tell the units of a stack apart. */
  for (guint i = 1;; i++)
    {
      g_autofree char *id = i < 26 ? g_strdup_printf ("%s-%c", stem, (char) ('a' + i))
                                   : g_strdup_printf ("%s-z%u", stem, i);

      if (acies_draft_is_free (root, NULL, id, 2))
        return g_steal_pointer (&id);
    }
}

void
acies_draft_put_blank (JsonBuilder *builder, const char *ruleset)
{
  acies_json_put_string (builder, "format", acies_format_name (ACIES_FORMAT_SCENARIO));
  acies_json_put_int (builder, "version", ACIES_FORMAT_VERSION);
  acies_json_put_string (builder, "id", "new-battle");
  acies_json_put_string (builder, "ruleset", ruleset);
  acies_json_put_string (builder, "name", _ ("New battle"));
}

AciesTemplate
acies_draft_template_of (const char *label, const char *text)
{
  return (AciesTemplate){
    .label = g_dpgettext2 (GETTEXT_PACKAGE, "template", label),
    .text = g_dpgettext2 (GETTEXT_PACKAGE, "template", text),
  };
}

void
acies_draft_take_steps (JsonNode **root, AciesPatch *patch, const AciesFieldOrder *order)
{
  g_autoptr (AciesPatch) taken = patch;
  g_autoptr (JsonNode)   before = *root;

  json_node_seal (before);
  *root = acies_patch_apply (before, taken, order, NULL, NULL);
  g_assert (*root != NULL);
}

const char *
acies_draft_words_of (const AciesChoiceWords *words, const AciesFormField *field, int value)
{
  if (field->choices == acies_difficulties)
    return acies_difficulty_text ((AciesDifficulty) value);
  for (; words->choices != NULL; words++)
    for (guint i = 0; field->choices == words->choices && i < words->n; i++)
      if (field->choices[i].value == value)
        return g_dpgettext2 (GETTEXT_PACKAGE, "choice", words->words[i]);

  return "";
}
