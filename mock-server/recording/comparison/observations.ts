import { placeholders } from "../capture/redact.ts";
import { isObject, type Json, type Shape } from "../contract/shape.ts";

/** What a redacted value shows of its kind. */
export type ValueKind =
  | "null"
  | "missing"
  | "unknown field"
  | "true or false"
  | "whole number"
  | "fraction"
  | "text"
  | "link"
  | "timestamp"
  | "date"
  | "list"
  | "object";

export interface Observation {
  /** Field names from the root of the data; `[]` stands for the items of a list. */
  path: string;
  /** Type and field, for all operations that request it. */
  coordinate: string;
  /** Undefined for a field that the contract does not know. */
  shape: Shape | undefined;
  kind: ValueKind;
  /** Of an enumeration. */
  value?: string;
}

/** Walks through redacted data and lists what it shows at each path. */
export function observe(
  value: Json | undefined,
  shape: Shape | undefined,
  path = "",
  coordinate = "",
): Observation[] {
  const kind = getKind(value);
  const own: Observation = {
    path,
    coordinate,
    shape,
    kind,
    ...(shape?.kind === "enum" && typeof value === "string" && { value }),
  };
  if (Array.isArray(value) && shape?.kind === "list") {
    return [own, ...value.flatMap((item) => observe(item, shape.item, `${path}[]`, `${coordinate}[]`))];
  }
  if (!isObject(value) || shape?.kind !== "object") return [own];
  const { fields, name } = shape;
  const join = (key: string) => (path === "" ? key : `${path}.${key}`);
  const known = [...fields].flatMap(([key, field]) =>
    observe(value[key], field, join(key), `${name}.${key}`),
  );
  const unknown = Object.keys(value).filter((key) => !fields.has(key));
  return [
    own,
    ...known,
    ...unknown.map(
      (key): Observation => ({
        path: join(key),
        coordinate: `${name}.${key}`,
        shape: undefined,
        kind: "unknown field",
      }),
    ),
  ];
}

function getKind(value: Json | undefined): ValueKind {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (typeof value === "boolean") return "true or false";
  if (typeof value === "number") return Number.isInteger(value) ? "whole number" : "fraction";
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "object";
  if (value.includes("T00:")) return "timestamp";
  if (value === placeholders.date) return "date";
  return value === placeholders.link ? "link" : "text";
}

const texts: readonly ValueKind[] = ["text", "link", "timestamp", "date"];

/** The kinds of value that the contract allows, apart from null. */
export function getAllowedKinds({ kind }: Shape): readonly ValueKind[] {
  switch (kind) {
    case "boolean":
      return ["true or false"];
    case "integer":
      return ["whole number"];
    case "number":
      return ["whole number", "fraction"];
    case "id":
    case "text":
      return texts;
    case "enum":
      return ["text"];
    default:
      return [kind];
  }
}
