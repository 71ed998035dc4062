import { readAnswerFacts } from "#contracts/pact/records.ts";
import { listErrorCodes, type Rule } from "../exchange.ts";

/**
 * All queries show the same values of a record, in lists and in detail, and so does a mutation's result. A number of unread
 * notifications equals the number in their list. Tried after each mutation, and once for each query and country.
 */
export const agreement: Rule = async (exchange) => {
  const { provider, country, operation, answer, before, readRecords, isFirst } = exchange;
  if (!operation || listErrorCodes(answer).length > 0) return undefined;
  if (!before && !isFirst(`agreement of ${provider} ${country} ${operation.name}`)) return undefined;
  const records = await readRecords();
  if (!records) return undefined;
  const { facts } = records;
  const returned = [...readAnswerFacts(provider, operation, answer.json)]
    .filter(([place, value]) => /^(?!Query\.)/.test(place) && facts.has(place) && facts.get(place) !== value)
    .map(([place, value]) => `${place} is ${value} in the answer, and ${facts.get(place)} in queries`);
  const about = [...facts].flatMap(([place, value]) =>
    /^ProjectNotification:.*\.projectId$/.test(place) ? [value] : [],
  );
  const counts = [...facts].flatMap(([place, value]) => {
    const project = /Project:([^\]]+)\]\.unreadNotificationsCount$/.exec(place)?.[1];
    const listed = about.filter((id) => String(id) === project).length;
    return project === undefined || listed === value ? [] : [`${place} is ${value}, listed are ${listed}`];
  });
  return [...new Set([...(before?.conflicts ?? []), ...records.conflicts, ...returned, ...counts])];
};
