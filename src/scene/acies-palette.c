/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-palette.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  guint32 fill, edge, ink;
} SideHex;

/* clang-format off */
static const guint32 color_table[ACIES_N_COLORS][ACIES_N_PALETTES] = {
  /* light, dark, high contrast, high contrast dark, print */
  [ACIES_COLOR_GROUND] = { 0xF1EBDD, 0x25282C, 0xFFFFFF, 0x000000, 0xFFFFFF },
  [ACIES_COLOR_GROUND_ALT] = { 0xE9E2D0, 0x2B2F33, 0xF2F2F2, 0x101010, 0xFFFFFF },
  [ACIES_COLOR_GRID] = { 0xB8AC92, 0x4A5058, 0x767676, 0x8A8A8A, 0x8A8A8A },
  [ACIES_COLOR_ZONE_LABEL] = { 0x62594A, 0xA9A799, 0x000000, 0xFFFFFF, 0x4A4A4A },
  [ACIES_COLOR_HILL] = { 0xE2D0A6, 0x3B3527, 0xFFF3D0, 0x2A2100, 0xF4F4F4 },
  [ACIES_COLOR_HILL_INK] = { 0x7A5C2E, 0xC0A36A, 0x5A3A00, 0xFFD88A, 0x5A5A5A },
  [ACIES_COLOR_FOREST] = { 0xCFDEBB, 0x283626, 0xE0F2D6, 0x0A2606, 0xEEEEEE },
  [ACIES_COLOR_FOREST_INK] = { 0x43662F, 0x8DB077, 0x1E4A10, 0xA8F08A, 0x4A4A4A },
  [ACIES_COLOR_MARSH] = { 0xD5E2DA, 0x28373A, 0xDFF1F0, 0x042626, 0xF6F6F6 },
  [ACIES_COLOR_MARSH_INK] = { 0x3C6F6C, 0x7FB3AE, 0x0B4F4D, 0x8AF0EA, 0x5A5A5A },
  [ACIES_COLOR_WATER] = { 0x9CC6DF, 0x2C5470, 0xBBDDF2, 0x0A3A5C, 0xDCDCDC },
  [ACIES_COLOR_WATER_INK] = { 0x245F84, 0x86BEE3, 0x00456E, 0xA8DCFF, 0x4A4A4A },
  [ACIES_COLOR_SEA] = { 0xA9CDE0, 0x22445C, 0xCFE8F6, 0x06304C, 0xE4E4E4 },
  [ACIES_COLOR_COAST_INK] = { 0x2A678C, 0x86BEE3, 0x00456E, 0xA8DCFF, 0x4A4A4A },
  [ACIES_COLOR_IMPASSABLE] = { 0xCFC9BE, 0x17191B, 0xD0D0D0, 0x2E2E2E, 0xD4D4D4 },
  [ACIES_COLOR_IMPASSABLE_INK] = { 0x6A6359, 0x8D8A83, 0x000000, 0xFFFFFF, 0x4A4A4A },
  [ACIES_COLOR_ROAD] = { 0xA07B45, 0xB08F5E, 0x6A4500, 0xFFC878, 0x7A7A7A },
  [ACIES_COLOR_SETTLEMENT] = { 0x5F4E3C, 0xC9B79C, 0x000000, 0xFFFFFF, 0x2A2A2A },
  [ACIES_COLOR_CAMP] = { 0x8A5320, 0xE0A15E, 0x5A2E00, 0xFFB870, 0x2A2A2A },
  [ACIES_COLOR_SIDE_A] = { 0x8E1730, 0xB62A3C, 0x74001A, 0xC21A36, 0x2E2E2E },
  [ACIES_COLOR_SIDE_A_EDGE] = { 0x4E0B18, 0xF5A9AE, 0x000000, 0xFFFFFF, 0x000000 },
  [ACIES_COLOR_SIDE_A_INK] = { 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF },
  [ACIES_COLOR_SIDE_A_SOFT] = { 0xD9A5AC, 0x5B2A31, 0xF0B8C0, 0x5A1020, 0x9A9A9A },
  [ACIES_COLOR_SIDE_A_LEAD] = { 0xFFC933, 0xFFC933, 0xFFD000, 0xFFD000, 0xFFFFFF },
  [ACIES_COLOR_SIDE_B] = { 0x2374B8, 0x62AEE8, 0x0067BC, 0x5CB4FF, 0xFFFFFF },
  [ACIES_COLOR_SIDE_B_EDGE] = { 0x0C3A66, 0xD6ECFF, 0x000000, 0xFFFFFF, 0x000000 },
  [ACIES_COLOR_SIDE_B_INK] = { 0xFFFFFF, 0x041C33, 0xFFFFFF, 0x000000, 0x000000 },
  [ACIES_COLOR_SIDE_B_SOFT] = { 0xA9C8E4, 0x1F3D5C, 0xB8DBFA, 0x0A3A66, 0xFFFFFF },
  [ACIES_COLOR_SIDE_B_LEAD] = { 0xFFE08A, 0x041C33, 0xFFE680, 0x000000, 0x000000 },
  [ACIES_COLOR_SELECTION] = { 0x1B1B1B, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000 },
  [ACIES_COLOR_SELECTION_INNER] = { 0xFFC933, 0xFFC933, 0xFFD000, 0xFFD000, 0xFFFFFF },
  [ACIES_COLOR_LEGAL] = { 0x00695C, 0x4FD1B5, 0x004D40, 0x60FFD8, 0x3A3A3A },
  [ACIES_COLOR_TARGET] = { 0xA33A08, 0xFF9A5C, 0x8A2A00, 0xFFB080, 0x000000 },
  [ACIES_COLOR_ILLEGAL] = { 0x5E5E5E, 0xA6A6A6, 0x404040, 0xC0C0C0, 0x6A6A6A },
  [ACIES_COLOR_THREAT] = { 0x8E1A8B, 0xEE8BEA, 0x6A006A, 0xFF9CFF, 0x3A3A3A },
  [ACIES_COLOR_DISORDERED] = { 0x6B4E16, 0xE3C070, 0x4A3300, 0xFFE08A, 0x3A3A3A },
  [ACIES_COLOR_TEXT] = { 0x1D1C1A, 0xF2F0EA, 0x000000, 0xFFFFFF, 0x000000 },
  [ACIES_COLOR_TEXT_DIM] = { 0x5A5348, 0xB5B2A8, 0x262626, 0xE0E0E0, 0x4A4A4A },
  [ACIES_COLOR_PLATE] = { 0xFBF8F0, 0x1B1D20, 0xFFFFFF, 0x000000, 0xFFFFFF },
  [ACIES_COLOR_GOLD] = { 0xFFC933, 0xFFC933, 0xFFD000, 0xFFD000, 0xFFFFFF },
  [ACIES_COLOR_BADGE] = { 0x4E0B18, 0x1B1D20, 0x000000, 0x1B1D20, 0x000000 },
  [ACIES_COLOR_BADGE_B] = { 0x0C3A66, 0x1B1D20, 0x000000, 0x1B1D20, 0x000000 },
};

