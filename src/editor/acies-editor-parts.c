/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-parts.h"

#include "editor/acies-army-page.h"
#include "editor/acies-balance-page.h"
#include "editor/acies-deployment-page.h"
#include "editor/acies-evidence-page.h"
#include "editor/acies-form-page.h"
#include "editor/acies-list-page.h"
#include "editor/acies-map-page.h"
#include "editor/acies-problems-page.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

guint
acies_editor_count_armies (AciesEditorContext *context)
{
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  const AciesJsonCursor sides = acies_json_member (&root, "sides");

  return MIN (acies_json_length (&sides), ACIES_MAX_SIDES);
}

char *
acies_editor_name_army (AciesEditorContext *context,
                        guint               side)
{
  g_autofree char *path = g_strdup_printf ("sides[%u].name", side);
  const char *name = acies_editor_context_get_text (context, path);

  if (name != NULL && *name != '\0')
    return g_strdup (name);

  /* Translators: an army that has no name yet. */
  return g_strdup_printf (_("Army %u"), side + 1);
}

static gboolean
lists_same (GListModel *one,
            GListModel *other)
{
  const guint n = g_list_model_get_n_items (other);

  if (one == NULL || g_list_model_get_n_items (one) != n)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (one), i),
                      gtk_string_list_get_string (GTK_STRING_LIST (other), i)))
      return FALSE;

  return TRUE;
}

void
acies_editor_list_armies (AciesEditorContext *context,
                          GtkDropDown        *drop_down,
                          guint               side)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const guint n = acies_editor_count_armies (context);

  for (guint i = 0; i < n; i++)
    gtk_string_list_take (names, acies_editor_name_army (context, i));
  if (!lists_same (gtk_drop_down_get_model (drop_down), G_LIST_MODEL (names)))
    gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
  if (gtk_drop_down_get_selected (drop_down) != side)
    gtk_drop_down_set_selected (drop_down, side);
}

static guint
count_units (AciesEditorContext *context,
             int                 side)
{
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  g_autoptr (GArray) totals = acies_editor_context_get_draft (context)->totals (&root, side);

  for (guint i = 0; i < totals->len; i++)
    if (g_str_equal (g_array_index (totals, AciesTotal, i).id, "units"))
      return MAX (0, g_array_index (totals, AciesTotal, i).value);

  return 0;
}

static guint
count_problems (AciesEditorContext *context,
                int                 side)
{
  AciesDocumentChecker *checker = acies_editor_context_get_checker (context);

  return acies_document_checker_count (checker, ACIES_SEVERITY_ERROR) +
         acies_document_checker_count (checker, ACIES_SEVERITY_WARNING);
}

static gboolean
has_evidence (const AciesDraft *draft)
{
  return draft->evidence != NULL;
}

const AciesEditorPart acies_editor_parts[] = {
  { "battle", NC_ ("editor part", "Battle"), ACIES_PART_BATTLE, TRUE, FALSE, acies_battle_form_new, NULL },
  { "map", NC_ ("editor part", "Map"), ACIES_PART_MAP, FALSE, FALSE, acies_map_page_new, NULL },
  { "army", NULL, ACIES_PART_ARMY, FALSE, TRUE, acies_army_page_new, count_units },
  { "commanders", NC_ ("editor part", "Commanders"), ACIES_PART_COMMANDERS, FALSE, FALSE, acies_commanders_page_new,
    acies_commanders_page_count },
  { "conditions", NC_ ("editor part", "Conditions"), ACIES_PART_CONDITIONS, FALSE, FALSE, acies_conditions_form_new, NULL },
  { "deployment", NC_ ("editor part", "Deployment"), ACIES_PART_DEPLOYMENT, FALSE, FALSE, acies_deployment_page_new, NULL },
  { "situation", NC_ ("editor part", "Mid-Battle"), ACIES_PART_SITUATION, FALSE, FALSE, acies_situation_page_new, NULL },
  { "sources", NC_ ("editor part", "Sources"), ACIES_PART_BATTLE, TRUE, FALSE, acies_evidence_page_new,
    acies_evidence_page_count, has_evidence },
  { "check", NC_ ("editor part", "Check"), ACIES_PART_BATTLE, TRUE, FALSE, acies_problems_page_new, count_problems },
  { "balance", NC_ ("editor part", "Balance"), ACIES_PART_BATTLE, TRUE, FALSE, acies_balance_page_new, NULL },
  { NULL },
};

gboolean
acies_editor_part_applies (AciesEditorContext    *context,
                           const AciesEditorPart *part)
{
  const AciesForm *forms = acies_editor_context_get_draft (context)->forms;

  if (part->applies != NULL)
    return part->applies (acies_editor_context_get_draft (context));
  if (part->always)
    return TRUE;

  for (const AciesForm *form = forms; form->path != NULL; form++)
    if (form->part == part->part)
      return TRUE;

  return FALSE;
}
