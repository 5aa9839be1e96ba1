/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

/* Where acies.gresource.xml puts templates and style sheets: ACIES_RESOURCES "app/acies-window.ui". */
#define ACIES_RESOURCES "/io/github/acies/Acies/"
