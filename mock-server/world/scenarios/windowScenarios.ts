import * as v from "valibot";
import { addAccount } from "../seeds/accountSeeds.ts";
import { addWindow } from "../seeds/windowSeed.ts";
import { count, scenario, scenarioWith } from "./scenario.ts";

export const windows = scenarioWith(v.strictObject({ count: count(25, 0, 1000) }), {
  description: "Dario with registered windows of all kinds, 25 unless told otherwise",
  build(seeder, { count: registered }) {
    const dario = addAccount(seeder, "dario");
    for (let index = 0; index < registered; index++) addWindow(seeder, dario, null);
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
