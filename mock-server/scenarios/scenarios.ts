import { archived, empty, huge } from "./accountScenarios.ts";
import type { Seeder } from "./builders/seeder.ts";
import { campaigns } from "./campaignScenarios.ts";
import { type Scenario, ScenarioError } from "./createScenario.ts";
import { countrySwitches, expiredSession, revokedSession, unconfigured } from "./environmentScenarios.ts";
import { lists } from "./listScenarios.ts";
import { everyFlow, invitation, request, severalRequests } from "./requestScenarios.ts";
import { standing } from "./standing.ts";
import { claims, windows } from "./windowScenarios.ts";

/** All scenarios by name. They are also the provider states of the contracts. */
export const scenarios = {
  standing,
  empty,
  huge,
  archived,
  lists,
  request,
  everyFlow,
  invitation,
  severalRequests,
  windows,
  claims,
  campaigns,
  countrySwitches,
  unconfigured,
  expiredSession,
  revokedSession,
};

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios);

/**
 * Returns the function that fills a world with a scenario. Throws a `ScenarioError` for an unknown name, which lists the
 * known ones, and for invalid parameters.
 */
export function planScenario(name: string, parameters: unknown = {}): (seeder: Seeder) => void {
  const scenario = Object.entries<Scenario>(scenarios).find(([known]) => known === name)?.[1];
  if (scenario) return scenario.plan(parameters);
  throw new ScenarioError(`There is no scenario "${name}". Known scenarios: ${scenarioNames.join(", ")}.`);
}

/** The text of `--scenarios`: names and descriptions. */
export function formatScenarioList(): string {
  const width = Math.max(...scenarioNames.map((name) => name.length)) + 2;
  return Object.entries(scenarios)
    .map(([name, { description }]) => `  ${name.padEnd(width)}${description}`)
    .join("\n");
}
