import type { GraphQlOptions, GraphQlRequest } from "../graphqlClient.ts";
import { fetchWithTimeout } from "./fetchWithTimeout.ts";
import { postForm } from "./postForm.ts";

export interface UploadOptions extends Omit<GraphQlOptions, "send"> {
  /** Called during the upload with the fraction that is sent: 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** Creates the `send` option for operations with files among their variables. */
export function createMultipartSender(onProgress?: UploadOptions["onProgress"]) {
  return (url: string, { query, variables, headers, signal }: GraphQlRequest): Promise<Response> => {
    // No content type here: the browser adds it to a form, with the boundary.
    const body = createMultipartBody(query, extractFiles(variables));
    if (onProgress) return postForm(url, { headers, body, signal, onProgress });
    return fetchWithTimeout(url, { method: "POST", headers, body, signal });
  };
}

/** Variables with their files replaced by null, and the files by their path, such as `variables.files.0`. */
export interface ExtractedFiles {
  variables: unknown;
  files: Map<string, Blob>;
}

/** Replaces each file in the variables by null, as the GraphQL multipart request specification requires. */
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

/** Creates the multipart body: `operations`, `map`, then the files under the numbers that `map` names. */
export function createMultipartBody(query: string, { variables, files }: ExtractedFiles): FormData {
  const form = new FormData();
  const entries = [...files.entries()];
  form.set("operations", JSON.stringify({ query, variables }));
  form.set("map", JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [path]]))));
  entries.forEach(([, file], index) => {
    form.set(String(index), file);
  });
  return form;
}
