import * as v from "valibot";
import { booleanSchema } from "../world/inputSchemas.ts";
import type { WindowRecord } from "../world/records.ts";
import { addAccount } from "./builders/addAccount.ts";
import { addInvoice } from "./builders/addInvoice.ts";
import { addWindow } from "./builders/addWindow.ts";
import { countSchema, createScenarioWithParameters, describeParameter } from "./createScenario.ts";

const windowParameters = v.strictObject({
  count: describeParameter("Number of windows.", countSchema(25, 0, 10_000)),
  bare: describeParameter("Whether the windows lack all optional fields.", v.optional(booleanSchema, false)),
  invoices: describeParameter("Whether each window has an invoice.", v.optional(booleanSchema, false)),
});

const emptyOptionalFields = {
  installationDate: null,
  imageUrl: null,
  room: null,
  notes: null,
  installerName: null,
  installerLogo: null,
  productDatasheet: null,
  owner: null,
} satisfies Partial<WindowRecord>;

export const windows = createScenarioWithParameters(windowParameters, {
  description:
    "Dario with registered windows of all kinds, by default 25, optionally with invoices or without optional fields",
  build(seeder, { count: registered, bare, invoices }) {
    const dario = addAccount(seeder, "dario");
    for (let index = 0; index < registered; index++) {
      const window = addWindow(seeder, dario, null);
      if (bare) Object.assign(window, emptyOptionalFields, { gallery: [] });
      if (invoices) addInvoice(seeder, window);
    }
  },
});

const claimParameters = v.strictObject({
  windows: describeParameter("Number of windows to claim with each token.", countSchema(1, 1, 100)),
});

export const claims = createScenarioWithParameters(claimParameters, {
  description:
    'Ben, and windows to claim with the tokens "claim-open", "claim-expired" and "claim-taken" (by Dario)',
  build(seeder, { windows: count }) {
    const { world, daysAgo } = seeder;
    addAccount(seeder, "ben");
    const dario = addAccount(seeder, "dario");
    for (const state of ["open", "expired", "taken"] as const) {
      const added = Array.from({ length: count }, () => addWindow(seeder, dario, null));
      if (state !== "taken") for (const window of added) window.accountId = null;
      world.registrations.push({
        token: `claim-${state}`,
        windowIds: added.map(({ id }) => id),
        expiresAt: daysAgo(state === "expired" ? 1 : -30),
        claimedBy: state === "taken" ? dario.id : null,
      });
    }
  },
});
