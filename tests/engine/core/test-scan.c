/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-json-scan.h"

#include <string.h>

#include "engine/core/acies-error.h"

typedef struct
{
  const char *name;
  const char *text;
  const char *place;   /* the start of the message; NULL if the text is good */
  const char *reason;  /* a part of the message */
} ScanCase;

static const ScanCase cases[] = {
  { "object", "{}", NULL, NULL },
  { "array", " [ ] \n", NULL, NULL },
  { "scalars", "[true, false, null, 0, -0, -1.5e-3, 1E5, \"\"]", NULL, NULL },
  { "bare-scalar", "12", NULL, NULL },
  { "escapes", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00é😀\"", NULL, NULL },
  { "largest-whole", "[9007199254740992, -9007199254740992]", NULL, NULL },
  { "same-key-in-two-objects", "[{\"a\":1},{\"a\":2}]", NULL, NULL },
  { "same-key-at-two-depths", "{\"a\":{\"a\":1},\"b\":{\"a\":1}}", NULL, NULL },
  { "crlf", "{\r\n\"a\": 1\r\n}\r\n", NULL, NULL },

  { "empty", "", "line 1, column 1: ", "no text" },
  { "blank", " \n\n ", "line 3, column 2: ", "no text" },
  { "byte-order-mark", "\xef\xbb\xbf{}", "line 1, column 1: ", "byte order mark" },
  { "latin-1", "{\"a\": \"caf\xe9\"}", "line 1, column 11: ", "UTF-8" },
  { "png", "\x89PNG\r\n", "line 1, column 1: ", "UTF-8" },
  { "column-in-characters", "{\"é\": x}", "line 1, column 7, in [\"é\"]: ", "x stands here" },
  { "second-root", "{} {}", "line 1, column 4: ", "complete" },
  { "object-open", "{\"a\": 1", "line 1, column 8: ", "begins at line 1, column 1 with }" },
  { "list-open", "{\n\"a\": [1,\n", "line 3, column 1, in a[1]: ", "begins at line 2, column 6 with ]" },
  { "wrong-bracket", "[1}", "line 1, column 3, in [0]: ", "closing ]" },
  { "missing-comma", "{\"a\": 1 \"b\": 2}", "line 1, column 9, in a: ", "a comma or the closing }" },
  { "missing-colon", "{\"a\" 1}", "line 1, column 6, in a: ", "a colon" },
  { "missing-value", "{\"a\": }", "line 1, column 7, in a: ", "a value is expected" },
  { "trailing-comma", "{\"a\": 1,}", "line 1, column 9: ", "remove the comma" },
  { "trailing-comma-in-list", "[1,]", "line 1, column 4, in [1]: ", "remove the comma" },
  { "bare-key", "{a: 1}", "line 1, column 2: ", "a stands here; a key in double quotes" },
  { "comment", "{ /* x */ }", "line 1, column 3: ", "no comments" },
  { "comment-after-value", "{\"a\": 1 // x\n}", "line 1, column 9, in a: ", "no comments" },
  { "single-quotes-for-key", "{'a': 1}", "line 1, column 2: ", "double quotes" },
  { "comment-for-value", "[ // x\n]", "line 1, column 3, in [0]: ", "no comments" },
  { "single-quotes", "['x']", "line 1, column 2, in [0]: ", "double quotes" },
  { "capital-word", "[TRUE]", "line 1, column 2, in [0]: ", "TRUE stands here" },
  { "nan", "[NaN]", "line 1, column 2, in [0]: ", "NaN stands here" },
  { "word-too-long", "[nullx]", "line 1, column 2, in [0]: ", "nullx stands here" },
  { "script", "var a = {}", "line 1, column 1: ", "var stands here" },
  { "octal", "[010]", "line 1, column 2, in [0]: ", "no JSON number" },
  { "hexadecimal", "[0x10]", "line 1, column 2, in [0]: ", "no JSON number" },
  { "binary", "[0b1]", "line 1, column 2, in [0]: ", "no JSON number" },
  { "no-whole-part", "[.5]", "line 1, column 2, in [0]: ", "no JSON number" },
  { "no-fraction", "[5.]", "line 1, column 2, in [0]: ", "no JSON number" },
  { "plus", "[+1]", "line 1, column 2, in [0]: ", "no JSON number" },
  { "lone-minus", "[- 1]", "line 1, column 2, in [0]: ", "no JSON number" },
  { "no-exponent", "[1e]", "line 1, column 2, in [0]: ", "no JSON number" },
  { "decimal-comma", "[1,5.5.5]", "line 1, column 4, in [1]: ", "no JSON number" },
  { "above-2-53", "[9007199254740993]", "line 1, column 2, in [0]: ", "9007199254740992" },
  { "below-2-53", "[-9007199254740993]", "line 1, column 2, in [0]: ", "9007199254740992" },
  { "beyond-64-bits", "[1234567890123456789012345]", "line 1, column 2, in [0]: ", "9007199254740992" },
  { "infinite", "[1e400]", "line 1, column 2, in [0]: ", "too large" },
  { "number-of-a-page", "[0.00000000000000000000000000000000000000000000000000000000000000001]",
    "line 1, column 2, in [0]: ", "longer than 60" },
  { "string-open", "{\"name\": \"Canna", "line 1, column 10, in name: ", "breaks off" },
  { "string-open-at-backslash", "[\"\\", "line 1, column 2, in [0]: ", "breaks off" },
  { "line-break-in-string", "[\"a\nb\"]", "line 1, column 4, in [0]: ", "line break" },
  { "tab-in-string", "[\"a\tb\"]", "line 1, column 4, in [0]: ", "tab" },
  { "unknown-escape", "[\"\\q\"]", "line 1, column 3, in [0]: ", "no known escape" },
  { "octal-escape", "[\"\\101\"]", "line 1, column 3, in [0]: ", "no known escape" },
  { "short-escape", "[\"\\u12\"]", "line 1, column 3, in [0]: ", "four hexadecimal" },
  { "escape-at-the-end", "[\"\\u12", "line 1, column 3, in [0]: ", "breaks off" },
  { "nul-escape", "[\"a\\u0000b\"]", "line 1, column 4, in [0]: ", "\\u0000" },
  { "high-half", "[\"\\ud83d\"]", "line 1, column 3, in [0]: ", "surrogate" },
  { "high-half-and-letter", "[\"\\ud83d\\u0041\"]", "line 1, column 3, in [0]: ", "surrogate" },
  { "low-half", "[\"\\ude00\\ud83d\"]", "line 1, column 3, in [0]: ", "surrogate" },
  { "double-key", "{\n\"a\": 1,\n\"b\": 2, \"a\": 3}", "line 3, column 9: ",
    "\"a\" stands twice in this object, first at line 2, column 1" },
  { "double-key-spelled-otherwise", "{\"x\": {\"a\": 1, \"\\u0061\": 2}}", "line 1, column 16, in x: ",
    "stands twice" },
  { "double-key-of-emoji", "{\"😀\": 1, \"\\ud83d\\ude00\": 2}", "line 1, column 10: ", "stands twice" },
  { "double-empty-key", "{\"\": 1, \"\": 2}", "line 1, column 9: ", "stands twice" },
  { "path", "{\"sides\": [{}, {\"units\": [1, {\"class\": x}]}]}",
    "line 1, column 40, in sides[1].units[1].class: ", "x stands here" },
  { "path-of-odd-keys", "{\"a b\": {\"c.d\": x}}", "line 1, column 17, in [\"a b\"][\"c.d\"]: ", "x stands" },
  { "path-after-an-object", "{\"a\": {\"b\": 1, \"c\": 2}, \"d\": x}", "line 1, column 30, in d: ", "x stands" },
};

