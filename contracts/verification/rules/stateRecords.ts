import * as v from "valibot";
import { normalize, readAnswerFacts } from "#contracts/pact/records.ts";
import type { Rule } from "../exchange.ts";

const recordsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {});

/** A query shows the values of a record that the state's value `records` contains. */
export const stateRecords: Rule = ({ provider, operation, answer, before, values }) => {
  const records = v.parse(recordsSchema, values["records"]);
  const facts = before?.facts ?? readAnswerFacts(provider, operation, answer.json);
  // A response may contain only a part of a list.
  const known = [...facts].filter(([place]) => place in records && (before || !place.endsWith(".items")));
  if (known.length === 0) return undefined;
  return (
    known
      .map(([place, shown]) => ({ place, shown, made: normalize(records[place]) }))
      // Ids are texts in the state, and may be numbers in the service.
      .filter(({ shown, made }) => String(shown) !== String(made))
      .map(({ place, shown, made }) => `${place} is ${shown}, in the state's records ${made}`)
  );
};
