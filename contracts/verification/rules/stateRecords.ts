import * as v from "valibot";
import { normalize, readAnswerFacts } from "#contracts/pact/records.ts";
import type { Rule } from "../exchange.ts";

const recordsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {});

/**
 * A query shows the values of a record, and all items of a list, that the state's value `records` contains, also
 * after a mutation of records that were not the customer's before. All other queries are tried once for each query and country.
 */
export const stateRecords: Rule = async (exchange) => {
  const { provider, country, operation, answer, values, isFirst, readRecords } = exchange;
  const isTried = operation?.kind === "query" && isFirst(`records of ${country} ${operation.name}`);
  const before = exchange.before ?? (isTried ? await readRecords() : undefined);
  const records = v.parse(recordsSchema, values["records"]);
  const isNew = (place: string) => !before?.facts.has(place.replace(/\..*/, ".id"));
  const now = exchange.before && (await readRecords());
  const answered = now?.facts ?? readAnswerFacts(provider, operation, answer.json);
  const shown = [...answered].filter(([place]) => isNew(place));
  const facts = new Map([...shown, ...(before?.facts ?? [])]);
  const isWhole = before !== undefined || operation?.variables["skip"] === undefined;
  const known = [...facts].filter(([place]) => place in records && (isWhole || !place.endsWith(".items")));
  const items = new Set(Object.keys(records).flatMap((place) => /^Query\.[^[]*\[[^\]]*\]/.exec(place) ?? []));
  const missing = [...items].filter(
    (item) =>
      isWhole &&
      facts.has(item.replace(/\[.*/, "")) &&
      facts.keys().every((place) => !place.startsWith(`${item}.`)),
  );
  if (known.length === 0) return undefined;
  return [
    ...missing.map((item) => `${item} is missing`),
    ...known
      .map(([place, value]) => ({ place, value, made: normalize(records[place]) }))
      // Ids are texts in the state, and may be numbers in the service.
      .filter(({ value, made }) => String(value) !== String(made))
      .map(({ place, value, made }) => `${place} is ${value}, in the state's records ${made}`),
  ];
};
