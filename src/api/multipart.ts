import type { GraphQlOptions, Operation } from "./graphqlClient.ts";
import { postForm } from "./postForm.ts";
import { fetchOrFail } from "./send.ts";

export interface UploadOptions extends Omit<GraphQlOptions, "send"> {
  /** Called while files are sent, with the share that has left: 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Sends an operation together with the files among its variables. */
export function sendFiles(onProgress?: UploadOptions["onProgress"]) {
  return (url: string, { query, variables, headers, signal }: Operation): Promise<Response> => {
    // The browser sets the content type of a form itself, with its boundary.
    const body = multipartBody(query, extractFiles(variables));
    if (onProgress) return postForm(url, { headers, body, signal, onProgress });
    return fetchOrFail(url, { method: "POST", headers, body, signal });
  };
}

/** Variables with their files taken out, and the files by their path. */
export interface ExtractedFiles {
  variables: unknown;
  files: Map<string, Blob>;
}

/** Replaces each file in the variables by null, as the GraphQL multipart request specification wants it. */
export function extractFiles(variables: unknown, path = "variables"): ExtractedFiles {
  if (variables instanceof Blob) return { variables: null, files: new Map([[path, variables]]) };
  if (typeof variables !== "object" || variables === null) return { variables, files: new Map() };
  const files = new Map<string, Blob>();
  const replaced = Object.entries(variables).map(([key, value]): [string, unknown] => {
    const part = extractFiles(value, `${path}.${key}`);
    for (const [filePath, file] of part.files) files.set(filePath, file);
    return [key, part.variables];
  });
  return {
    variables: Array.isArray(variables) ? replaced.map(([, value]) => value) : Object.fromEntries(replaced),
    files,
  };
}

/** The body of an operation that carries files: `operations`, `map`, then the files. */
export function multipartBody(query: string, { variables, files }: ExtractedFiles): FormData {
  const form = new FormData();
  const entries = [...files.entries()];
  form.set("operations", JSON.stringify({ query, variables }));
  form.set("map", JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [path]]))));
  entries.forEach(([, file], index) => {
    form.set(String(index), file);
  });
  return form;
}
