import * as v from "valibot";
import { addAccount } from "../seeds/accountSeeds.ts";
import { addInvoice } from "../seeds/invoiceSeed.ts";
import { addWindow } from "../seeds/windowSeed.ts";
import type { WindowRecord } from "../world.ts";
import { count, scenario, scenarioWith } from "./scenario.ts";

const windowParameters = v.strictObject({
  count: count(25, 0, 1000),
  /** Whether the windows have only what a window cannot be without. */
  bare: v.optional(v.boolean("must be true or false."), false),
  /** Whether each window has an invoice. */
  invoices: v.optional(v.boolean("must be true or false."), false),
});

const nothingMore = {
  installationDate: null,
  imageUrl: null,
  room: null,
  notes: null,
  installerName: null,
  productDatasheet: null,
  owner: null,
} satisfies Partial<WindowRecord>;

export const windows = scenarioWith(windowParameters, {
  description:
    "Dario with registered windows of all kinds, 25 unless told otherwise, with invoices or bare if asked for",
  build(seeder, { count: registered, bare, invoices }) {
    const dario = addAccount(seeder, "dario");
    for (let index = 0; index < registered; index++) {
      const window = addWindow(seeder, dario, null);
      if (bare) Object.assign(window, nothingMore, { gallery: [] });
      if (invoices) addInvoice(seeder, window);
    }
  },
});

export const claims = scenario({
  description:
    'Ben, and windows to claim behind the tokens "claim-open", "claim-expired" and "claim-taken" (by Dario)',
  build(seeder) {
    const { world, daysAgo } = seeder;
    addAccount(seeder, "ben");
    const dario = addAccount(seeder, "dario");
    for (const state of ["open", "expired", "taken"] as const) {
      const window = addWindow(seeder, dario, null);
      if (state !== "taken") window.accountId = null;
      world.registrations.push({
        token: `claim-${state}`,
        windowIds: [window.id],
        expiresAt: daysAgo(state === "expired" ? 1 : -30),
        claimedBy: state === "taken" ? dario.id : null,
      });
    }
  },
});
