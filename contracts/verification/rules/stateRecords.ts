import * as v from "valibot";
import { normalize, readAnswerFacts } from "#contracts/pact/records.ts";
import type { Rule } from "../exchange.ts";

const recordsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {});

/** A query shows the same values of a record as the state's value `records`, where that has them. */
export const stateRecords: Rule = ({ provider, operation, answer, before, values }) => {
  const records = v.parse(recordsSchema, values["records"]);
  const facts = before?.facts ?? readAnswerFacts(provider, operation, answer.json);
  // An answer may be a part of a list.
  const known = [...facts].filter(([place]) => place in records && (before || !place.endsWith(".items")));
  if (known.length === 0) return undefined;
  return (
    known
      .map(([place, shown]) => ({ place, shown, made: normalize(records[place]) }))
      // The state's ids are texts, where those of the service may be numbers.
      .filter(({ shown, made }) => String(shown) !== String(made))
      .map(({ place, shown, made }) => `${place} is ${shown}, in the state's records ${made}`)
  );
};
