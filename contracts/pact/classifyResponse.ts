import { isRecord } from "#api/json.ts";

/**
 * Classifies a response by its error codes, or by its status if it failed without a code. A successful response is `null`,
 * `false` or `empty` (a list or page without items) if its data has nothing else, otherwise `success`.
 */
export function classifyResponse(status: number, body: unknown): string[] {
  const { errors, error, data } = isRecord(body) ? body : {};
  if (Array.isArray(errors)) return [...new Set(errors.map(getErrorCode))];
  if (status >= 400) return [typeof error === "string" ? error : String(status)];
  const results = isRecord(data) ? Object.values(data) : [data];
  const [first = "success", ...others] = results.map(classifyResult);
  return [others.every((other) => other === first) ? first : "success"];
}

function getErrorCode(error: unknown): string {
  const extensions = isRecord(error) ? error["extensions"] : undefined;
  const code = isRecord(extensions) ? extensions["code"] : undefined;
  return typeof code === "string" ? code : "an error without a code";
}

function classifyResult(result: unknown): string {
  if (result === null) return "null";
  if (result === false) return "false";
  const items = isRecord(result) ? result["items"] : result;
  return Array.isArray(items) && items.length === 0 ? "empty" : "success";
}
