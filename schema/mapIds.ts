import type { IdForm } from "./scalars.ts";

/** The ids in variables that are not sent as texts, by argument and input field. A list of ids is described like one id. */
export type IdShape = IdForm | { readonly [name: string]: IdShape };

export function isIdName(name: string): boolean {
  return /^ids?($|[A-Z])|Ids?$/.test(name);
}

/** Parses JSON and converts ids to texts, the portal's form. */
export function parseWithTextIds(json: string) {
  return JSON.parse(json, (name, value) =>
    typeof value === "number" && isIdName(name) ? String(value) : value,
  );
}

/** Maps each id in the values of variables. */
export function mapIds(
  value: unknown,
  shape: IdShape,
  mapId: (id: unknown, form: IdForm) => unknown,
): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => mapIds(item, shape, mapId));
  if (typeof shape === "string") return mapId(value, shape);
  const ids = Object.entries(shape).map(([name, part]) => [
    name,
    mapIds(Reflect.get(Object(value), name), part, mapId),
  ]);
  return { ...Object(value), ...Object.fromEntries(ids.filter(([, id]) => id !== undefined)) };
}
