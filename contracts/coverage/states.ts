import { createDomainRecords, createRecords } from "#mock-server/control/pact-states/pactRecords.ts";
import { buildWorld } from "#mock-server/scenarios/buildWorld.ts";
import type { Country } from "#schema/locales.ts";
import type { State } from "../pact/interaction.ts";

const known = new Map<string, ReadonlyMap<string, unknown>>();

/** The records of a state's customer before a mutation. A key such as `Request:7.customer.city` names record and field. */
export function listRecords({ name, params }: State): ReadonlyMap<string, unknown> {
  const { country, persona, scenario, locale } = params;
  const key = JSON.stringify([name, country, persona, scenario, locale]);
  const records = known.get(key) ?? createStateRecords({ name, params });
  known.set(key, records);
  return records;
}

function createStateRecords({ name, params: { country, persona, scenario, locale } }: State) {
  const plan = { id: "coverage", country: country as Country, scenario: name, parameters: scenario };
  const world = buildWorld({ ...plan, owner: "test" });
  const account = world.accounts.find((it) => it.persona === persona);
  const records = account ? createRecords(world, account, locale) : createDomainRecords("http://localhost");
  return new Map(Object.entries(records));
}
