import type { Json } from "../../contracts/mutations/mutation.ts";

/** A value within a response's JSON. */
export interface JsonSite {
  /** Names and indexes with dots between them; empty for the whole body. */
  path: string;
  value: Json;
}

/** Items of a list are alike: the first ones stand for all. */
const maxItems = 3;

/** All values of a response, each before those within it. */
export function findJsonSites(value: Json, path = ""): JsonSite[] {
  const inner = Array.isArray(value)
    ? value.slice(0, maxItems).map((item, index): [string, Json] => [String(index), item])
    : Object.entries(typeof value === "object" && value !== null ? value : {});
  return [
    { path, value },
    ...inner.flatMap(([key, item]) => findJsonSites(item, path === "" ? key : `${path}.${key}`)),
  ];
}
