/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-balance-page.h"

#include "editor/acies-balance-job.h"
#include "editor/acies-balance-store.h"
#include "editor/acies-handicap-panel.h"
#include "editor/acies-level-drop.h"
#include "editor/acies-problem-words.h"
#include "widgets/acies-common.h"
#include "widgets/acies-file-choosing.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

#define PROGRESS_MS 200  /* between two looks at how far it is */
#define REFRESH_MS  250  /* after an edit, until it is seen what it means */

struct _AciesBalancePage
{
  GtkWidget parent_instance;

  AciesEditorContext   *context;
  AciesScenario        *scenario;      /* as it was looked at last; NULL while it has errors */
  AciesBalanceJob      *job;           /* NULL: nothing runs */
  GCancellable         *cancellable;   /* of what ends with the page */
  GtkFileChooserNative *chooser;       /* while one is open */
  guint                 progress_id;
  guint                 refresh_id;

  GtkWidget           *scroller;
  GtkSpinButton       *games_spin;
  GtkLabel            *first_name;
  GtkLabel            *second_name;
  GtkDropDown         *first_drop;
  GtkDropDown         *second_drop;
  GtkDropDown         *deployment_drop;
  GtkWidget           *seed_entry;
  GtkWidget           *reason_label;
  GtkButton           *run_button;
  GtkWidget           *errors_button;
  GtkProgressBar      *progress;
  AciesBalanceResults *results;
  AciesHandicapPanel  *handicap;
};

static void acies_balance_page_iface_init (AciesEditorPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesBalancePage,
                               acies_balance_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_EDITOR_PAGE,
                                                      acies_balance_page_iface_init))

/* What is wanted */

static gboolean
read_seed (AciesBalancePage *self,
           guint64          *seed)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seed_entry)));

  g_strstrip (text);
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

static gboolean
read_options (AciesBalancePage       *self,
              AciesSimulationOptions *options)
{
  *options = (AciesSimulationOptions){
    .start.historical = gtk_drop_down_get_selected (self->deployment_drop) == 1,
    .ai = { acies_level_drop_get (self->first_drop), acies_level_drop_get (self->second_drop) },
    .n_games = (guint) gtk_spin_button_get_value_as_int (self->games_spin),
  };
  return read_seed (self, &options->seed);
}

static void
update_buttons (AciesBalancePage *self)
{
  const gboolean runs = self->job != NULL;
  guint64 seed = 0;
  const gboolean can_play = read_seed (self, &seed) && self->scenario != NULL &&
                            acies_scenario_get_n_sides (self->scenario) == 2;
  const gboolean has_results = acies_balance_results_get_run (self->results) != NULL;

  gtk_button_set_label (self->run_button, runs ? _("Stop") : _("Start"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->run_button), runs ? _("Stop, and show what was played so far (F6)")
                                                                   : _("Play the battles (F6)"));
  gtk_widget_set_visible (GTK_WIDGET (self->progress), runs);
  gtk_widget_set_visible (GTK_WIDGET (self->results), has_results);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.run", runs || can_play);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.handicap",
                                 can_play || acies_handicap_panel_is_running (self->handicap));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.copy", has_results);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.export", has_results);
}

static void
on_seed_changed_cb (AciesBalancePage *self)
{
  guint64 seed = 0;
  const gboolean valid = read_seed (self, &seed);

  acies_common_set_css_class (self->seed_entry, "error", !valid);
  gtk_widget_set_tooltip_text (self->seed_entry, _("A seed is a whole number from 0 to 18446744073709551615. "
                                                   "The same seed gives the same battles."));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->seed_entry), GTK_ACCESSIBLE_STATE_INVALID,
                               valid ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
  update_buttons (self);
}

/* The scenario as it is */

/* Why nothing can be played, if so. */
static void
show_reason (AciesBalancePage    *self,
             const AciesProblems *problems)
{
  g_autofree char *text = NULL;

  if (self->scenario == NULL)
    text = acies_problem_describe_errors (problems);
  else if (acies_scenario_get_n_sides (self->scenario) != 2)
    text = g_strdup (_("Only battles of two armies can be compared."));
  gtk_label_set_text (GTK_LABEL (self->reason_label), text != NULL ? text : "");
  gtk_widget_set_visible (self->reason_label, text != NULL);
  gtk_widget_set_visible (self->errors_button, self->scenario == NULL);
}

