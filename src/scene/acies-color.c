/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-color.h"

#include <math.h>

typedef struct
{
  double lightness, a, b;
} Lab;

/* Machado, Oliveira, Fernandes 2009, severity 1, in linear light. */
static const double vision_matrix[ACIES_N_VISIONS][3][3] = {
  [ACIES_VISION_NORMAL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [ACIES_VISION_PROTANOPIA] = { { 0.152286, 1.052583, -0.204868 },
                                { 0.114503, 0.786281, 0.099216 },
                                { -0.003882, -0.048116, 1.051998 } },
  [ACIES_VISION_DEUTERANOPIA] = { { 0.367322, 0.860646, -0.227968 },
                                  { 0.280085, 0.672501, 0.047413 },
                                  { -0.011820, 0.042940, 0.968881 } },
  [ACIES_VISION_TRITANOPIA] = { { 1.255528, -0.076749, -0.178779 },
                                { -0.078411, 0.930809, 0.147602 },
                                { 0.004733, 0.691367, 0.303900 } },
  [ACIES_VISION_GREY] = { { 0.2126, 0.7152, 0.0722 },
                          { 0.2126, 0.7152, 0.0722 },
                          { 0.2126, 0.7152, 0.0722 } },
};

static double
to_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
from_linear (double value)
{
  const double v = CLAMP (value, 0.0, 1.0);

  return v <= 0.0031308 ? v * 12.92 : 1.055 * pow (v, 1 / 2.4) - 0.055;
}

static double
luminance (AciesColor color)
{
  return 0.2126 * to_linear (color.red) + 0.7152 * to_linear (color.green) +
         0.0722 * to_linear (color.blue);
}

static double
lab_curve (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

/* D65. */
static Lab
to_lab (AciesColor color)
{
  const double r = to_linear (color.red), g = to_linear (color.green), b = to_linear (color.blue);
  const double x = lab_curve ((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const double y = lab_curve (0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
  const double z = lab_curve ((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);

  return (Lab){ 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
radians (double degrees)
{
  return degrees * G_PI / 180;
}

/* Hue in degrees, 0-360. */
static double
hue_of (double a, double b)
{
  double hue;

  if (a == 0 && b == 0)
    return 0;

  hue = atan2 (b, a) * 180 / G_PI;
  return hue < 0 ? hue + 360 : hue;
}

static double
hue_mean (double h1, double h2)
{
  if (fabs (h1 - h2) <= 180)
    return (h1 + h2) / 2;

  return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

static double
hue_step (double h1, double h2)
{
  const double step = h2 - h1;

  if (step > 180)
    return step - 360;

  return step < -180 ? step + 360 : step;
}

/* CIEDE2000 with unit weights (Sharma, Wu, Dalal 2005). */
static double
lab_distance (Lab p, Lab q)
{
  const double   mean7 = pow ((hypot (p.a, p.b) + hypot (q.a, q.b)) / 2, 7);
  const double   g = 1.5 - 0.5 * sqrt (mean7 / (mean7 + pow (25, 7)));
  const double   c1 = hypot (p.a * g, p.b), c2 = hypot (q.a * g, q.b), c = (c1 + c2) / 2;
  const double   h1 = hue_of (p.a * g, p.b), h2 = hue_of (q.a * g, q.b);
  const gboolean grey = c1 * c2 == 0;
  const double   h = grey ? h1 + h2 : hue_mean (h1, h2);
  const double   hue = 2 * sqrt (c1 * c2) * sin (radians (grey ? 0 : hue_step (h1, h2)) / 2);
  const double   t = 1 - 0.17 * cos (radians (h - 30)) + 0.24 * cos (radians (2 * h)) +
                   0.32 * cos (radians (3 * h + 6)) - 0.20 * cos (radians (4 * h - 63));
  const double l50 = pow ((p.lightness + q.lightness) / 2 - 50, 2);
  const double lightness = (q.lightness - p.lightness) / (1 + 0.015 * l50 / sqrt (20 + l50));
  const double chroma = (c2 - c1) / (1 + 0.045 * c);
  const double tone = hue / (1 + 0.015 * c * t);
  const double turn = 30 * exp (-pow ((h - 275) / 25, 2));
  const double c7 = pow (c, 7);
  const double twist = -2 * sqrt (c7 / (c7 + pow (25, 7))) * sin (radians (2 * turn));

  return sqrt (lightness * lightness + chroma * chroma + tone * tone + twist * chroma * tone);
}

AciesColor
acies_color_from_hex (guint32 hex)
{
  return (AciesColor){ ((hex >> 16) & 0xff) / 255.0, ((hex >> 8) & 0xff) / 255.0,
                       (hex & 0xff) / 255.0 };
}

AciesColor
acies_color_mix (AciesColor a, AciesColor b, double t)
{
  return (AciesColor){ a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t,
                       a.blue + (b.blue - a.blue) * t };
}

double
acies_color_contrast (AciesColor a, AciesColor b)
{
  const double p = luminance (a), q = luminance (b);

  return (MAX (p, q) + 0.05) / (MIN (p, q) + 0.05);
}

AciesColor
acies_color_seen (AciesColor color, AciesVision vision)
{
  const double in[3] = { to_linear (color.red), to_linear (color.green), to_linear (color.blue) };
  double       out[3];

  for (guint i = 0; i < 3; i++)
    {
      const double *row = vision_matrix[vision][i];

      out[i] = from_linear (row[0] * in[0] + row[1] * in[1] + row[2] * in[2]);
    }
  return (AciesColor){ out[0], out[1], out[2] };
}

double
acies_color_distance (AciesColor a, AciesColor b, AciesVision vision)
{
  return lab_distance (to_lab (acies_color_seen (a, vision)),
                       to_lab (acies_color_seen (b, vision)));
}

void
acies_color_set (cairo_t *cr, AciesColor color, double alpha)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, alpha);
}