static void
test_case (gconstpointer data)
{
  const ScanCase    *the_case = data;
  g_autoptr (GError) error = NULL;
  const gboolean     good = acies_json_scan (the_case->text, strlen (the_case->text), &error);

  if (the_case->place == NULL)
    {
      g_assert_no_error (error);
      g_assert_true (good);
      return;
    }

  g_assert_false (good);
  g_assert_true (error->domain == ACIES_FILE_ERROR);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, the_case->place));
  g_assert_nonnull (strstr (error->message, the_case->reason));
}

/* A text that repeats @unit. */
static char *
repeat (const char *unit, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, unit);

  return g_string_free (text, FALSE);
}

static void
assert_limit (const char *text, const char *reason)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (acies_json_scan (text, strlen (text), &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, reason));
}

static void
test_depth (void)
{
  g_autofree char   *open = repeat ("[", 64);
  g_autofree char   *closing = repeat ("]", 64);
  g_autofree char   *fits = g_strconcat (open, closing, NULL);
  g_autofree char   *deep = repeat ("[", 1000000);
  g_autofree char   *objects = repeat ("{\"a\":", 65);
  g_autoptr (GError) error = NULL;

  acies_json_scan (fits, strlen (fits), &error);
  g_assert_no_error (error);
  assert_limit (deep, "64 deep");
  assert_limit (objects, "64 deep");
  g_assert_false (acies_json_scan (deep, 65, &error));
  g_assert_true (g_str_has_prefix (error->message, "line 1, column 65, in [0][0]"));
}

