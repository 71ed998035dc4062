import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type GraphQLOutputType, getNullableType, isListType, isNullableType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { committedDocuments, committedRestCalls, committedSchemas } from "./committed.ts";
import { expectedOutcomes } from "./expectedOutcomes.ts";
import { documentedCodes, rootFields } from "./schemaCoverage.ts";

const documents = committedDocuments();
const schemas = [...committedSchemas().values()];

function isPlural(type: GraphQLOutputType): boolean {
  const some = getNullableType(type);
  return isListType(some) || (isObjectType(some) && "items" in some.getFields());
}

describe("The outcomes that must be covered", () => {
  it("are told of every operation and of every REST call", () => {
    expect(Object.keys(expectedOutcomes).toSorted()).toEqual(
      [...Object.keys(documents), ...committedRestCalls()].toSorted(),
    );
  });

  it.each(Object.entries(documents))("are possible by the schema for %s", (name, document) => {
    const fields = rootFields(schemas, document);
    const possible = fields.flatMap((field) => [
      ...(isNullableType(field.type) ? ["null"] : []),
      ...(String(getNullableType(field.type)) === "Boolean" ? ["false"] : []),
      ...(isPlural(field.type) ? ["empty"] : []),
      ...documentedCodes(field),
    ]);
    const [, ...others] = new Map(Object.entries(expectedOutcomes)).get(name) ?? [];
    expect(others.filter((outcome) => !possible.includes(outcome))).toEqual([]);
  });

  it("name every code of the schemas that the portal knows", () => {
    const root = fileURLToPath(new URL("../../src", import.meta.url));
    const files = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["**/generated/**", "**/*.test.*"] });
    const source = files.map((file) => readFileSync(`${root}/${file}`, "utf8")).join("\n");
    const documented = Object.values(documents).flatMap((document) =>
      rootFields(schemas, document).flatMap(documentedCodes),
    );
    const known = [...new Set(documented)].filter((name) => new RegExp(`\\b${name}\\b`).test(source));
    expect(known).toContain("REQUEST_NOT_CANCELLABLE");
    expect(Object.values(expectedOutcomes).flat()).toEqual(expect.arrayContaining(known));
  });
});
