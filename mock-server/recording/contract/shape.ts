/** What the contract says of a value in a response. */
export type Shape = { readonly nullable: boolean } & (
  | { readonly kind: "object"; readonly name: string; readonly fields: ReadonlyMap<string, Shape> }
  | { readonly kind: "list"; readonly item: Shape }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  /** `of` is the type that the id belongs to. */
  | { readonly kind: "id"; readonly of: string }
  | { readonly kind: "boolean" | "integer" | "number" | "text" | "timestamp" | "date" }
);

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
