import type { Json, ResponseMutation } from "../mutation.ts";

/** Changes the value at `path`, for example `data.projects.items.0.id`. */
export function changeValue(path: string, change: (value: Json) => Json): ResponseMutation {
  return changeBody((body) => changeAtPath(body, path.split("."), change));
}

export function replaceValue(path: string, value: Json): ResponseMutation {
  return changeValue(path, () => value);
}

export function removeField(path: string): ResponseMutation {
  return changeBody((body) => changeAtPath(body, path.split("."), () => undefined));
}

/** Gives the field at `path` another name, in the same place. */
export function renameField(path: string, newName: string): ResponseMutation {
  const parentPath = path.split(".").slice(0, -1);
  const oldName = path.split(".").at(-1) ?? "";
  return changeBody((body) =>
    changeAtPath(body, parentPath, (parent) => {
      if (!isObject(parent) || !(oldName in parent)) throw createMissingError(path);
      return Object.fromEntries(
        Object.entries(parent).map(([name, value]) => [name === oldName ? newName : name, value]),
      );
    }),
  );
}

/** Adds fields to the body's object, or replaces them. */
export function addFields(fields: Record<string, Json>): ResponseMutation {
  return changeBody((body) => {
    if (!isObject(body)) throw new Error("The response's body is no object.");
    return { ...body, ...fields };
  });
}

export function changeBody(change: (body: Json) => Json): ResponseMutation {
  return (response) => ({ ...response, body: JSON.stringify(change(JSON.parse(response.body))) });
}

/** Changes the value at a path below `value`. If `change` returns undefined, the value is removed. */
function changeAtPath(value: Json, path: readonly string[], change: (value: Json) => Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) ?? null;
  const changeInner = (inner: Json | undefined) => {
    if (inner === undefined) throw createMissingError(key);
    return rest.length === 0 ? change(inner) : changeAtPath(inner, rest, change);
  };
  if (Array.isArray(value)) {
    const changed = changeInner(value[Number(key)]);
    return value.flatMap((item, index) =>
      index !== Number(key) ? [item] : changed === undefined ? [] : [changed],
    );
  }
  if (!isObject(value)) throw createMissingError(key);
  const { [key]: inner, ...others } = value;
  const changed = changeInner(inner);
  return changed === undefined ? others : { ...others, [key]: changed };
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function createMissingError(path: string): Error {
  return new Error(`The response has no "${path}".`);
}
