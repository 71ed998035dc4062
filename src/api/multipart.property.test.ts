import fc from "fast-check";
import { expect, it } from "vitest";
import { createMultipartBody, extractFiles } from "./multipart.ts";

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

/** The value at a path of the multipart map. */
function getValueAt(variables: unknown, path: string): unknown {
  const [root, ...keys] = path.split(".");
  expect(root).toBe("variables");
  return keys.reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null) return undefined;
    return Object.entries(value).find(([own]) => own === key)?.[1];
  }, variables);
}

function findFiles(value: unknown): Blob[] {
  if (value instanceof Blob) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(findFiles);
}

function stringifyWithoutFiles(variables: unknown): string {
  return JSON.stringify(variables, (_, value: unknown) => (value instanceof Blob ? null : value));
}

it("extractFiles finds every file exactly once, with its path", () => {
  fc.assert(
    fc.property(anyVariables, (variables) => {
      const { files, variables: replaced } = extractFiles(variables);
      expect([...files.values()].length).toBe(findFiles(variables).length);
      for (const [path, found] of files) {
        expect(getValueAt(variables, path)).toBe(found);
        expect(getValueAt(replaced, path)).toBeNull();
      }
    }),
  );
});

it("extractFiles does not change other variables", () => {
  fc.assert(
    fc.property(anyVariables, (variables) => {
      const before = stringifyWithoutFiles(variables);
      expect(JSON.stringify(extractFiles(variables).variables)).toBe(before);
      expect(stringifyWithoutFiles(variables)).toBe(before);
    }),
  );
});

it("createMultipartBody adds each file under the number that the map names", { tags: ["R7.7"] }, () => {
  fc.assert(
    fc.property(anyVariables, (variables) => {
      const extracted = extractFiles(variables);
      const form = createMultipartBody({ query: "mutation M { m }" }, extracted);
      const map: Record<string, string[]> = JSON.parse(String(form.get("map")));
      expect([...form.keys()]).toEqual(["operations", "map", ...Object.keys(map)]);
      expect(JSON.parse(String(form.get("operations")))).toEqual(
        JSON.parse(JSON.stringify({ query: "mutation M { m }", variables: extracted.variables })),
      );
      expect(Object.values(map).flat()).toEqual([...extracted.files.keys()]);
      for (const [number, [path = ""]] of Object.entries(map)) {
        const sent = form.get(number);
        const original = extracted.files.get(path);
        expect(sent instanceof File && [sent.name, sent.type, sent.size]).toEqual(
          original instanceof File && [original.name, original.type, original.size],
        );
      }
    }),
  );
});
