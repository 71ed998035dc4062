import * as v from "valibot";

const operationsSchema = v.looseObject({ variables: v.optional(v.record(v.string(), v.unknown()), {}) });
const mapSchema = v.record(v.string(), v.array(v.string()));

/** The GraphQL request in a JSON body, or in a multipart form with files in its variables. */
export async function readGraphQlRequest(request: Request): Promise<unknown> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return request.json();
  const form = await request.formData();
  const operations = v.parse(operationsSchema, JSON.parse(String(form.get("operations"))));
  const map = v.parse(mapSchema, JSON.parse(String(form.get("map"))));
  for (const [name, paths] of Object.entries(map)) {
    for (const path of paths) setAtPath(operations, path.split("."), form.get(name));
  }
  return operations;
}

/** Sets the value at a path of the GraphQL multipart request specification, for example `variables.files.0`. */
function setAtPath(target: object, path: readonly string[], value: unknown): void {
  const [key = "", ...rest] = path;
  const inner: unknown = Reflect.get(target, key);
  if (rest.length === 0) Reflect.set(target, key, value);
  else if (typeof inner === "object" && inner !== null) setAtPath(inner, rest, value);
}
