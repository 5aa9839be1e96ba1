/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-print-window.h"

#include "app/acies-paper-export.h"
#include "app/acies-print-job.h"
#include "app/acies-settings.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-file-choosing.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-notice.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>
#include <math.h>

/* Pixels of the longer side of a page in the preview, and for how dense a screen at most. */
#define PREVIEW_SIZE 900.0
#define MOST_SCALE   2

struct _AciesPrintWindow
{
  GtkWindow parent_instance;

  GSettings     *settings;
  AciesGame     *game;      /* one of these two */
  AciesScenario *scenario;

  AciesSheet *sheet;        /* what is shown; read by one thread at a time: see @drawing */
  AciesStyle  style;
  AciesPaper  paper;
  guint       n_pages;      /* 0: not known yet */
  guint       page;
  gboolean    drawing;      /* a thread has the sheet */
  gboolean    dirty;        /* the sheet is not what was asked for last */
  gboolean    redraw;       /* another page was asked for while one was drawn */
  GtkFileChooserNative *chooser;  /* while one is open */

  AciesNotice    *notice;
  GtkCheckButton *parts[5];
  GtkDropDown    *paper_drop_down;
  GtkDropDown    *turned_drop_down;
  GtkDropDown    *ink_drop_down;
  GtkPicture     *picture;
  GtkLabel       *page_label;
};

G_DEFINE_FINAL_TYPE (AciesPrintWindow, acies_print_window, GTK_TYPE_WINDOW)

/* In the order of the check buttons. */
static const AciesPrintParts all_parts[] = {
  ACIES_PRINT_MAP, ACIES_PRINT_ARMIES, ACIES_PRINT_ORDERS, ACIES_PRINT_OVERVIEW, ACIES_PRINT_REPORT
};

static const char *const part_children[] = {
  "map_check", "armies_check", "orders_check", "overview_check", "report_check"
};

static AciesPrintParts
get_parts (AciesPrintWindow *self)
{
  AciesPrintParts parts = 0;

  for (guint i = 0; i < G_N_ELEMENTS (all_parts); i++)
    if (gtk_check_button_get_active (self->parts[i]))
      parts |= all_parts[i];
  return parts;
}

static AciesPaperFormat
get_format (AciesPrintWindow *self)
{
  return gtk_drop_down_get_selected (self->paper_drop_down) == 1 ? ACIES_PAPER_LETTER
                                                                 : ACIES_PAPER_A4;
}

static gboolean
is_turned (AciesPrintWindow *self)
{
  return gtk_drop_down_get_selected (self->turned_drop_down) == 1;
}

/* Below the picture, and as what the picture is called, whether there is one yet or not. */
static void
tell_page (AciesPrintWindow *self,
           const char       *words)
{
  gtk_label_set_label (self->page_label, words);
  acies_name_widget (GTK_WIDGET (self->picture), words);
}

static void
update_actions (AciesPrintWindow *self)
{
  const gboolean ready = !self->drawing && !self->dirty && self->n_pages > 0;
  g_autofree char *words = NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.run", ready);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.save", ready);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.next-page", self->page + 1 < self->n_pages);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.previous-page", self->page > 0);
  if (self->n_pages > 0)
    /* Translators: which page is shown, and how many there are. */
    words = g_strdup_printf (_("Page %1$u of %2$u"), self->page + 1, self->n_pages);
  tell_page (self, words != NULL ? words : _("Laying out the pages…"));
}

/* Drawing */

typedef struct
{
  AciesGame       *game;      /* a copy of its own; NULL: @scenario, or the sheet is there */
  AciesScenario   *scenario;
  AciesPrintParts  parts;     /* 0: the sheet is there, laid out */
  AciesSheet      *sheet;     /* lent by the window while a thread draws; else made by the thread */
  AciesStyle       style;
  AciesPaper       paper;
  guint       page;
  guint       n_pages;
  int         scale;
} Drawing;

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  g_clear_object (&drawing->game);
  g_clear_pointer (&drawing->scenario, acies_scenario_unref);
  if (drawing->parts != 0)
    g_clear_pointer (&drawing->sheet, acies_sheet_free);
  g_free (drawing);
}

