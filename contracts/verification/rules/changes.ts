import { effects } from "#contracts/pact/effects.ts";
import type { Facts } from "#contracts/pact/records.ts";
import { listErrorCodes, type Rule } from "../exchange.ts";

/**
 * A mutation changes only what `effects` permits, in the records that its variables name and in related ones. Queries stop
 * showing a record that it removes. If it is refused it changes nothing. All other records and their order stay as they were.
 */
export const changes: Rule = async ({ operation, answer, before, readRecords }) => {
  if (operation?.kind !== "mutation" || !before) return undefined;
  const after = await readRecords();
  if (!after) return undefined;
  const isRefused = listErrorCodes(answer).length > 0;
  const allowed = isRefused ? undefined : effects[operation.field]?.changes;
  const concerned = isRefused ? [] : listConcernedIds(before.facts, operation.variables);
  const created = [...after.facts.keys()].flatMap((place) => /^\w+:[^.]+(?=\.id$)/.exec(place) ?? []);
  const isNew = (name: string) => !isRefused && created.includes(name) && !before.facts.has(`${name}.id`);
  const names = (place: string) => [...place.matchAll(/\w+:[^.\]) ]+/g)].map(([name]) => name);
  const isConcerned = (name: string) => concerned.includes(name.replace(/^\w+:/, ""));
  const keepOthers = (value: unknown) =>
    typeof value === "string" && /^(\w+:\S+ ?)*$/.test(value)
      ? value
          .split(" ")
          .filter((name) => !isNew(name) && !isConcerned(name))
          .join(" ")
      : value;

  const { removes } = effects[operation.field] ?? {};
  const removed = isRefused || removes === undefined ? undefined : operation.variables[removes];
  const kept = [...after.facts.keys()].filter((place) => place.endsWith(`:${removed}.id`));
  const changed = [...new Set([...before.facts.keys(), ...after.facts.keys()])].flatMap((place) => {
    const [old, now] = [before, after].map(({ facts }) => keepOthers(facts.get(place)));
    if (old === now) return [];
    const owners = names(place);
    if (owners.some(isNew)) return [];
    const isOwn = owners.length === 0 || owners.some(isConcerned);
    const field = place.replaceAll(/:[^.\]]+|\[[^\]]*\]|\([^)]*\)/g, "");
    const isGone = now === undefined && owners.some(isConcerned);
    if (allowed && isOwn && (isGone || allowed.test(field))) return [];
    return [`${operation.field} changes ${place} from ${JSON.stringify(old)} to ${JSON.stringify(now)}`];
  });
  return [...changed, ...kept.map((place) => `${operation.field} leaves ${place}`)];
};

/** The ids in the variables, and the ids of records that refer to these or to which these refer. */
function listConcernedIds(facts: Facts, variables: Record<string, unknown>): string[] {
  const given = Object.values(variables).flatMap((value) =>
    typeof value === "string" || typeof value === "number" ? [String(value)] : [],
  );
  const around = [...facts].flatMap(([place, value]) => {
    const owner = /\w+:([^.\]]+)/.exec(place)?.[1] ?? "";
    const reference = String(value).replace(/^\w+:/, "");
    if (/\.(id|\w*Id)$|\]\.\w+$/.test(place) && given.includes(reference)) return [owner];
    return given.includes(owner) && /\.\w*Id$/.test(place) ? [reference] : [];
  });
  return [...given, ...around].filter((id) => id !== "");
}
