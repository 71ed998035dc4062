import * as v from "valibot";
import type { Rule } from "../exchange.ts";

const errorsBesideData = v.object({
  data: v.record(v.string(), v.unknown()),
  errors: v.pipe(v.array(v.unknown()), v.nonEmpty()),
});

/** The portal treats a response with errors as a failure, even beside complete data. Pact ignores unexpected members. */
export const noErrorsBesideData: Rule = ({ operation, answer: { json } }) => {
  if (!operation) return undefined;
  const isMixed = v.is(errorsBesideData, json) && Object.values(json.data).some((value) => value !== null);
  return isMixed ? [`There are errors beside data: ${JSON.stringify(json.errors)}`] : [];
};
