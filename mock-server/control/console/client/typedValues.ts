import { Refusal } from "./controlApi.ts";

/** What was typed into a text field; undefined where it was left empty. */
export function textOf(data: FormData, name: string): string | undefined {
  const value = data.get(name);
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? undefined : text;
}

/** A number; what is none comes as NaN, which the control API refuses by name. */
export function numberOf(data: FormData, name: string): number | undefined {
  const text = textOf(data, name);
  return text === undefined ? undefined : Number(text);
}

/** A value typed as JSON; what is none is a refusal. */
export function jsonOf(data: FormData, name: string, example: string): unknown {
  const text = textOf(data, name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? ` ${error.message}` : "";
    throw new Refusal(`${name}: must be JSON such as ${example}.${reason}`);
  }
}
