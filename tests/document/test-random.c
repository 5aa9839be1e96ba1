/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "document/acies-document-array.h"

#include <string.h>

#include "document-support.h"

#define N_STEPS 6000

static const char *const lists[] = { "sides[0].units", "sides[1].units", "sides[0].commanders", "map.watercourses", "sides" };

/* A list that is kept by items-changed alone, beside the model that sends it. */
typedef struct
{
  AciesDocumentArray *array;
  GPtrArray          *mirror;
} Watched;

/* A node that is followed, and the id of its element, which nothing changes. */
typedef struct
{
  AciesDocumentNode *node;
  char              *id;
} Followed;

typedef struct
{
  AciesDocument *document;
  Watched        watched[G_N_ELEMENTS (lists)];
  GArray        *followed;
  GPtrArray     *states;  /* the text after each step that can be undone; the first is how it began */
  guint          at;      /* of states */
  guint          n_new;
} Trial;

static void
mirror_cb (GListModel *model, guint position, guint removed, guint added, Watched *watched)
{
  if (removed > 0)
    g_ptr_array_remove_range (watched->mirror, position, removed);
  for (guint i = position; i < position + added; i++)
    g_ptr_array_insert (watched->mirror, (int) i, g_list_model_get_item (model, i));
}

static guint
length_at (Trial *self, const char *path)
{
  JsonNode *list = path != NULL ? acies_document_peek (self->document, path) : NULL;

  return list != NULL && JSON_NODE_HOLDS_ARRAY (list) ? json_array_get_length (json_node_get_array (list)) : 0;
}

static void
check_array (Trial *self, Watched *watched)
{
  const char *path = acies_document_array_get_path (watched->array);
  const guint length = length_at (self, path);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (watched->array)), ==, length);
  g_assert_cmpuint (watched->mirror->len, ==, length);
  for (guint i = 0; i < length; i++)
    {
      AciesDocumentNode *node = acies_document_array_get (watched->array, i);
      g_autofree char   *expected = acies_path_element (path, i);

      g_assert_true (g_ptr_array_index (watched->mirror, i) == node);
      g_assert_cmpstr (acies_document_node_get_path (node), ==, expected);
    }
}

static const char *
id_of (AciesDocumentNode *node)
{
  JsonNode *id = acies_document_node_peek (node, "id");

  return id != NULL ? json_node_get_string (id) : NULL;
}

/* Everything agrees with the tree, whatever was done. */
static void
check (Trial *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    check_array (self, &self->watched[i]);
  for (guint i = 0; i < self->followed->len; i++)
    {
      Followed *followed = &g_array_index (self->followed, Followed, i);

      if (acies_document_node_get_path (followed->node) != NULL)
        g_assert_cmpstr (id_of (followed->node), ==, followed->id);
    }
}

static void
add_random_edit (Trial *self, AciesPatch *patch)
{
  const char      *list = lists[g_test_rand_int_range (0, 4)];
  const guint      length = length_at (self, list);
  const guint      index = length > 0 ? (guint) g_test_rand_int_range (0, (int) length) : 0;
  g_autofree char *element = acies_path_element (list, index);
  g_autofree char *member = acies_path_member (element, "x");
  g_autofree char *json = g_strdup_printf ("{'id':'new-%u','x':[1,{'y':null}]}", self->n_new++);

  switch (g_test_rand_int_range (0, 9))
    {
    case 0:
    case 1:
      acies_patch_insert (patch, element, node_from (json));
      break;
    case 2:
      acies_patch_remove (patch, element);
      break;
    case 3:
      acies_patch_move (patch, element, length > 0 ? (guint) g_test_rand_int_range (0, (int) length) : 0);
      break;
    case 4:
      acies_patch_set_int (patch, member, g_test_rand_int ());
      break;
    case 5:
      acies_patch_set_string (patch, "conditions.weather", g_test_rand_bit () ? "rain" : "clear");
      break;
    case 6:
      acies_patch_move (patch, "sides[0]", 1);
      break;
    case 7:
      acies_patch_remove (patch, "map.labels");
      acies_patch_insert (patch, "map.labels[]", node_from (json));
      break;
    default:
      acies_patch_rename (patch, g_test_rand_bit () ? "deployment.rome" : "deployment.x", g_test_rand_bit () ? "x" : "rome");
      break;
    }
}

