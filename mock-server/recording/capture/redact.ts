import { isObject, type Json, type Shape } from "../contract/shape.ts";

/** Gives each id of the backend another that says nothing. The same id always gets the same one. */
export type ReplaceId = (id: string, owner: string) => string;

/** What stands for every text of a kind. */
export const placeholders = {
  date: "2000-01-01",
  link: "/link",
  text: "text",
} as const;

/** Timestamps become seconds from here on, in their order. */
const firstTime = Date.UTC(2000, 0, 1);
const timestampPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Stands for the name of a field that could be data, as in an object with e-mail addresses as keys. */
const hiddenName = "(hidden name)";

/**
 * Copies a response without the data of persons. It keeps only what the contract lists or what cannot identify anybody:
 * null, true and false, values of enumerations, names of fields, and which of two times is earlier. Everything else becomes a placeholder of its kind.
 */
export function redact(value: unknown, shape: Shape | undefined, replaceId: ReplaceId): Json {
  const timestamps = new Set(findTimestamps(value));
  const ranks = new Map([...timestamps].toSorted(compareTimestamps).map((text, rank) => [text, rank]));
  return redactValue(value, shape, { replaceId, ranks });
}

interface Replacements {
  replaceId: ReplaceId;
  /** The place of each timestamp among those of the response. */
  ranks: ReadonlyMap<string, number>;
}

function redactValue(value: unknown, shape: Shape | undefined, replacements: Replacements): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return redactNumber(value, shape);
  if (typeof value === "string") return redactString(value, shape, replacements);
  if (Array.isArray(value)) {
    const item = shape?.kind === "list" ? shape.item : undefined;
    return value.map((entry) => redactValue(entry, item, replacements));
  }
  if (!isObject(value)) return placeholders.text;
  const fields = shape?.kind === "object" ? shape.fields : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      fields?.has(name) || isFieldName(name) ? name : hiddenName,
      redactValue(entry, fields?.get(name), replacements),
    ]),
  );
}

/** Whether a fraction is allowed is all that matters. */
function redactNumber(value: number, shape: Shape | undefined): number {
  return Number.isInteger(value) || shape?.kind === "number" ? 0 : 0.5;
}

function redactString(value: string, shape: Shape | undefined, { replaceId, ranks }: Replacements): string {
  if (shape?.kind === "id") return replaceId(value, shape.of);
  if (shape?.kind === "enum")
    return shape.values.includes(value) || isEnumName(value) ? value : placeholders.text;
  const rank = ranks.get(value);
  return rank === undefined ? redactText(value) : new Date(firstTime + rank * 1000).toISOString();
}

function redactText(text: string): string {
  if (text === "") return "";
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return placeholders.date;
  if (/^(https?:\/)?\/\S*$/.test(text)) return placeholders.link;
  return placeholders.text;
}

/** A value that the contract does not know. Without digits, as numbers of persons and things have some. */
function isEnumName(value: string): boolean {
  return /^([A-Z]+(_[A-Z]+)*|[a-z]+(_[a-z]+)+)$/.test(value);
}

function isFieldName(name: string): boolean {
  return /^[a-z][a-zA-Z]{0,29}$/.test(name);
}

/** An error code, if it is one: services could put anything there. */
export function redactCode(code: unknown): string {
  return typeof code === "string" && /^[A-Z]+(_[A-Z]+)*$/.test(code) ? code : "(no code)";
}

function findTimestamps(value: unknown): string[] {
  if (typeof value === "string") return timestampPattern.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(findTimestamps) : [];
}

function compareTimestamps(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}
