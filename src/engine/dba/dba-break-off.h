/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-march.h"

G_BEGIN_DECLS

/* D-BRK-1, D-BRK-3, D-BRK-4: whether @march may begin a break-off. */
gboolean dba_break_off_check     (const DbaMarch *march, AciesVerdict *verdict);

/* D-BRK-2: whether those whom its front touched are slower in the going where it has ended. */
gboolean dba_break_off_check_end (const DbaMarch *march, AciesVerdict *verdict);

/* D-BRK-2: those who had it before their front, with @contacts as they were, pursue (D-PUR-1). */
void     dba_break_off_pursue    (const DbaSetup *setup, DbaState *state, const DbaContacts *contacts,
                                  AciesEventList *events);

G_END_DECLS
