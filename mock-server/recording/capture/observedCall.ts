import type { KnownOperation } from "../contract/knownOperations.ts";

/** A call as it was sent and answered, with all personal data. It never leaves the process. */
export interface ObservedCall {
  operation: KnownOperation;
  signedIn: boolean;
  variables: unknown;
  status: number;
  /** The parsed body; undefined if it is not JSON. */
  body: unknown;
}

interface ReceivedRequest {
  method: string;
  path: string;
  headers: Headers;
  body: ArrayBuffer;
}

/** Reads document and variables of a GraphQL request, files included. Undefined if it is none. */
export async function readGraphQlRequest({
  method,
  path,
  headers,
  body,
}: ReceivedRequest): Promise<{ query: string; variables: unknown } | undefined> {
  if (method !== "POST" || !path.endsWith("/graphql")) return undefined;
  try {
    const isForm = headers.get("content-type")?.startsWith("multipart/form-data");
    const request = new Response(body, { headers: { "content-type": headers.get("content-type") ?? "" } });
    if (!isForm) return readOperation(await request.json());
    const form = await request.formData();
    const operation = readOperation(JSON.parse(String(form.get("operations"))));
    const map: Readonly<Record<string, string[]>> = JSON.parse(String(form.get("map")));
    for (const [part, paths] of Object.entries(map)) {
      for (const target of paths) setValue(operation, target.split("."), form.get(part));
    }
    return operation;
  } catch {
    return undefined;
  }
}

function readOperation({ query, variables }: { query?: unknown; variables?: unknown }) {
  if (typeof query !== "string") throw new Error("The request has no document.");
  return { query, variables: variables ?? {} };
}

function setValue(target: object, [key = "", ...rest]: readonly string[], value: unknown): void {
  const inner: unknown = Reflect.get(target, key);
  if (rest.length === 0) Reflect.set(target, key, value);
  else if (typeof inner === "object" && inner !== null) setValue(inner, rest, value);
}
