import { readAnswerFacts } from "#contracts/pact/records.ts";
import { maxPageSize } from "#schema/additions.ts";
import type { Rule } from "../exchange.ts";

/**
 * The pages of a list add up to the list. The page after it is empty, and each page says whether another follows. Checks once
 * per list with several records.
 */
export const pages: Rule = async ({ provider, country, operation, send, isFirst }) => {
  if (operation?.kind !== "query" || operation.variables["skip"] === undefined) return undefined;
  const load = async (take: number, skip: number) => {
    const query = operation.query.replace(/take: \d+/, `take: ${take}`);
    const body = Buffer.from(JSON.stringify({ query, variables: { ...operation.variables, skip } }));
    const { json } = await send({ body });
    const facts = readAnswerFacts(provider, operation, json);
    const names = String(facts.get(`Query.${operation.field}.items`) ?? "").split(" ");
    return { names, next: /"hasNextPage":(true|false)/.exec(JSON.stringify(json))?.[1] };
  };
  const { names } = await load(maxPageSize, 0);
  const key = `pages of ${provider} ${country} ${operation.name} ${names.length}`;
  if (names.length < 2 || names.length === maxPageSize || !isFirst(key)) return undefined;
  const problems: string[] = [];
  for (const [skip, name] of [...names, ""].entries()) {
    const page = await load(1, skip);
    const isLast = skip >= names.length - 1;
    if (page.names[0] !== name || page.next === String(isLast))
      problems.push(
        `${operation.field} shows ${page.names} at ${skip}, of ${names}; hasNextPage is ${page.next}`,
      );
  }
  return problems;
};