/* Of each pair: light A and B, dark A and B. */
static const SideHex pair_table[ACIES_N_PAIRS][2][2] = {
  [ACIES_PAIR_CRIMSON_AZURE] = {
    { { 0x8E1730, 0x4E0B18, 0xFFFFFF }, { 0x2374B8, 0x0C3A66, 0xFFFFFF } },
    { { 0xB62A3C, 0xF5A9AE, 0xFFFFFF }, { 0x62AEE8, 0xD6ECFF, 0x041C33 } },
  },
  [ACIES_PAIR_VIOLET_AMBER] = {
    { { 0x5B2A86, 0x2C1145, 0xFFFFFF }, { 0xE0A01A, 0x5E4100, 0x2A1C00 } },
    { { 0x7E4BB0, 0xDCC2F5, 0xFFFFFF }, { 0xF0B93A, 0xFFE7AE, 0x2A1C00 } },
  },
  [ACIES_PAIR_VERMILION_NAVY] = {
    { { 0xBE4B00, 0x5C2300, 0xFFFFFF }, { 0x123A66, 0x04162B, 0xFFFFFF } },
    { { 0xF08A4B, 0xFFD9BE, 0x2B1000 }, { 0x2F5F98, 0xB5D4F7, 0xFFFFFF } },
  },
  [ACIES_PAIR_CHARCOAL_IVORY] = {
    { { 0x33373D, 0x000000, 0xFFFFFF }, { 0xFFFBEF, 0x3A3020, 0x2A2318 } },
    { { 0x5A6068, 0xC9CED6, 0xFFFFFF }, { 0xF2E8CF, 0xFFFFFF, 0x2A2318 } },
  },
};
/* clang-format on */

static const AciesColor white = { 1, 1, 1 };

/* A token may be read if its parts keep these (WCAG 2). */
#define CONTRAST_INK  4.5
#define CONTRAST_MARK 3.0

const AciesName acies_palette_variant_names[] = {
  { "light", ACIES_PALETTE_LIGHT },
  { "dark", ACIES_PALETTE_DARK },
  { "high-contrast", ACIES_PALETTE_HIGH_CONTRAST },
  { "high-contrast-dark", ACIES_PALETTE_HIGH_CONTRAST_DARK },
  { "print", ACIES_PALETTE_PRINT },
  { NULL, 0 },
};

