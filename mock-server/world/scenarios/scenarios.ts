import type { Seeder } from "../seeds/seeder.ts";
import { archived, empty, huge, longTexts, notifications } from "./accountScenarios.ts";
import { campaigns } from "./campaignScenarios.ts";
import { everyFlow, invitation, overdue, paused, request, severalRequests } from "./requestScenarios.ts";
import { type Scenario, ScenarioError } from "./scenario.ts";
import { standing } from "./standing.ts";
import {
  countrySwitches,
  expiredSession,
  revokedSession,
  shortSession,
  unconfigured,
} from "./surroundingScenarios.ts";
import { claims, windows } from "./windowScenarios.ts";

/** Every scenario by its name. They are the contracts' provider states too. */
export const scenarios = {
  standing,
  empty,
  huge,
  archived,
  notifications,
  longTexts,
  request,
  everyFlow,
  overdue,
  paused,
  invitation,
  severalRequests,
  windows,
  claims,
  campaigns,
  countrySwitches,
  unconfigured,
  shortSession,
  expiredSession,
  revokedSession,
};

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios);

/**
 * The way to fill a world that a name and parameters from outside ask for. An unknown name is a `ScenarioError` that
 * lists the known ones; wrong parameters are one that says what they must be.
 */
export function plannedScenario(name: string, parameters: unknown = {}): (seeder: Seeder) => void {
  const scenario = Object.entries<Scenario>(scenarios).find(([known]) => known === name)?.[1];
  if (scenario) return scenario.plan(parameters);
  throw new ScenarioError(`There is no scenario "${name}". Known scenarios: ${scenarioNames.join(", ")}.`);
}