static void
test_size (void)
{
  g_autofree char   *text = g_malloc (ACIES_MAX_FILE_SIZE + 1);
  g_autoptr (GError) error = NULL;

  memset (text, ' ', ACIES_MAX_FILE_SIZE + 1);
  text[0] = '1';
  acies_json_scan (text, ACIES_MAX_FILE_SIZE, &error);
  g_assert_no_error (error);
  g_assert_false (acies_json_scan (text, ACIES_MAX_FILE_SIZE + 1, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT);
}

static void
test_values (void)
{
  g_autofree char *commas = repeat ("0,", ACIES_MAX_JSON_VALUES);
  g_autofree char *text = g_strconcat ("[", commas, "0]", NULL);

  assert_limit (text, "1000000 values");
}

/* Many keys, many of them alike to a bad hash: must be refused, and quickly. */
static void
test_keys (void)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autoptr (GError)  error = NULL;

  for (guint i = 0; i < ACIES_MAX_JSON_KEYS; i++)
    g_string_append_printf (text, "%s\"k%u\":0", i > 0 ? "," : "", i);
  g_string_append_c (text, '}');
  acies_json_scan (text->str, text->len, &error);
  g_assert_no_error (error);

  text->str[text->len - 1] = ',';
  g_string_append (text, "\"more\":0}");
  assert_limit (text->str, "1000 keys");
}

/* Texts cut off anywhere, and with any byte changed, are judged without reading past their end. */
static void
test_mangled (void)
{
  static const char whole[] =
    "{\"a\": [1, -2.5e+3, \"x\\u00e9\\ud83d\\ude00\\n\", true, null], \"b\": {\"c\": {}, \"d\": []}}";
  const gsize       length = strlen (whole);

  for (gsize cut = 0; cut < length; cut++)
    {
      g_autofree char *part = g_memdup2 (whole, cut + (cut == 0));

      g_assert_false (acies_json_scan (part, cut, NULL));
    }
  for (gsize at = 0; at < length; at++)
    for (int byte = 0; byte < 256; byte++)
      {
        g_autofree char *text = g_memdup2 (whole, length);

        text[at] = (char) byte;
        acies_json_scan (text, length, NULL);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/json/scan/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/json/scan/depth", test_depth);
  g_test_add_func ("/json/scan/size", test_size);
  g_test_add_func ("/json/scan/values", test_values);
  g_test_add_func ("/json/scan/keys", test_keys);
  g_test_add_func ("/json/scan/mangled", test_mangled);

  return g_test_run ();
}
