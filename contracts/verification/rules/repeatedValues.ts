import { namePattern } from "#contracts/pact/pactInteractions.ts";
import type { Rule } from "../exchange.ts";

/** A response repeats the state's values that the pact names. Query strings of links may differ. */
export const repeatedValues: Rule = ({ answer, repeats, values }) => {
  const expressions = Object.entries(repeats);
  if (expressions.length === 0) return undefined;
  return expressions.flatMap(([path, expression]) => {
    const actual = getAtPath(answer.json, path);
    const expected = fillNames(expression, values);
    return isOther(actual, expected)
      ? [`${path} is ${JSON.stringify(actual)}, in the state "${expected}"`]
      : [];
  });
};

function fillNames(expression: string, values: Readonly<Record<string, string>>): string {
  return expression.replaceAll(namePattern, (_, name: string) => values[name] ?? "");
}

/** Compares numbers as texts. Missing values and values of other types are left to Pact. */
function isOther(actual: unknown, expected: string): boolean {
  if (typeof actual !== "string" && typeof actual !== "number") return false;
  const isLink = /^(\/|https?:)/.test(expected);
  const [text = "", value = ""] = [String(actual), expected].map((it) => (isLink ? it.split("?")[0] : it));
  return text !== value;
}

/** The keys of a JSONPath as Pact writes it: `$.data.items[0].id`. `[*]` stands for the first item of any number of them. */
function parsePath(path: string): string[] {
  return [...path.replaceAll("[*]", "[0]").matchAll(/\.(\w+)|\[(\d+)\]/g)].map(
    ([, key, index]) => key ?? index ?? "",
  );
}

function getAtPath(json: unknown, path: string): unknown {
  return parsePath(path).reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );
}
