/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-shortcuts.h"

#include <glib/gi18n.h>

static const AciesShortcut shortcuts[] = {
  { "win.new", { "<Primary>n" }, NC_ ("shortcut", "Choose a new battle; in the library and the editor: a new scenario"),
    ACIES_SHORTCUTS_GENERAL },
  { "win.first-battle", { "<Primary>F1" }, NC_ ("shortcut", "Play the guided first battle"), ACIES_SHORTCUTS_GENERAL },
  { "win.open", { "<Primary>o" }, NC_ ("shortcut", "Open a file"), ACIES_SHORTCUTS_GENERAL },
  { "win.save", { "<Primary>s" }, NC_ ("shortcut", "Save the battle or scenario"), ACIES_SHORTCUTS_GENERAL },
  { "win.save-as", { "<Primary><Shift>s" }, NC_ ("shortcut", "Save the battle or scenario as"), ACIES_SHORTCUTS_GENERAL },
  { "win.export-map", { "<Primary>e" }, NC_ ("shortcut", "Export the map"), ACIES_SHORTCUTS_GENERAL },
  { "win.export-report", { "<Primary><Shift>e" }, NC_ ("shortcut", "Export a report of the battle"), ACIES_SHORTCUTS_GENERAL },
  { "win.print", { "<Primary>p" }, NC_ ("shortcut", "Print, with a preview"), ACIES_SHORTCUTS_GENERAL },
  { "win.find", { "<Primary>f" }, NC_ ("shortcut", "Find"), ACIES_SHORTCUTS_GENERAL },
  { "win.back", { "<Alt>Left" }, NC_ ("shortcut", "Back"), ACIES_SHORTCUTS_GENERAL },
  { "win.show-rules", { "F1" }, NC_ ("shortcut", "Rules; in the editor: the clause of the field"), ACIES_SHORTCUTS_GENERAL },
  { "win.toggle-panel", { "F9" }, NC_ ("shortcut", "Show or hide the side panel"), ACIES_SHORTCUTS_GENERAL },
  { "menu.popup", { "F10" }, NC_ ("shortcut", "Main menu"), ACIES_SHORTCUTS_GENERAL, TRUE },
  { "win.fullscreen", { "F11" }, NC_ ("shortcut", "Full screen"), ACIES_SHORTCUTS_GENERAL },
  { "app.preferences", { "<Primary>comma" }, NC_ ("shortcut", "Preferences"), ACIES_SHORTCUTS_GENERAL },
  { "win.show-shortcuts", { "<Primary>question" }, NC_ ("shortcut", "Keyboard shortcuts"), ACIES_SHORTCUTS_GENERAL },
  { "window.close", { "<Primary>w" }, NC_ ("shortcut", "Close the window"), ACIES_SHORTCUTS_GENERAL },
  { "app.quit", { "<Primary>q" }, NC_ ("shortcut", "Quit"), ACIES_SHORTCUTS_GENERAL },

  { "library-card.open", { "Return" }, NC_ ("shortcut", "Open the battle that has the focus"), ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "library-card.delete", { "Delete" }, NC_ ("shortcut", "Delete a battle that was played, or a file that cannot be read"),
    ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "library-card.replay", { "<Primary><Shift>p" }, NC_ ("shortcut", "Replay a battle that was played"),
    ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "library-card.edit", { "<Primary><Shift>n" }, NC_ ("shortcut", "Edit the scenario, or a copy of it"), ACIES_SHORTCUTS_LIBRARY,
    TRUE },
  { "library-card.menu", { "Menu", "<Shift>F10" }, NC_ ("shortcut", "More about a battle that was played"),
    ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "scenario.play", { "<Primary>Return" }, NC_ ("shortcut", "Begin the battle"), ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "page.scroll", { "Page_Up", "Page_Down" }, NC_ ("shortcut", "Turn the page over"), ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "win.back", { "Escape" }, NC_ ("shortcut", "One step back"), ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "print.next-page", { "Page_Down" }, NC_ ("shortcut", "Next page of the print preview"), ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "print.previous-page", { "Page_Up" }, NC_ ("shortcut", "Previous page of the print preview"),
    ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "print.save", { "<Primary>s" }, NC_ ("shortcut", "Save the pages as PDF, in the print preview"),
    ACIES_SHORTCUTS_LIBRARY, TRUE },

  { "battle.undo", { "<Primary>z" }, NC_ ("shortcut", "Undo"), ACIES_SHORTCUTS_BATTLE },
  { "battle.redo", { "<Primary><Shift>z" }, NC_ ("shortcut", "Redo"), ACIES_SHORTCUTS_BATTLE },
  { "battle.end-turn", { "<Primary>Return" }, NC_ ("shortcut", "End the turn"), ACIES_SHORTCUTS_BATTLE },
  { "battle.show-log", { "<Primary>l" }, NC_ ("shortcut", "Show or hide the log"), ACIES_SHORTCUTS_BATTLE },
  { "battle.show-table", { "<Primary>t" }, NC_ ("shortcut", "The battlefield as a table"), ACIES_SHORTCUTS_BATTLE },
  { "battle.what-happened", { "<Primary>j" }, NC_ ("shortcut", "What happened since your last turn"), ACIES_SHORTCUTS_BATTLE },
  { "log.copy", { "<Primary>c" }, NC_ ("shortcut", "Copy the chosen lines of the log, or all"), ACIES_SHORTCUTS_BATTLE, TRUE },
  { "battle.show-guide", { "<Primary>g" }, NC_ ("shortcut", "Show or hide the guide of the first battle"),
    ACIES_SHORTCUTS_BATTLE },
  { "battle.save-log", { "<Primary><Shift>l" }, NC_ ("shortcut", "Save the log as text"), ACIES_SHORTCUTS_BATTLE },
  { "win.show-dice", { "<Primary>d" }, NC_ ("shortcut", "The dice against what was to be expected"), ACIES_SHORTCUTS_BATTLE },
  { "battle.pause", { "<Primary>period" }, NC_ ("shortcut", "Pause the computer"), ACIES_SHORTCUTS_BATTLE },
  { "battle.step", { "<Primary>Right" }, NC_ ("shortcut", "One action of the computer"), ACIES_SHORTCUTS_BATTLE },
  { "battle.skip", { "<Primary>End" }, NC_ ("shortcut", "On to the next decision of a person"), ACIES_SHORTCUTS_BATTLE },
  { "battle.resign", { "<Primary><Shift>g" }, NC_ ("shortcut", "Give the battle up"), ACIES_SHORTCUTS_BATTLE },
  { "battle.offer-draw", { "<Primary><Shift>a" }, NC_ ("shortcut", "Agree on a draw"), ACIES_SHORTCUTS_BATTLE },
  { "battle.result", { "<Primary>r" }, NC_ ("shortcut", "Result of a battle that is over"), ACIES_SHORTCUTS_BATTLE },
  { "field.zoom-in", { "<Primary>plus", "<Primary>equal" }, NC_ ("shortcut", "Zoom in"), ACIES_SHORTCUTS_BATTLE },
  { "field.zoom-out", { "<Primary>minus" }, NC_ ("shortcut", "Zoom out"), ACIES_SHORTCUTS_BATTLE },
  { "field.zoom-fit", { "<Primary>0" }, NC_ ("shortcut", "Show the whole field"), ACIES_SHORTCUTS_BATTLE },

  { "field.move-cursor", { "Left", "Right", "Up", "Down" }, NC_ ("shortcut", "Go to another zone"),
    ACIES_SHORTCUTS_BOARD, TRUE },
  { "zone.activate", { "Return" }, NC_ ("shortcut", "Choose, move, attack, confirm"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.next", { "space", "n", "Page_Down" }, NC_ ("shortcut", "Next who can act, or the question"),
    ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.previous", { "p", "Page_Up" }, NC_ ("shortcut", "The one before"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.finish", { "f" }, NC_ ("shortcut", "End the action of the group"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.choose-all", { "<Primary>a" }, NC_ ("shortcut", "Choose everybody in the zone"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.hint", { "h" }, NC_ ("shortcut", "Ask the computer for an idea"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.details", { "i" }, NC_ ("shortcut", "Who stands in the zone"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.magnify", { "m" }, NC_ ("shortcut", "Magnify the zone"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.menu", { "Menu", "<Shift>F10" }, NC_ ("shortcut", "Menu of the zone"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.zoom-selection", { "z" }, NC_ ("shortcut", "Zoom to those chosen"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.show-names", { "l" }, NC_ ("shortcut", "Show the names of the zones"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.show-ground", { "g" }, NC_ ("shortcut", "Show the bare ground"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.nudge", { "Left", "Right", "Up", "Down" },
    NC_ ("shortcut", "On a table: move those chosen ahead and back, wheel them"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.nudge-little", { "<Shift>Left", "<Shift>Right", "<Shift>Up", "<Shift>Down" },
    NC_ ("shortcut", "On a table: the same by a small step"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "field.walk", { "<Alt>Left", "<Alt>Right", "<Alt>Up", "<Alt>Down" },
    NC_ ("shortcut", "On a table: go to another base while some are chosen"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.turn-right", { "t" }, NC_ ("shortcut", "On a table: turn in place to the right"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.turn-left", { "<Shift>t" }, NC_ ("shortcut", "On a table: turn in place to the left"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.form-column", { "c" }, NC_ ("shortcut", "On a table: form a column"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.follow-road", { "r" }, NC_ ("shortcut", "On a table: move along the road"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.exact-move", { "e" }, NC_ ("shortcut", "On a table: enter a move in numbers"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.measure", { "d" }, NC_ ("shortcut", "On a table: measure distances"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.mark-zones", { "o" }, NC_ ("shortcut", "On a table: zones of control of the enemy"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.mark-arcs", { "s" }, NC_ ("shortcut", "On a table: where those chosen can shoot"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.mark-command", { "q" }, NC_ ("shortcut", "On a table: how far the commander’s word carries"),
    ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.mark-reach", { "w" }, NC_ ("shortcut", "On a table: how far those chosen can go"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "piece.activate", { "Return" }, NC_ ("shortcut", "On a table: choose a base, its line, make the move, attack"),
    ACIES_SHORTCUTS_BOARD, TRUE },
  { "dice.add", { "1", "2", "3", "4", "5", "6" }, NC_ ("shortcut", "Enter a die rolled on the table"),
    ACIES_SHORTCUTS_BOARD, TRUE },
  { "dice.correct", { "BackSpace" }, NC_ ("shortcut", "Take back a die that was entered"), ACIES_SHORTCUTS_BOARD, TRUE },
  { "battle.step-back", { "Escape" }, NC_ ("shortcut", "One step back"), ACIES_SHORTCUTS_BOARD, TRUE },

  { "win.replay", { "<Primary><Shift>p" }, NC_ ("shortcut", "Replay the battle"), ACIES_SHORTCUTS_REPLAY },
  { "win.replay-turn", { "<Primary><Shift>t" }, NC_ ("shortcut", "Watch the computer’s last turn again"),
    ACIES_SHORTCUTS_REPLAY },
  { "replay.play", { "space" }, NC_ ("shortcut", "Play or pause"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.back", { "Left" }, NC_ ("shortcut", "One action back"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.forward", { "Right" }, NC_ ("shortcut", "One action on"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.previous-turn", { "Page_Up" }, NC_ ("shortcut", "One turn back"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.next-turn", { "Page_Down" }, NC_ ("shortcut", "One turn on"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.first", { "Up" }, NC_ ("shortcut", "To the beginning"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.last", { "Down" }, NC_ ("shortcut", "To the end"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.speed", { "1", "2", "4", "8" }, NC_ ("shortcut", "Speed"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.branch", { "<Primary>b" }, NC_ ("shortcut", "Begin a new battle from here"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "replay.continue", { "<Primary>Return" }, NC_ ("shortcut", "Go on with the battle"), ACIES_SHORTCUTS_REPLAY, TRUE },
  { "field.move-cursor", { "<Shift>Left", "<Shift>Right", "<Shift>Up", "<Shift>Down" },
    NC_ ("shortcut", "Go to another zone"), ACIES_SHORTCUTS_REPLAY, TRUE },

  { "editor.undo", { "<Primary>z" }, NC_ ("shortcut", "Undo"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.redo", { "<Primary><Shift>z" }, NC_ ("shortcut", "Redo"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.playtest", { "F5", "<Primary>Return" }, NC_ ("shortcut", "Playtest"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.next-part", { "<Primary>Page_Down" }, NC_ ("shortcut", "Next part of the scenario"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.previous-part", { "<Primary>Page_Up" }, NC_ ("shortcut", "The part before"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.show-part", { "<Alt>1", "<Alt>9" }, NC_ ("shortcut", "The first to the ninth part"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.show-map", { "<Alt>0" }, NC_ ("shortcut", "To the map, and back to the form"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.show-check", { "<Primary>k" }, NC_ ("shortcut", "What is wrong with the scenario"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.show-doubts", { "<Primary><Shift>u" }, NC_ ("shortcut", "Show on the map what is doubtful"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "brush.choose", { "a", "z" }, NC_ ("shortcut", "On the map: take up the brush with this letter"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "brush.paint", { "space" }, NC_ ("shortcut", "On the map: paint, or add the zone to a course"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "brush.draw", { "<Shift>Left", "<Shift>Right", "<Shift>Up", "<Shift>Down" },
    NC_ ("shortcut", "On the map: draw on to the next zone"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "brush.finish", { "Return" }, NC_ ("shortcut", "On the map: end the stroke"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "brush.erase", { "Delete" }, NC_ ("shortcut", "On the map: erase in the zone"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "brush.back", { "Escape" }, NC_ ("shortcut", "On the map: give up the stroke, then the brush"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "zone.activate", { "Return" }, NC_ ("shortcut", "On the map: choose a zone, or put those chosen there"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "deploy.list", { "<Primary>l" }, NC_ ("shortcut", "To the list of units and commanders"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "deploy.place", { "<Shift>Return" }, NC_ ("shortcut", "Place those chosen in the zone with the cursor"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "deploy.remove", { "Delete" }, NC_ ("shortcut", "Take those chosen off the field"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "deploy.turn", { "<Shift>Up", "<Shift>Right", "<Shift>Down", "<Shift>Left" },
    NC_ ("shortcut", "On the map: turn those chosen"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "balance.run", { "F6" }, NC_ ("shortcut", "Start or stop the simulation on the page Balance"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "balance.copy", { "<Primary><Shift>c" }, NC_ ("shortcut", "Copy its results"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "balance.export", { "<Primary><Shift>x" }, NC_ ("shortcut", "Export its results"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.compare", { "<Primary><Shift>d" }, NC_ ("shortcut", "Compare with a file"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "editor.compare-saved", { "<Primary><Alt>d" }, NC_ ("shortcut", "Compare with what was saved"), ACIES_SHORTCUTS_EDITOR,
    TRUE },
  { "compare.copy", { "<Primary>c" }, NC_ ("shortcut", "Copy the differences"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "number.step", { "Up", "Down" }, NC_ ("shortcut", "One more, one less in a number"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "list.add", { "<Primary>1", "<Primary>2" }, NC_ ("shortcut", "Add a commander to the first, to the second army"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "list.duplicate", { "<Primary>d" }, NC_ ("shortcut", "Duplicate"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "list.remove", { "Delete" }, NC_ ("shortcut", "Remove"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "list.move-up", { "<Alt>Up" }, NC_ ("shortcut", "Move up"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "list.move-down", { "<Alt>Down" }, NC_ ("shortcut", "Move down"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.add", { "Insert", "<Primary>plus" }, NC_ ("shortcut", "Add the units that are set above the table"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.change-number", { "plus", "minus" }, NC_ ("shortcut", "One unit more, one less in the rows chosen"),
    ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.edit", { "F2", "Return" }, NC_ ("shortcut", "From a row to its fields"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.cut", { "<Primary>x" }, NC_ ("shortcut", "Cut the rows of units"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.copy", { "<Primary>c" }, NC_ ("shortcut", "Copy the rows of units"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.paste", { "<Primary>v" }, NC_ ("shortcut", "Paste rows of units"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.split", { "<Primary>slash" }, NC_ ("shortcut", "Make two rows of units of one"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.join", { "<Primary>j" }, NC_ ("shortcut", "Make one row of units of several"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.find", { "<Primary>f" }, NC_ ("shortcut", "Filter the rows of units"), ACIES_SHORTCUTS_EDITOR, TRUE },
  { "army.muster", { "<Primary>m" }, NC_ ("shortcut", "From history to units"), ACIES_SHORTCUTS_EDITOR, TRUE },
};

static const char *const group_titles[ACIES_N_SHORTCUT_GROUPS] = {
  [ACIES_SHORTCUTS_GENERAL] = NC_ ("shortcut group", "General"),
  [ACIES_SHORTCUTS_LIBRARY] = NC_ ("shortcut group", "Library and set-up"),
  [ACIES_SHORTCUTS_BATTLE] = NC_ ("shortcut group", "Battle"),
  [ACIES_SHORTCUTS_BOARD] = NC_ ("shortcut group", "On the field"),
  [ACIES_SHORTCUTS_REPLAY] = NC_ ("shortcut group", "Replay"),
  [ACIES_SHORTCUTS_EDITOR] = NC_ ("shortcut group", "Scenario editor"),
};

const AciesShortcut *
acies_shortcuts_get (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

const char *
acies_shortcuts_get_title (AciesShortcutGroup group)
{
  return g_dpgettext2 (NULL, "shortcut group", group_titles[group]);
}

void
acies_shortcuts_install (GtkApplication *app)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (!shortcuts[i].local)
      gtk_application_set_accels_for_action (app, shortcuts[i].action, shortcuts[i].keys);
}
