import { isObject, type Json, type Shape } from "../contract/shape.ts";

interface OrderDifference {
  path: string;
  reality: string;
  mock: string;
}

/** Finds lists that have the same entries in another order, or that the mock server sorts by time and the backend does not. */
export function compareListOrder(shape: Shape, reality: Json, mock: Json): OrderDifference[] {
  const mockLists = new Map(collectLists(mock, shape).map((list) => [list.location, list]));
  return collectLists(reality, shape).flatMap((list) => {
    const other = mockLists.get(list.location);
    const found = other && (compareNames(list.names, other.names) ?? compareTimes(list.times, other.times));
    return found ? [{ path: list.path, ...found }] : [];
  });
}

function compareNames(
  reality: readonly string[],
  mock: readonly string[],
): Omit<OrderDifference, "path"> | undefined {
  const isSame = reality.join() === mock.join();
  const hasSameEntries = reality.toSorted().join() === mock.toSorted().join();
  return isSame || !hasSameEntries ? undefined : { reality: reality.join(", "), mock: mock.join(", ") };
}

function compareTimes(
  reality: readonly string[],
  mock: readonly string[],
): Omit<OrderDifference, "path"> | undefined {
  const [real, expected] = [getDirection(reality), getDirection(mock)];
  const isDifferent = real !== expected && (expected === "newest first" || expected === "oldest first");
  return isDifferent && real !== "unknown" ? { reality: real, mock: expected } : undefined;
}

function getDirection(times: readonly string[]): "newest first" | "oldest first" | "unsorted" | "unknown" {
  if (new Set(times).size < 2) return "unknown";
  const sorted = times.toSorted();
  if (times.join() === sorted.join()) return "oldest first";
  return times.join() === sorted.toReversed().join() ? "newest first" : "unsorted";
}

interface ObservedList {
  /** The path with indexes. */
  location: string;
  path: string;
  /** What identifies each item; empty if something does not. */
  names: string[];
  /** When each item was created; empty if one does not say so. */
  times: string[];
}

function collectLists(value: Json | undefined, shape: Shape, location = "", path = ""): ObservedList[] {
  if (shape.kind === "list" && Array.isArray(value)) {
    const names = value.flatMap((item) => findName(item, shape.item) ?? []);
    const times = value.flatMap((item) => findTime(item, shape.item) ?? []);
    const own = {
      location,
      path,
      names: new Set(names).size === value.length ? names : [],
      times: times.length === value.length ? times : [],
    };
    const inner = value.flatMap((item, index) =>
      collectLists(item, shape.item, `${location}[${index}]`, `${path}[]`),
    );
    return [own, ...inner];
  }
  if (shape.kind !== "object" || !isObject(value)) return [];
  return [...shape.fields].flatMap(([key, field]) =>
    collectLists(value[key], field, `${location}.${key}`, path === "" ? key : `${path}.${key}`),
  );
}

/** The id of an item or of the first object in it that has one, else the value of an enumeration. */
function findName(value: Json | undefined, shape: Shape): string | undefined {
  if (shape.kind === "enum" || shape.kind === "id") return typeof value === "string" ? value : undefined;
  return findInFields(value, shape, ["id", "object", "enum"], findName);
}

function findTime(value: Json | undefined, shape: Shape): string | undefined {
  if (shape.kind === "timestamp") return typeof value === "string" ? value : undefined;
  if (shape.kind !== "object") return undefined;
  const created = shape.fields.get("createdAt");
  if (created) return findTime(isObject(value) ? value["createdAt"] : undefined, created);
  return findInFields(value, shape, ["object"], findTime);
}

/** Searches the fields of an object, those of the first kind first. */
function findInFields(
  value: Json | undefined,
  shape: Shape,
  kinds: readonly Shape["kind"][],
  find: (value: Json | undefined, shape: Shape) => string | undefined,
): string | undefined {
  if (shape.kind !== "object" || !isObject(value)) return undefined;
  for (const kind of kinds) {
    for (const [key, field] of shape.fields) {
      const found = field.kind === kind ? find(value[key], field) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