static void
name_computers (AciesBalancePage *self)
{
  GtkLabel *const names[] = { self->first_name, self->second_name };
  const guint n_sides = self->scenario != NULL ? acies_scenario_get_n_sides (self->scenario) : 0;

  for (guint side = 0; side < MIN (n_sides, G_N_ELEMENTS (names)); side++)
    {
      const char *army = acies_scenario_get_side_name (self->scenario, side);
      /* Translators: the computer player of an army. */
      g_autofree char *words = g_strdup_printf (_("Computer for %s"), army);

      gtk_label_set_text (names[side], words);
    }
}

/* A situation in the midst of a battle leaves nothing to be deployed. */
static void
show_choices (AciesBalancePage *self)
{
  const gboolean has_deployment =
    self->scenario != NULL && acies_scenario_has_deployment (self->scenario);
  const gboolean has_situation =
    self->scenario != NULL && acies_scenario_has_situation (self->scenario);

  gtk_widget_set_sensitive (GTK_WIDGET (self->deployment_drop), has_deployment && !has_situation);
  if (!has_deployment)
    gtk_drop_down_set_selected (self->deployment_drop, 0);
  name_computers (self);
}

static const char *
get_revision (AciesBalancePage *self)
{
  return acies_document_get_revision (acies_editor_context_get_document (self->context));
}

static void
update_current (AciesBalancePage *self)
{
  const AciesBalanceRun *run = acies_balance_results_get_run (self->results);

  if (run != NULL)
    acies_balance_results_set_current (self->results,
                                       g_str_equal (run->revision, get_revision (self)));
}

static void
show_run (AciesBalancePage *self,
          AciesBalanceRun  *run,
          AciesScenario    *scenario)
{
  acies_balance_results_take_run (self->results, run, scenario);
  update_current (self);
  update_buttons (self);
}

/* Results of earlier, of the scenario as it is */

static void
find_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  g_task_return_pointer (task, acies_balance_store_find (task_data),
                         (GDestroyNotify) acies_balance_run_free);
}

static void
on_found_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (AciesBalancePage) self = user_data;
  AciesBalanceRun *run = g_task_propagate_pointer (G_TASK (result), NULL);
  const AciesBalanceRun *shown = acies_balance_results_get_run (self->results);

  /* Something else may have come since. */
  if (run == NULL || self->scenario == NULL || !g_str_equal (run->revision, get_revision (self)) ||
      (shown != NULL && g_str_equal (shown->revision, run->revision)))
    acies_balance_run_free (run);
  else
    show_run (self, run, self->scenario);
}

static void
find_run (AciesBalancePage *self)
{
  const AciesBalanceRun *shown = acies_balance_results_get_run (self->results);
  g_autoptr (GTask) task = NULL;

  if (shown != NULL && g_str_equal (shown->revision, get_revision (self)))
    return;

  /* The thread may let go of the task last, and with it of the source: no widget may be the source. */
  task = g_task_new (NULL, self->cancellable, on_found_cb, g_object_ref (self));
  g_task_set_task_data (task, g_strdup (get_revision (self)), g_free);
  g_task_run_in_thread (task, find_thread);
}

static void
refresh (AciesBalancePage *self)
{
  AciesDocument *document = acies_editor_context_get_document (self->context);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode) root = acies_json_copy (acies_document_get_root (document));

  g_clear_handle_id (&self->refresh_id, g_source_remove);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  self->scenario = acies_scenario_new (root, problems, NULL);
  show_reason (self, problems);
  show_choices (self);
  update_current (self);
  update_buttons (self);
  if (self->scenario != NULL)
    find_run (self);
}

static gboolean
on_refresh_cb (gpointer data)
{
  AciesBalancePage *self = data;

  self->refresh_id = 0;
  refresh (self);
  return G_SOURCE_REMOVE;
}

/* What nobody sees is looked at when it comes to the front. */
static void
on_changed_cb (AciesBalancePage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->refresh_id == 0)
    self->refresh_id = g_timeout_add (REFRESH_MS, on_refresh_cb, self);
}

