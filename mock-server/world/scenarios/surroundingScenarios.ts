import * as v from "valibot";
import { addAccount } from "../seeds/accountSeeds.ts";
import { standingCampaign } from "../seeds/campaignSeed.ts";
import { addProject } from "../seeds/projectSeed.ts";
import type { Seeder } from "../seeds/seeder.ts";
import { scenario, scenarioWith } from "./scenario.ts";

/** Clara with one project: something to see where the surroundings are what matters. */
function addClara(seeder: Seeder) {
  const clara = addAccount(seeder, "clara");
  addProject(seeder, { account: clara, startedDaysAgo: 6, request: { status: "OFFER_SENT" } });
  seeder.world.campaigns.push(standingCampaign(seeder));
  return clara;
}

const flag = v.optional(v.boolean("must be true or false."));

const switches = v.strictObject({
  ownRegistrationService: flag,
  windowRegistrationEnabled: flag,
  alternativeInstallationFlow: flag,
  vProEnabled: flag,
  tagManagerId: v.optional(v.nullable(v.string("must be a text or null."))),
});

export const countrySwitches = scenarioWith(switches, {
  description: "Clara with one project, in a country whose switches stand as asked for",
  build(seeder, asked) {
    addClara(seeder);
    Object.assign(seeder.world.config, asked);
  },
});

export const unconfigured = scenario({
  description: "Clara with one project, in a country for which there is no configuration",
  build(seeder) {
    addClara(seeder);
    seeder.world.isConfigured = false;
  },
});

export const shortSession = scenario({
  description: "Clara with one project; id tokens live for two minutes, refresh tokens for ten",
  build(seeder) {
    addClara(seeder);
    Object.assign(seeder.world.signIn, { idTokenSeconds: 120, refreshTokenSeconds: 600 });
  },
});

export const expiredSession = scenario({
  description:
    "Clara with one project; every session handed out without the sign-in page has expired already",
  build(seeder) {
    addClara(seeder);
    seeder.world.signIn.headlessAge = 90_000;
  },
});

export const revokedSession = scenario({
  description: "Clara with one project; her refresh tokens are revoked as soon as they are issued",
  build(seeder) {
    const clara = addClara(seeder);
    seeder.world.signIn.revokedBefore.set(clara.id, Number.MAX_SAFE_INTEGER);
  },
});
