/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-edit-stack.h"

#include "document/acies-document.h"

#define MEMBER_WEIGHT  128  /* bytes that a member costs in each copy of its object */
#define ELEMENT_WEIGHT sizeof (gpointer)

struct _AciesEditStack
{
  GQueue   done;    /* AciesEditStep, the last at the tail */
  GQueue   undone;  /* the next at the head */
  gsize    weight;
  gboolean may_merge;
};

static void
edit_step_free (AciesEditStep *step)
{
  g_free (step->name);
  g_free (step->merge);
  json_node_unref (step->before);
  json_node_unref (step->after);
  g_array_unref (step->changes);
  g_free (step);
}

/* What the copies of the objects and lists on the way to @path cost. */
static gsize
weigh_spine (JsonNode *root, const char *path)
{
  g_autoptr (GArray) steps = acies_path_parse (path, NULL);
  gsize              weight = 0;

  for (guint i = 0; steps != NULL && i < steps->len; i++)
    {
      g_autofree char *upper = acies_path_print (steps, i);
      JsonNode        *node = acies_path_find (root, upper);

      if (node == NULL)
        break;
      if (JSON_NODE_HOLDS_OBJECT (node))
        weight += MEMBER_WEIGHT * json_object_get_size (json_node_get_object (node));
      else if (JSON_NODE_HOLDS_ARRAY (node))
        weight += ELEMENT_WEIGHT * json_array_get_length (json_node_get_array (node));
    }

  return weight;
}

AciesEditStep *
acies_edit_step_new (const char *name, const char *merge, JsonNode *before, JsonNode *after,
                     GArray *changes, gsize weight)
{
  AciesEditStep *step = g_new0 (AciesEditStep, 1);

  step->name = g_strdup (name);
  step->merge = g_strdup (merge);
  step->before = json_node_ref (before);
  step->after = json_node_ref (after);
  step->changes = g_array_ref (changes);
  step->weight = sizeof *step + weight;
  for (guint i = 0; i < changes->len; i++)
    step->weight += weigh_spine (after, g_array_index (changes, AciesChange, i).path);

  return step;
}

AciesEditStack *
acies_edit_stack_new (void)
{
  AciesEditStack *self = g_new0 (AciesEditStack, 1);

  g_queue_init (&self->done);
  g_queue_init (&self->undone);

  return self;
}

static void
clear_steps (AciesEditStack *self, GQueue *steps)
{
  AciesEditStep *step;

  while ((step = g_queue_pop_head (steps)) != NULL)
    {
      self->weight -= step->weight;
      edit_step_free (step);
    }
}

void
acies_edit_stack_free (AciesEditStack *self)
{
  if (self == NULL)
    return;

  clear_steps (self, &self->done);
  clear_steps (self, &self->undone);
  g_free (self);
}

static gboolean
is_same_change (const AciesChange *one, const AciesChange *other)
{
  return one->kind == ACIES_CHANGE_VALUE && other->kind == ACIES_CHANGE_VALUE &&
         g_str_equal (one->path, other->path);
}

/* The last step goes on with @step, which is used up. Typing in one field does not make it longer. */
static void
merge_into (AciesEditStack *self, AciesEditStep *last, AciesEditStep *step)
{
  self->weight -= last->weight;
  for (guint i = 0; i < step->changes->len; i++)
    {
      const AciesChange *change = &g_array_index (step->changes, AciesChange, i);
      AciesChange        copy = *change;

      if (last->changes->len > 0 &&
          is_same_change (change,
                          &g_array_index (last->changes, AciesChange, last->changes->len - 1)))
        continue;
      copy.path = g_strdup (change->path);
      g_array_append_val (last->changes, copy);
    }
  json_node_unref (last->after);
  last->after = json_node_ref (step->after);
  last->weight = MAX (last->weight, step->weight) + sizeof (AciesChange) * last->changes->len;
  edit_step_free (step);
  self->weight += last->weight;

  /* Typed and taken back by typing: nothing is left to undo. */
  if (acies_json_same (last->before, last->after))
    {
      g_queue_pop_tail (&self->done);
      self->weight -= last->weight;
      edit_step_free (last);
    }
}

static void
forget_oldest (AciesEditStack *self)
{
  while (g_queue_get_length (&self->done) > ACIES_DOCUMENT_MOST_STEPS ||
         (self->weight > ACIES_DOCUMENT_MOST_BYTES && g_queue_get_length (&self->done) > 1))
    {
      AciesEditStep *oldest = g_queue_pop_head (&self->done);

      self->weight -= oldest->weight;
      edit_step_free (oldest);
    }
}

void
acies_edit_stack_push (AciesEditStack *self, AciesEditStep *step)
{
  AciesEditStep *last = g_queue_peek_tail (&self->done);
  const gboolean merges = self->may_merge && last != NULL && step->merge != NULL &&
                          g_strcmp0 (last->merge, step->merge) == 0;

  clear_steps (self, &self->undone);
  self->may_merge = step->merge != NULL;
  if (merges)
    {
      merge_into (self, last, step);
      return;
    }

  self->weight += step->weight;
  g_queue_push_tail (&self->done, step);
  forget_oldest (self);
}

void
acies_edit_stack_end_merge (AciesEditStack *self)
{
  self->may_merge = FALSE;
}

const AciesEditStep *
acies_edit_stack_undo (AciesEditStack *self)
{
  AciesEditStep *step = g_queue_pop_tail (&self->done);

  self->may_merge = FALSE;
  if (step != NULL)
    g_queue_push_head (&self->undone, step);

  return step;
}

const AciesEditStep *
acies_edit_stack_redo (AciesEditStack *self)
{
  AciesEditStep *step = g_queue_pop_head (&self->undone);

  self->may_merge = FALSE;
  if (step != NULL)
    g_queue_push_tail (&self->done, step);

  return step;
}

const AciesEditStep *
acies_edit_stack_peek_undo (AciesEditStack *self)
{
  return g_queue_peek_tail (&self->done);
}

const AciesEditStep *
acies_edit_stack_peek_redo (AciesEditStack *self)
{
  return g_queue_peek_head (&self->undone);
}
