import type { FieldErrors } from "./rules/fieldErrors.ts";

/** What the field of a name holds. An item of an array goes by its id, which stays when other items are removed. */
export function getField(values: object, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (part, key) =>
        Array.isArray(part) ? part.find((item) => getOwn(item, "id") === key) : getOwn(part, key),
      values,
    );
}

/** Replaces the index of an item in the names of errors by the item’s id. */
export function nameItemsById(errors: FieldErrors, values: object): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      let part: unknown = values;
      const keys = name.split(".").map((key) => {
        const isItem = Array.isArray(part);
        part = getOwn(part, key);
        const id = isItem ? getOwn(part, "id") : undefined;
        return typeof id === "string" ? id : key;
      });
      return [keys.join("."), error];
    }),
  );
}

function getOwn(part: unknown, key: string): unknown {
  return typeof part === "object" && part !== null
    ? Object.getOwnPropertyDescriptor(part, key)?.value
    : undefined;
}
