import * as v from "valibot";
import { booleanSchema } from "../world/inputSchemas.ts";
import { addAccount } from "./builders/addAccount.ts";
import { addProject } from "./builders/addProject.ts";
import { createCampaign } from "./builders/createCampaign.ts";
import type { Seeder } from "./builders/seeder.ts";
import { createScenario, createScenarioWithParameters, describeParameter } from "./createScenario.ts";

/** Adds Clara with one project and a campaign. */
function addClara(seeder: Seeder) {
  const clara = addAccount(seeder, "clara");
  addProject(seeder, { account: clara, startedDaysAgo: 6, request: { status: "OFFER_SENT" } });
  seeder.world.campaigns.push(createCampaign(seeder));
  return clara;
}

const flag = v.optional(booleanSchema);

const switches = v.strictObject({
  ownRegistrationService: describeParameter(
    "Whether the country has a registration service of its own.",
    flag,
  ),
  windowRegistrationEnabled: describeParameter("Whether windows can be registered.", flag),
  alternativeInstallationFlow: describeParameter(
    "Whether projects follow the alternative installation flow.",
    flag,
  ),
  vProEnabled: describeParameter("Whether the professional programme is offered.", flag),
  tagManagerId: describeParameter(
    "Id of the tag manager.",
    v.optional(v.nullable(v.string("must be a text or null."))),
  ),
});

export const countrySwitches = createScenarioWithParameters(switches, {
  description: "Clara with one project, in a country with the given switches",
  build(seeder, parameters) {
    addClara(seeder);
    Object.assign(seeder.world.config, parameters);
  },
});

export const unconfigured = createScenario({
  description: "Clara with one project, in a country without runtime config",
  build(seeder) {
    addClara(seeder);
    seeder.world.isConfigured = false;
  },
});

export const expiredSession = createScenario({
  description: "Clara with one project; sessions created without the sign-in page are expired",
  build(seeder) {
    addClara(seeder);
    seeder.world.signIn.headlessAge = 90_000;
  },
});

export const revokedSession = createScenario({
  description: "Clara with one project; her refresh tokens are revoked as soon as they are issued",
  build(seeder) {
    const clara = addClara(seeder);
    seeder.world.signIn.revokedBefore.set(clara.id, Number.MAX_SAFE_INTEGER);
  },
});
