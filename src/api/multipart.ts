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
