/** Creates the body of a GraphQL request: JSON, or a multipart form if a variable holds a file. */
export function createGraphQlBody(query: string, variables: Record<string, unknown> = {}): string | FormData {
  const files = findFiles(variables, "variables");
  const operations = JSON.stringify({ query, variables }, (_, value) =>
    value instanceof File ? null : value,
  );
  if (files.length === 0) return operations;
  const form = new FormData();
  form.set("operations", operations);
  form.set("map", JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) form.set(String(index), file);
  return form;
}

/** Finds the files among the variables with their paths, for example `variables.files.0`. */
function findFiles(value: unknown, path: string): { file: File; path: string }[] {
  if (value instanceof File) return [{ file: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findFiles(part, `${path}.${key}`));
}