static void
acies_balance_page_map (GtkWidget *widget)
{
  refresh (ACIES_BALANCE_PAGE (widget));
  GTK_WIDGET_CLASS (acies_balance_page_parent_class)->map (widget);
}

/* The simulation */

static void
show_progress (AciesBalancePage *self)
{
  const guint n_done = acies_balance_job_get_n_done (self->job);
  const guint n_games = acies_balance_job_get_n_games (self->job);
  g_autofree char *text = acies_balance_job_dup_progress (self->job);

  gtk_progress_bar_set_fraction (self->progress, (double) n_done / n_games);
  gtk_progress_bar_set_text (self->progress, text);
}

static gboolean
on_progress_cb (gpointer data)
{
  show_progress (data);
  return G_SOURCE_CONTINUE;
}

static void
tell_done (AciesBalancePage      *self,
           const AciesBalanceRun *run,
           const AciesBalance    *balance)
{
  AciesScenario *scenario = acies_balance_results_get_scenario (self->results);
  /* Translators: %s is the name of a scenario, of which many battles were played. */
  g_autofree char *title = g_strdup_printf (_("The simulation of “%s” is done."), acies_scenario_get_name (scenario));
  g_autofree char *one = acies_balance_dup_wins_text (scenario, &run->options, balance, 0);
  g_autofree char *other = acies_balance_dup_wins_text (scenario, &run->options, balance, 1);
  g_autofree char *text = g_strdup_printf ("%s\n%s", one, other);

  acies_editor_context_finish (self->context, title, text);
}

static void
on_done_cb (AciesBalancePage *self)
{
  g_autoptr (AciesBalanceJob) job = g_steal_pointer (&self->job);
  AciesBalanceRun *run = acies_balance_job_take_run (job);
  AciesBalance balance;

  g_clear_handle_id (&self->progress_id, g_source_remove);
  acies_balance_init (&balance, run->games, run->options.n_games);
  if (balance.n_games > 0)
    {
      show_run (self, run, acies_balance_job_get_scenario (job));
      tell_done (self, run, &balance);
    }
  else
    {
      acies_balance_run_free (run);
      update_buttons (self);
    }
}

static void
start (AciesBalancePage *self)
{
  AciesSimulationOptions options;

  refresh (self);
  if (self->scenario == NULL || !read_options (self, &options))
    return;

  self->job = acies_balance_job_new (self->scenario, &options, get_revision (self));
  g_signal_connect_object (self->job, "done", G_CALLBACK (on_done_cb), self, G_CONNECT_SWAPPED);
  self->progress_id = g_timeout_add (PROGRESS_MS, on_progress_cb, self);
  show_progress (self);
  update_buttons (self);
}

static void
run_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  AciesBalancePage *self = ACIES_BALANCE_PAGE (widget);

  if (self->job != NULL)
    acies_balance_job_stop (self->job);
  else
    start (self);
}

static void
handicap_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesBalancePage *self = ACIES_BALANCE_PAGE (widget);
  AciesSimulationOptions options;

  refresh (self);
  if (self->scenario != NULL && read_options (self, &options))
    acies_handicap_panel_toggle (self->handicap, self->scenario, &options);
}

/* One battle of it */

static void
on_played_again_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (AciesEditorContext) context = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesGame) game = acies_balance_play_again_finish (result, &error);

  if (game != NULL)
    acies_editor_context_watch (context, game);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    acies_editor_context_say (context, error->message);
}

static void
on_watch_cb (AciesBalancePage *self,
             guint             index)
{
  const AciesBalanceRun *run = acies_balance_results_get_run (self->results);

  acies_editor_context_say (self->context, _("The battle is being played again to be shown."));
  acies_balance_play_again_async (acies_balance_results_get_scenario (self->results), &run->options,
                                  index, self->cancellable, on_played_again_cb,
                                  g_object_ref (self->context));
}

/* Elsewhere */

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AciesBalancePage *self = ACIES_BALANCE_PAGE (widget);
  g_autofree char *text = acies_balance_results_dup_text (self->results);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  acies_editor_context_say (self->context, _("Copied."));
}

