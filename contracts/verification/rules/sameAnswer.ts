import { isDeepStrictEqual } from "node:util";
import type { Rule } from "../exchange.ts";

/** The same request gets the same response, apart from the signatures of links. */
export const sameAnswer: Rule = async ({ operation, answer, send }) => {
  if (operation?.kind !== "query") return undefined;
  const again = await send({});
  const [first, second] = [answer.json, again.json].map(removeSignatures);
  return isDeepStrictEqual(first, second)
    ? []
    : [`Asked again, the service answers ${again.content} in place of ${answer.content}`];
};

function removeSignatures(json: unknown): unknown {
  const write = (_: string, value: unknown) =>
    typeof value === "string" && /^(\/|https?:)/.test(value) ? value.split("?")[0] : value;
  return JSON.parse(JSON.stringify(json ?? null, write));
}
