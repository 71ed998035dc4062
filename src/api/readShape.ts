import type { Reading } from "#schema/scalars.ts";
import { type Empty, type Shape, walk } from "#schema/shape.ts";
import { isRecord } from "./json.ts";

/** Browsers take seconds for a line of a million letters. */
const maxTextLength = 50_000;

/** Control characters except blanks, and characters that change the direction of the surrounding sentence. */
const hiddenCharacters = /[^\P{Cc}\s]|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Reads a value as far as it has a shape; undefined if it does not have it at all. A wrong type must neither become a text nor
 * affect more than its own field. Numbers are read as texts and texts as numbers. A list loses the items that cannot be read,
 * such as an object without its id. Other fields that must not be null are then empty: "", no items, and null for numbers and
 * booleans, as the generated types say.
 */
export function readShape<Data>(value: unknown, shape: Shape): Data | undefined;
export function readShape(value: unknown, shape: Shape): unknown {
  return walk(shape, {
    scalar: (reading) => readScalar(value, reading),
    list: (item) =>
      Array.isArray(value)
        ? value.map((it) => readShape(it, item)).filter((it) => it !== undefined)
        : undefined,
    object: (fields) => {
      if (!isRecord(value)) return undefined;
      const data = fields.map(
        ({ name, of, empty }) => [name, readShape(value[name], of) ?? createEmpty(of, empty)] as const,
      );
      return data.some(([, content]) => content === undefined) ? undefined : Object.fromEntries(data);
    },
  });
}

function readScalar(value: unknown, scalar: Reading): unknown {
  if (scalar === "Boolean") return typeof value === "boolean" ? value : undefined;
  if (typeof value !== "string" && !Number.isFinite(value)) return undefined;
  const text = String(value).slice(0, maxTextLength).replace(hiddenCharacters, "\uFFFD");
  if (scalar === "Number") {
    const number = Number(text.trim() || Number.NaN);
    return Number.isFinite(number) ? number : undefined;
  }
  if (scalar === "ID") return text || undefined;
  if (scalar === "String") return text;
  // Browsers read many other texts as dates. Safari does not read a blank between day and time.
  const date = scalar === "Date" ? text.slice(0, 10) : text.replace(" ", "T");
  return /^\d{4}-/.test(date) && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

function createEmpty(shape: Shape, empty: Empty): unknown {
  if (empty !== "value") return empty === "null" ? null : undefined;
  return walk<unknown>(shape, {
    scalar: (reading) => (reading === "Number" || reading === "Boolean" ? null : ""),
    list: () => [],
    object: () => readShape({}, shape),
  });
}