static void
on_export_response_cb (AciesBalancePage *self,
                       int               response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = acies_file_choosing_get_answer (chooser, response, NULL, ".csv");
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (file == NULL)
    return;

  name = g_file_get_basename (file);
  if (acies_balance_results_export (self->results, file, &error))
    /* Translators: %s is the name of a file. */
    text = g_strdup_printf (_("Exported as “%s”."), name);
  acies_editor_context_say (self->context, text != NULL ? text : error->message);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AciesBalancePage *self = ACIES_BALANCE_PAGE (widget);
  AciesDocument *document = acies_editor_context_get_document (self->context);
  g_autofree char *proposed = NULL;

  if (self->chooser != NULL)
    return;

  proposed = acies_file_choosing_make_name (g_strdup_printf ("%s.csv", acies_document_get_title (document)));
  self->chooser = gtk_file_chooser_native_new (_("Export the Results"), GTK_WINDOW (gtk_widget_get_root (widget)),
                                               GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), _("_Cancel"));
  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (self->chooser), _("Tables (CSV)"), "*.csv");
  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (self->chooser), _("Text"), "*.txt");
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), proposed);
  acies_file_choosing_show (self->chooser, G_CALLBACK (on_export_response_cb), self);
}

/* A page of the editor */

static gboolean
acies_balance_page_show_path (AciesEditorPage *page,
                              const char      *path)
{
  return FALSE;
}

static void
acies_balance_page_iface_init (AciesEditorPageInterface *iface)
{
  iface->show_path = acies_balance_page_show_path;
}

/* Nothing goes on without the page. */
static void
acies_balance_page_dispose (GObject *object)
{
  AciesBalancePage *self = ACIES_BALANCE_PAGE (object);

  g_clear_handle_id (&self->progress_id, g_source_remove);
  g_clear_handle_id (&self->refresh_id, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  if (self->job != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->job, self);
      acies_balance_job_stop (self->job);
    }
  g_clear_object (&self->job);
  g_clear_object (&self->chooser);
  g_clear_object (&self->context);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_balance_page_parent_class)->dispose (object);
}

static void
acies_balance_page_finalize (GObject *object)
{
  g_clear_object (&ACIES_BALANCE_PAGE (object)->cancellable);

  G_OBJECT_CLASS (acies_balance_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, games_spin);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, first_name);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, second_name);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, first_drop);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, second_drop);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, deployment_drop);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, seed_entry);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, reason_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, run_button);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, errors_button);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, progress);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, results);
  gtk_widget_class_bind_template_child (widget_class, AciesBalancePage, handicap);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_watch_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_buttons);
}

static void
acies_balance_page_class_init (AciesBalancePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_balance_page_dispose;
  object_class->finalize = acies_balance_page_finalize;
  widget_class->map = acies_balance_page_map;

  g_type_ensure (ACIES_TYPE_BALANCE_RESULTS);
  g_type_ensure (ACIES_TYPE_HANDICAP_PANEL);
  gtk_widget_class_install_action (widget_class, "balance.run", NULL, run_cb);
  gtk_widget_class_install_action (widget_class, "balance.handicap", NULL, handicap_cb);
  gtk_widget_class_install_action (widget_class, "balance.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "balance.export", NULL, export_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "balance.run", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F7, 0, "balance.handicap", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "balance.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_x, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "balance.export", NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-balance-page.ui");
  bind_children (widget_class);
}

static void
acies_balance_page_init (AciesBalancePage *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_level_drop_fill (self->first_drop);
  acies_level_drop_fill (self->second_drop);
}

GtkWidget *
acies_balance_page_new (AciesEditorContext *context,
                        int                 side)
{
  AciesBalancePage *self = g_object_new (ACIES_TYPE_BALANCE_PAGE, NULL);

  self->context = g_object_ref (context);
  acies_handicap_panel_set_context (self->handicap, context);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed", G_CALLBACK (on_changed_cb), self,
                           G_CONNECT_SWAPPED);
  on_seed_changed_cb (self);
  return GTK_WIDGET (self);
}

gboolean
acies_balance_page_is_running (AciesBalancePage *self)
{
  g_return_val_if_fail (ACIES_IS_BALANCE_PAGE (self), FALSE);

  return self->job != NULL;
}

AciesBalanceResults *
acies_balance_page_get_results (AciesBalancePage *self)
{
  g_return_val_if_fail (ACIES_IS_BALANCE_PAGE (self), NULL);

  return acies_balance_results_get_run (self->results) != NULL ? self->results : NULL;
}
