import { readAnswerFacts } from "#contracts/pact/records.ts";
import { maxPageSize } from "#schema/additions.ts";
import type { Rule } from "../exchange.ts";

/**
 * A list's pages together make up the list. The page after the last one is empty, and each page says whether another follows.
 * If a list is ordered by time, its times are in the requested order. Tried once for each list, its variables and its length.
 */
export const pages: Rule = async ({ provider, country, operation, send, isFirst }) => {
  if (operation?.kind !== "query" || operation.variables["skip"] === undefined) return undefined;
  const load = async (take: number, skip: number, order = "DESC") => {
    const query = operation.query
      .replace(/take: \d+/, `take: ${take}`)
      .replace("createdAt: DESC", `createdAt: ${order}`);
    const body = Buffer.from(JSON.stringify({ query, variables: { ...operation.variables, skip } }));
    const { json } = await send({ body });
    const facts = readAnswerFacts(provider, operation, json);
    const names = String(facts.get(`Query.${operation.field}.items`) ?? "").split(" ");
    const times = names.map((name) => Number(facts.get(`${name}.createdAt`)));
    const [next, count] = [/"hasNextPage":(true|false)/, /"totalCount":(\d+)/].map(
      (pattern) => pattern.exec(JSON.stringify(json))?.[1],
    );
    return { names, times, next, count };
  };
  const { names, times, next, count } = await load(maxPageSize, 0);
  const variables = JSON.stringify(operation.variables);
  const key = `pages of ${provider} ${country} ${operation.name} ${variables} ${names.length}`;
  if (names[0] === "" || next === "true" || !isFirst(key)) return undefined;
  const problems: string[] = [];
  for (const [skip, name] of [...names, ""].entries()) {
    const page = await load(1, skip);
    const isLast = skip >= names.length - 1;
    if (page.names[0] !== name || page.next === String(isLast) || page.count !== count)
      problems.push(
        `${operation.field} shows ${page.names} at ${skip}, of ${names}; hasNextPage is ${page.next}, totalCount ${page.count}`,
      );
  }
  if (!operation.query.includes("createdAt: DESC")) return problems;
  const turned = await load(maxPageSize, 0, "ASC");
  const isSorted = (list: readonly number[]) =>
    list.every((time, index) => index === 0 || time >= Number(list[index - 1]));
  if (!isSorted(times.toReversed())) problems.push(`${operation.field} is not the newest first: ${names}`);
  if (!isSorted(turned.times)) problems.push(`${operation.field} is not the oldest first: ${turned.names}`);
  return problems;
};