static void
do_edit (Trial *self)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *before = document_text (self->document);
  g_autofree char       *after = NULL;
  const int              n_edits = g_test_rand_int_range (1, 4);
  const gboolean         merges = g_test_rand_int_range (0, 4) == 0;

  /* Later edits of a patch may not find their place, which then fails as a whole. */
  for (int i = 0; i < n_edits; i++)
    add_random_edit (self, patch);
  acies_document_end_merge (self->document);
  if (!acies_document_apply (self->document, patch, "edit", merges ? "m" : NULL, NULL))
    {
      after = document_text (self->document);
      g_assert_cmpstr (after, ==, before);
      return;
    }
  if (merges)
    {
      g_autoptr (AciesPatch) more = acies_patch_new ();

      acies_patch_set_int (more, "conditions.turns", g_test_rand_int_range (1, 100));
      acies_document_apply (self->document, more, "edit", "m", NULL);
    }

  after = document_text (self->document);
  if (g_str_equal (before, after))
    return;
  g_ptr_array_set_size (self->states, (int) self->at + 1);
  g_ptr_array_add (self->states, g_steal_pointer (&after));
  self->at++;
}

static void
assert_state (Trial *self)
{
  g_autofree char *text = document_text (self->document);

  g_assert_cmpstr (text, ==, g_ptr_array_index (self->states, self->at));
}

/* Follows a unit that is there now. */
static void
follow_one (Trial *self)
{
  AciesDocumentArray *array = self->watched[g_test_rand_int_range (0, 3)].array;
  const guint         length = g_list_model_get_n_items (G_LIST_MODEL (array));
  Followed            followed;

  if (length == 0)
    return;
  followed.node = g_object_ref (acies_document_array_get (array, (guint) g_test_rand_int_range (0, (int) length)));
  followed.id = g_strdup (id_of (followed.node));
  if (followed.id != NULL)
    g_array_append_val (self->followed, followed);
  else
    g_object_unref (followed.node);
}

static void
followed_clear (gpointer data)
{
  Followed *followed = data;

  g_object_unref (followed->node);
  g_free (followed->id);
}

static void
trial_begin (Trial *self)
{
  self->document = document_shipped ("cannae-216bc");
  self->states = g_ptr_array_new_with_free_func (g_free);
  self->followed = g_array_new (FALSE, FALSE, sizeof (Followed));
  g_array_set_clear_func (self->followed, followed_clear);
  g_ptr_array_add (self->states, document_text (self->document));
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      Watched *watched = &self->watched[i];

      watched->array = acies_document_array_new (self->document, lists[i]);
      watched->mirror = g_ptr_array_new_with_free_func (g_object_unref);
      mirror_cb (G_LIST_MODEL (watched->array), 0, 0, length_at (self, lists[i]), watched);
      g_signal_connect (watched->array, "items-changed", G_CALLBACK (mirror_cb), watched);
    }
}

static void
trial_end (Trial *self)
{
  g_array_unref (self->followed);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_object_unref (self->watched[i].array);
      g_ptr_array_unref (self->watched[i].mirror);
    }
  g_ptr_array_unref (self->states);
  g_object_unref (self->document);
}

/* Whatever is edited, undone and done again: each state comes back with the very bytes it had. */
static void
test_random (void)
{
  Trial self = { 0 };
  guint n_undone = 0;

  trial_begin (&self);
  for (guint i = 0; i < N_STEPS; i++)
    {
      const int what = g_test_rand_int_range (0, 10);

      if (what < 5)
        do_edit (&self);
      else if (what < 7 && self.at > 0 && acies_document_undo (self.document))
        {
          self.at--;
          n_undone++;
          assert_state (&self);
        }
      else if (what == 7 && acies_document_redo (self.document))
        {
          self.at++;
          assert_state (&self);
        }
      else if (what == 8)
        follow_one (&self);
      check (&self);
    }
  while (acies_document_undo (self.document))
    {
      self.at--;
      assert_state (&self);
      check (&self);
    }
  g_assert_cmpuint (n_undone, >, N_STEPS / 20);
  while (acies_document_redo (self.document))
    {
      self.at++;
      assert_state (&self);
    }
  trial_end (&self);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/random", test_random);

  return g_test_run ();
}
