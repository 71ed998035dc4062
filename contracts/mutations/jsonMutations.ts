import type { Answer, Json, Mutation } from "./answer.ts";

/** Changes the value at `path`, for example `data.projects.items.0.id`. */
export function changed(path: string, change: (value: Json) => Json): Mutation {
  return withJson((body) => changedAt(body, path.split("."), (value) => change(value)));
}

/** Puts another value at `path`. */
export function replaced(path: string, value: Json): Mutation {
  return changed(path, () => value);
}

/** Takes the field at `path` away. */
export function removed(path: string): Mutation {
  return withJson((body) => changedAt(body, path.split("."), () => undefined));
}

/** Calls the field at `path` by another name. */
export function renamed(path: string, name: string): Mutation {
  const parent = path.split(".").slice(0, -1);
  const oldName = path.split(".").at(-1) ?? "";
  return withJson((body) =>
    changedAt(body, parent, (holder) => {
      if (!isObject(holder) || !(oldName in holder)) throw missing(path);
      return Object.fromEntries(
        Object.entries(holder).map(([key, value]) => [key === oldName ? name : key, value]),
      );
    }),
  );
}

/** Adds fields to the answer's object, or takes the place of those that it has. */
export function added(fields: Record<string, Json>): Mutation {
  return withJson((body) => {
    if (!isObject(body)) throw new Error("The answer is no object.");
    return { ...body, ...fields };
  });
}

/** Answers with another document, made of the present one. */
export function withJson(change: (body: Json) => Json): Mutation {
  return (answer: Answer) => ({ ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) });
}

function changedAt(value: Json, path: readonly string[], change: (value: Json) => Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) ?? null;
  const step = (inner: Json | undefined) => {
    if (inner === undefined) throw missing(key);
    return rest.length === 0 ? change(inner) : changedAt(inner, rest, change);
  };
  if (Array.isArray(value)) {
    const item = step(value[Number(key)]);
    return value.flatMap((other, index) =>
      index !== Number(key) ? [other] : item === undefined ? [] : [item],
    );
  }
  if (!isObject(value)) throw missing(key);
  const { [key]: inner, ...others } = value;
  const outcome = step(inner);
  return outcome === undefined ? others : { ...others, [key]: outcome };
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function missing(path: string): Error {
  return new Error(`The answer has no "${path}".`);
}
