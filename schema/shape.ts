import type { Reading } from "./scalars.ts";

/** The expected form of a value: a scalar, a list of one shape, or an object of fields. `walk` reads it. */
export type Shape = Reading | { readonly list: Shape } | readonly ShapeField[];

/** A field is a tuple to save bytes, since each module has many of them. */
export type ShapeField = readonly [name: string, of: Shape, empty?: Empty, args?: Arguments];

/** The arguments with which a field is selected, as the query has them: `{ take: "10", skip: "$skip" }`. */
export type Arguments = Readonly<Record<string, string>>;

/**
 * The replacement for an unreadable value: null, an empty value of the shape, or "drop", which drops the whole object, such as
 * a record without its id or a page without its list.
 */
export type Empty = "null" | "value" | "drop";

export interface Field {
  name: string;
  of: Shape;
  empty: Empty;
  args: Arguments;
}

/** Calls the function that fits the kind of shape. */
export function walk<Result>(
  shape: Shape,
  visitor: {
    scalar: (reading: Reading) => Result;
    list: (item: Shape) => Result;
    object: (fields: readonly Field[]) => Result;
  },
): Result {
  if (typeof shape === "string") return visitor.scalar(shape);
  if ("list" in shape) return visitor.list(shape.list);
  return visitor.object(shape.map(([name, of, empty = "value", args = {}]) => ({ name, of, empty, args })));
}

/** The selection of a value's fields: empty for a scalar. */
export function printSelection(shape: Shape): string {
  return walk(shape, {
    scalar: () => "",
    list: printSelection,
    object: (fields) => {
      const parts = fields.map(({ name, of, args }) => name + printArguments(args) + printSelection(of));
      return ` { ${parts.join(" ")} }`;
    },
  });
}

function printArguments(args: Arguments): string {
  const parts = Object.entries(args).map(([name, value]) => `${name}: ${value}`);
  return parts.length > 0 ? `(${parts.join(", ")})` : "";
}
