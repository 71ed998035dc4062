// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { extractFiles, multipartBody } from "./multipart.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 300 });

const file = fc.tuple(fc.string(), fc.stringMatching(/^[a-z]{1,8}\.pdf$/)).map(([text, name]) => {
  return new File([text], name, { type: "application/pdf" });
});
/** A name of a GraphQL variable or input field. */
const name = fc.stringMatching(/^[_A-Za-z]\w{0,7}$/);
const { variables: anyVariables } = fc.letrec((tie) => ({
  variables: fc.dictionary(name, tie("value"), { noNullPrototype: true, maxKeys: 5 }),
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(file, fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined)),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("variables"),
  ),
}));

/** The value that a path of the multipart map leads to. */
function valueAt(variables: unknown, path: string): unknown {
  const [root, ...keys] = path.split(".");
  expect(root).toBe("variables");
  return keys.reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null) return undefined;
    return Object.entries(value).find(([own]) => own === key)?.[1];
  }, variables);
}

function filesIn(value: unknown): Blob[] {
  if (value instanceof Blob) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(filesIn);
}

function withoutFiles(variables: unknown): string {
  return JSON.stringify(variables, (_, value: unknown) => (value instanceof Blob ? null : value));
}

it("[R7.7] finds every file exactly once, at a path that leads to it", () => {
  fc.assert(
    fc.property(anyVariables, (variables) => {
      const { files, variables: replaced } = extractFiles(variables);
      expect([...files.values()].length).toBe(filesIn(variables).length);
      for (const [path, found] of files) {
        expect(valueAt(variables, path)).toBe(found);
        expect(valueAt(replaced, path)).toBeNull();
      }
    }),
  );
});

it("[R7.7] leaves everything else in the variables as it was", () => {
  fc.assert(
    fc.property(anyVariables, (variables) => {
      const before = withoutFiles(variables);
      expect(JSON.stringify(extractFiles(variables).variables)).toBe(before);
      expect(withoutFiles(variables)).toBe(before);
    }),
  );
});

it("[R7.7] sends each file under the number that the map names", () => {
  fc.assert(
    fc.property(anyVariables, (variables) => {
      const extracted = extractFiles(variables);
      const form = multipartBody("mutation M { m }", extracted);
      const map: Record<string, string[]> = JSON.parse(String(form.get("map")));
      expect([...form.keys()]).toEqual(["operations", "map", ...Object.keys(map)]);
      expect(Object.values(map).flat()).toEqual([...extracted.files.keys()]);
      for (const [number, [path = ""]] of Object.entries(map)) {
        const sent = form.get(number);
        const original = extracted.files.get(path);
        expect(sent instanceof File && [sent.name, sent.size]).toEqual(
          original instanceof File && [original.name, original.size],
        );
      }
    }),
  );
});
