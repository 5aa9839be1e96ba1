/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-copy.h"

#include "editor/acies-editor-context.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

AciesDocument *
acies_editor_copy_blank (const AciesRuleset *ruleset)
{
  g_autoptr (JsonNode) root = ruleset->draft->blank ();

  return acies_document_new (root);
}

AciesDocument *
acies_editor_copy_template (const AciesRuleset *ruleset,
                            guint               index)
{
  g_autoptr (JsonNode) root = ruleset->draft->make_template (index);

  return acies_document_new (root);
}

/* "cannae-216bc" becomes "cannae-216bc-copy", as long as it may be one. */
static char *
copy_id (JsonNode *id)
{
  const char *text = acies_json_text (id);
  g_autofree char *copy = text != NULL ? g_strconcat (text, "-copy", NULL) : NULL;

  return copy != NULL && acies_json_is_id (copy) ? g_steal_pointer (&copy) : g_strdup ("copy");
}

AciesDocument *
acies_editor_copy_load (GFile   *file,
                        GError **error)
{
  g_autoptr (AciesDocument) original = acies_document_load (file, error);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *name = NULL;
  g_autofree char *id = NULL;

  if (original == NULL)
    return NULL;

  /* Translators: the name of a copy of a scenario. */
  name = g_strdup_printf (_("%s (copy)"), acies_document_get_title (original));
  id = copy_id (acies_document_peek (original, "id"));
  acies_patch_set_string (patch, "name", name);
  acies_patch_set_string (patch, "id", id);
  root = acies_patch_apply (acies_document_get_root (original), patch, NULL, NULL, error);

  return root != NULL ? acies_document_new (root) : NULL;
}
