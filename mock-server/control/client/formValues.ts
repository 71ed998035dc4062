import { ActionError } from "./controlApi.ts";

/** The text of a field; undefined if it is empty. */
export function getText(data: FormData, name: string): string | undefined {
  const value = data.get(name);
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? undefined : text;
}

/** The number in a field; undefined if it is empty. NaN for other texts, which the control API rejects. */
export function getNumber(data: FormData, name: string): number | undefined {
  const text = getText(data, name);
  return text === undefined ? undefined : Number(text);
}

/** The JSON in a field; undefined if it is empty. Throws an `ActionError` if it is invalid. */
export function parseJsonField(data: FormData, name: string, example: string): unknown {
  const text = getText(data, name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : "";
    throw new ActionError(`${name}: must be JSON such as ${example}.${reason}`);
  }
}