static GdkTexture *
take_texture (cairo_surface_t *surface)
{
  const int height = cairo_image_surface_get_height (surface);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                    GDK_MEMORY_DEFAULT, bytes, stride);
  cairo_surface_destroy (surface);
  return texture;
}

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Drawing *drawing = task_data;
  const AciesPaper *paper = &drawing->paper;
  const double scale = drawing->scale * PREVIEW_SIZE / MAX (paper->width, paper->height);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         (int) ceil (paper->width * scale),
                                                         (int) ceil (paper->height * scale));
  cairo_t *cr = cairo_create (surface);

  if (drawing->parts != 0)
    {
      drawing->sheet = acies_report_new (drawing->game, drawing->scenario, drawing->parts);
      drawing->n_pages = acies_sheet_lay_out (drawing->sheet, &drawing->style, &drawing->paper);
    }
  drawing->page = MIN (drawing->page, drawing->n_pages - 1);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  acies_sheet_draw (drawing->sheet, cr, drawing->page);
  cairo_destroy (cr);
  g_task_return_pointer (task, take_texture (surface), g_object_unref);
}

static void draw (AciesPrintWindow *self, AciesPrintParts parts);
static void rebuild (AciesPrintWindow *self);

static void
on_drawn_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (AciesPrintWindow) self = user_data;
  Drawing *drawing = g_task_get_task_data (G_TASK (result));
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), NULL);

  self->drawing = FALSE;
  if (self->picture == NULL)
    return;
  if (self->dirty)
    {
      rebuild (self);
      return;
    }

  if (drawing->parts != 0)
    {
      g_clear_pointer (&self->sheet, acies_sheet_free);
      self->sheet = g_steal_pointer (&drawing->sheet);
    }
  self->n_pages = drawing->n_pages;
  self->page = MIN (self->page, self->n_pages - 1);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
  update_actions (self);
  if (self->redraw)
    draw (self, 0);
}

/* @parts: what a new sheet is to have; 0: another page of the one that is there. */
static void
draw (AciesPrintWindow *self,
      AciesPrintParts   parts)
{
  g_autoptr (GTask) task = NULL;
  Drawing *drawing = NULL;

  if (self->drawing)
    {
      self->redraw = TRUE;
      return;
    }

  self->redraw = FALSE;
  self->drawing = TRUE;
  drawing = g_new0 (Drawing, 1);
  drawing->parts = parts;
  if (parts == 0)
    drawing->sheet = self->sheet;
  else if (self->game != NULL)
    drawing->game = acies_game_fork (self->game, acies_game_get_n_steps (self->game));
  else
    drawing->scenario = acies_scenario_ref (self->scenario);
  drawing->style = self->style;
  drawing->paper = self->paper;
  drawing->page = self->page;
  drawing->n_pages = self->n_pages;
  drawing->scale = CLAMP (gtk_widget_get_scale_factor (GTK_WIDGET (self)), 1, MOST_SCALE);
  /* The thread may let go of the task last, and with it of the source: no widget may be the source. */
  task = g_task_new (NULL, NULL, on_drawn_cb, g_object_ref (self));
  g_task_set_source_tag (task, draw);
  g_task_set_task_data (task, drawing, drawing_free);
  g_task_run_in_thread (task, draw_in_thread);
}

/* Makes the sheet that is asked for now; when a thread has the old one, as soon as it is done. */
static void
rebuild (AciesPrintWindow *self)
{
  const gboolean color = gtk_drop_down_get_selected (self->ink_drop_down) == 1;
  const AciesPrintParts parts = get_parts (self);

  self->dirty = TRUE;
  self->n_pages = 0;
  update_actions (self);
  if (self->drawing)
    return;
  if (parts == 0)
    {
      gtk_picture_set_paintable (self->picture, NULL);
      tell_page (self, _("Choose what to print."));
      return;
    }

  self->dirty = FALSE;
  self->page = 0;
  acies_style_init (&self->style, color ? ACIES_PALETTE_LIGHT : ACIES_PALETTE_PRINT,
                    (AciesSidePair) g_settings_get_enum (self->settings, "side-colors"));
  self->style.shown = acies_settings_get_shown (self->settings);
  acies_paper_init (&self->paper, get_format (self));
  if (is_turned (self))
    acies_paper_turn (&self->paper);
  draw (self, parts);
}

