import { isDeepStrictEqual } from "node:util";
import { isRecord } from "#api/json.ts";
import { type Answer, listErrorCodes, type Rule } from "../exchange.ts";

/** The same request gets the same data or error codes, apart from the signatures of links. */
export const sameAnswer: Rule = async ({ operation, answer, send }) => {
  if (operation?.kind !== "query") return undefined;
  const again = await send({});
  return hasSameData(again, answer)
    ? []
    : [`Asked again, the service answers ${again.content} in place of ${answer.content}`];
};

/**
 * Ignores what may differ with each request: the signatures of links, messages, and `extensions` such as a trace id. A record is
 * missing with null as with NOT_FOUND.
 */
export function hasSameData(answer: Answer, other: Answer): boolean {
  return isDeepStrictEqual(readData(answer), readData(other));
}

function readData(answer: Answer): unknown {
  const write = (_: string, value: unknown) =>
    typeof value === "string" && /^(\/|https?:)/.test(value) ? value.split("?")[0] : value;
  const data = isRecord(answer.json) && isRecord(answer.json["data"]) ? answer.json["data"] : {};
  const shown = Object.entries(data).filter(([, value]) => value !== null);
  const codes = listErrorCodes(answer).filter((code) => code !== "NOT_FOUND");
  return JSON.parse(JSON.stringify([shown, codes], write));
}