const AciesName acies_side_pair_names[] = {
  { "crimson-azure", ACIES_PAIR_CRIMSON_AZURE },
  { "violet-amber", ACIES_PAIR_VIOLET_AMBER },
  { "vermilion-navy", ACIES_PAIR_VERMILION_NAVY },
  { "charcoal-ivory", ACIES_PAIR_CHARCOAL_IVORY },
  { NULL, 0 },
};

static const char *const pair_labels[ACIES_N_PAIRS] = {
  [ACIES_PAIR_CRIMSON_AZURE] = N_ ("Crimson and azure"),
  [ACIES_PAIR_VIOLET_AMBER] = N_ ("Violet and amber"),
  [ACIES_PAIR_VERMILION_NAVY] = N_ ("Vermilion and navy"),
  [ACIES_PAIR_CHARCOAL_IVORY] = N_ ("Charcoal and ivory"),
};

static AciesColor *
side_colors (AciesPalette *self, int side)
{
  return &self->colors[side == 0 ? ACIES_COLOR_SIDE_A : ACIES_COLOR_SIDE_B];
}

/* The first of the gilt tones that stands out on @fill, else the ink. */
static AciesColor
lead_for (AciesColor fill, AciesColor ink)
{
  static const guint32 tones[] = { 0xFFC933, 0xFFE08A };

  for (guint i = 0; i < G_N_ELEMENTS (tones); i++)
    {
      const AciesColor tone = acies_color_from_hex (tones[i]);

      if (acies_color_contrast (tone, fill) >= CONTRAST_MARK)
        return tone;
    }
  return ink;
}

/* Moves from @from towards @to until it stands out against @other as asked. */
static AciesColor
until_contrast (AciesColor from, AciesColor to, AciesColor other, double contrast, double start)
{
  AciesColor mixed = acies_color_mix (from, to, start);

  for (double t = start; t < 1 && acies_color_contrast (mixed, other) < contrast; t += 0.02)
    mixed = acies_color_mix (from, to, MIN (t + 0.02, 1));
  return mixed;
}

static void
set_side (AciesPalette *self, int side, AciesColor fill, AciesColor edge, AciesColor ink)
{
  AciesColor      *colors = side_colors (self, side);
  const AciesColor pale = acies_palette_is_dark (self) ? self->colors[ACIES_COLOR_GROUND] : white;

  colors[ACIES_SIDE_FILL] = fill;
  colors[ACIES_SIDE_EDGE] = edge;
  colors[ACIES_SIDE_INK] = ink;
  colors[ACIES_SIDE_SOFT] = until_contrast (fill, pale, edge, CONTRAST_INK, 0.62);
  colors[ACIES_SIDE_LEAD] = lead_for (fill, ink);
  if (!acies_palette_is_dark (self))
    self->colors[ACIES_COLOR_BADGE + (side == 0 ? 0 : 1)] = edge;
}

static gboolean
has_pairs (AciesPaletteVariant variant)
{
  return variant == ACIES_PALETTE_LIGHT || variant == ACIES_PALETTE_DARK;
}

const char *
acies_side_pair_label (AciesSidePair pair)
{
  g_return_val_if_fail (pair < ACIES_N_PAIRS, NULL);

  return _(pair_labels[pair]);
}

void
acies_palette_init (AciesPalette *self, AciesPaletteVariant variant, AciesSidePair pair)
{
  g_return_if_fail (variant < ACIES_N_PALETTES && pair < ACIES_N_PAIRS);

  self->variant = variant;
  for (guint i = 0; i < ACIES_N_COLORS; i++)
    self->colors[i] = acies_color_from_hex (color_table[i][variant]);

  /* The first pair is what the table holds, softened by hand. */
  if (!has_pairs (variant) || pair == ACIES_PAIR_CRIMSON_AZURE)
    return;

  for (int side = 0; side < 2; side++)
    {
      const SideHex *hex = &pair_table[pair][variant == ACIES_PALETTE_DARK][side];

      set_side (self, side, acies_color_from_hex (hex->fill), acies_color_from_hex (hex->edge),
                acies_color_from_hex (hex->ink));
    }
}

gboolean
acies_palette_is_dark (const AciesPalette *self)
{
  return self->variant == ACIES_PALETTE_DARK || self->variant == ACIES_PALETTE_HIGH_CONTRAST_DARK;
}

AciesColor
acies_palette_side (const AciesPalette *self, int side, AciesSideColor color)
{
  return self->colors[((side & 1) == 0 ? ACIES_COLOR_SIDE_A : ACIES_COLOR_SIDE_B) + color];
}