static void
on_changed_cb (AciesPrintWindow *self)
{
  if (self->game != NULL || self->scenario != NULL)
    rebuild (self);
}

static void
on_paper_changed_cb (AciesPrintWindow *self)
{
  if (self->settings != NULL)
    g_settings_set_enum (self->settings, "print-paper", get_format (self) == ACIES_PAPER_LETTER ? 2 : 1);
  on_changed_cb (self);
}

/* Actions */

static char *
dup_title (AciesPrintWindow *self)
{
  return acies_report_title (self->game != NULL ? acies_game_get_scenario (self->game)
                                                : self->scenario);
}

static void
run_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  AciesPrintWindow *self = ACIES_PRINT_WINDOW (widget);
  g_autofree char *title = dup_title (self);
  g_autoptr (GtkPrintOperation) job =
    acies_print_job_new (self->sheet, &self->style, get_format (self), is_turned (self), title);
  g_autoptr (GError) error = NULL;
  GtkPrintOperationResult result =
    gtk_print_operation_run (job, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self),
                             &error);

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    acies_notice_show (self->notice, error->message, NULL, NULL);
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    gtk_window_close (GTK_WINDOW (self));
  else
    /* The dialog may have laid it out for other paper. */
    rebuild (self);
}

static void
on_saved_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (AciesPrintWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (self->notice == NULL)
    return;
  if (acies_paper_export_finish (result, &error))
    gtk_window_close (GTK_WINDOW (self));
  else
    acies_notice_show (self->notice, error->message, NULL, NULL);
}

static void
on_save_response_cb (AciesPrintWindow *self,
                     int               response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = acies_file_choosing_get_answer (chooser, response, self->settings, ".pdf");
  const AciesPrintParts parts = get_parts (self);

  if (file == NULL || parts == 0)
    return;

  acies_paper_export_sheet_async (self->game, self->scenario, parts, &self->style, &self->paper,
                                  file, NULL, on_saved_cb, g_object_ref (self));
}

