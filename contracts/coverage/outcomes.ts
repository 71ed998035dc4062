const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What came of a call: the codes of the answer's errors or else its status, if it failed; else `null`, `false` or `empty`
 * (a list or a page without an item) where that is all it says, and `success` for everything else.
 */
export function outcomesOf(status: number, body: unknown): string[] {
  const answer = isRecord(body) ? body : {};
  if (Array.isArray(answer["errors"])) return [...new Set(answer["errors"].map(codeOf))];
  if (status >= 400) return [typeof answer["error"] === "string" ? answer["error"] : String(status)];
  const data = answer["data"];
  const results = isRecord(data) ? Object.values(data) : [data];
  const [first = "success", ...others] = results.map(outcomeOf);
  return [others.every((other) => other === first) ? first : "success"];
}

function codeOf(error: unknown): string {
  const extensions = isRecord(error) ? error["extensions"] : undefined;
  const code = isRecord(extensions) ? extensions["code"] : undefined;
  return typeof code === "string" ? code : "an error without a code";
}

function outcomeOf(result: unknown): string {
  if (result === null) return "null";
  if (result === false) return "false";
  const items = isRecord(result) ? result["items"] : result;
  return Array.isArray(items) && items.length === 0 ? "empty" : "success";
}
