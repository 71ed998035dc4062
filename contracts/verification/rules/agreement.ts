import type { Rule } from "../exchange.ts";

/** All queries show the same values of a record, in lists and in detail. Checks once per operation and country. */
export const agreement: Rule = async ({ provider, country, operation, before, readRecords, isFirst }) => {
  if (!operation || !isFirst(`agreement of ${provider} ${country} ${operation.name}`)) return undefined;
  const records = await readRecords();
  return records && [...new Set([...(before?.conflicts ?? []), ...records.conflicts])];
};