static void
save_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AciesPrintWindow *self = ACIES_PRINT_WINDOW (widget);
  g_autofree char *title = dup_title (self);
  g_autofree char *file_name = acies_file_choosing_make_name (g_strconcat (title, ".pdf", NULL));

  if (self->chooser != NULL)
    return;

  self->chooser = gtk_file_chooser_native_new (_("Save as PDF"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                               _("_Save"), _("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), file_name);
  if (self->settings != NULL)
    acies_file_choosing_go_to_folder (GTK_FILE_CHOOSER (self->chooser), self->settings);
  acies_file_choosing_show (self->chooser, G_CALLBACK (on_save_response_cb), self);
}

static void
turn_page_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AciesPrintWindow *self = ACIES_PRINT_WINDOW (widget);
  const gboolean back = g_str_equal (name, "print.previous-page");

  if (self->n_pages == 0 || (back ? self->page == 0 : self->page + 1 >= self->n_pages))
    return;

  self->page = back ? self->page - 1 : self->page + 1;
  update_actions (self);
  draw (self, 0);
}

/* Object */

/* What draws may keep a closed window longer than the one below it lives. */
static void
acies_print_window_unrealize (GtkWidget *widget)
{
  gtk_window_set_transient_for (GTK_WINDOW (widget), NULL);

  GTK_WIDGET_CLASS (acies_print_window_parent_class)->unrealize (widget);
}

static void
acies_print_window_dispose (GObject *object)
{
  AciesPrintWindow *self = ACIES_PRINT_WINDOW (object);

  self->picture = NULL;
  self->notice = NULL;
  g_clear_object (&self->chooser);
  g_clear_object (&self->settings);
  g_clear_object (&self->game);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  G_OBJECT_CLASS (acies_print_window_parent_class)->dispose (object);
}

/* The callback of a drawing holds the window, so that the sheet goes only now. */
static void
acies_print_window_finalize (GObject *object)
{
  g_clear_pointer (&ACIES_PRINT_WINDOW (object)->sheet, acies_sheet_free);

  G_OBJECT_CLASS (acies_print_window_parent_class)->finalize (object);
}

static void
acies_print_window_class_init (AciesPrintWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_print_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_print_window_finalize;
  widget_class->unrealize = acies_print_window_unrealize;
  g_type_ensure (ACIES_TYPE_COLUMNS);
  g_type_ensure (ACIES_TYPE_NOTICE);

  gtk_widget_class_install_action (widget_class, "print.run", NULL, run_cb);
  gtk_widget_class_install_action (widget_class, "print.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "print.next-page", NULL, turn_page_cb);
  gtk_widget_class_install_action (widget_class, "print.previous-page", NULL, turn_page_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "print.next-page", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "print.previous-page", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "print.run", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "print.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-print-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesPrintWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, AciesPrintWindow, paper_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesPrintWindow, turned_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesPrintWindow, ink_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesPrintWindow, picture);
  gtk_widget_class_bind_template_child (widget_class, AciesPrintWindow, page_label);
  for (guint i = 0; i < G_N_ELEMENTS (part_children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, part_children[i], FALSE,
                                               G_STRUCT_OFFSET (AciesPrintWindow, parts) +
                                                 (gssize) (i * sizeof (GtkCheckButton *)));
  gtk_widget_class_bind_template_callback (widget_class, on_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_paper_changed_cb);
}

static void
acies_print_window_init (AciesPrintWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_name_drop_down (GTK_WIDGET (self->paper_drop_down), _("Paper"));
  acies_name_drop_down (GTK_WIDGET (self->turned_drop_down), _("Layout"));
  acies_name_drop_down (GTK_WIDGET (self->ink_drop_down), _("Ink"));
}

AciesPaperFormat
acies_print_window_get_paper (GSettings *settings)
{
  const int chosen = g_settings_get_enum (settings, "print-paper");
  gboolean letter = chosen == 2;

  if (chosen == 0)
    letter = g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER);

  return letter ? ACIES_PAPER_LETTER : ACIES_PAPER_A4;
}

static GtkWidget *
create (GSettings     *settings,
        AciesGame     *game,
        AciesScenario *scenario)
{
  AciesPrintWindow *self = g_object_new (ACIES_TYPE_PRINT_WINDOW, NULL);

  const AciesPaperFormat format = acies_print_window_get_paper (settings);

  gtk_drop_down_set_selected (self->paper_drop_down, format == ACIES_PAPER_LETTER ? 1 : 0);
  self->settings = g_object_ref (settings);
  if (game != NULL)
    self->game = g_object_ref (game);
  if (scenario != NULL)
    self->scenario = acies_scenario_ref (scenario);
  gtk_widget_set_visible (GTK_WIDGET (self->parts[4]), game != NULL);
  rebuild (self);
  return GTK_WIDGET (self);
}

GtkWidget *
acies_print_window_new_for_game (GSettings *settings,
                                 AciesGame *game)
{
  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  return create (settings, game, NULL);
}

GtkWidget *
acies_print_window_new_for_scenario (GSettings     *settings,
                                     AciesScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return create (settings, NULL, scenario);
}

guint
acies_print_window_get_n_pages (AciesPrintWindow *self)
{
  g_return_val_if_fail (ACIES_IS_PRINT_WINDOW (self), 0);

  return self->n_pages;
}

guint
acies_print_window_get_page (AciesPrintWindow *self)
{
  g_return_val_if_fail (ACIES_IS_PRINT_WINDOW (self), 0);

  return self->page;
}

void
acies_print_window_set_parts (AciesPrintWindow *self,
                              AciesPrintParts   parts)
{
  g_return_if_fail (ACIES_IS_PRINT_WINDOW (self));

  for (guint i = 0; i < G_N_ELEMENTS (all_parts); i++)
    gtk_check_button_set_active (self->parts[i], (parts & all_parts[i]) != 0);
}
