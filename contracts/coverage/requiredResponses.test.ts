import { globSync, readFileSync } from "node:fs";
import { type GraphQLOutputType, getNullableType, isListType, isNullableType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { portalOperations } from "../../schema/portalOperations.ts";
import { loadSchema } from "../../schema/services.ts";
import { readRestOperations } from "./committedContracts.ts";
import { requiredResponses } from "./requiredResponses.ts";
import { findRootFields, parseErrorCodes } from "./schemaCoverage.ts";

const schemas = { main: loadSchema("main"), registration: loadSchema("registration") };

function isList(type: GraphQLOutputType): boolean {
  const nullableType = getNullableType(type);
  return isListType(nullableType) || (isObjectType(nullableType) && "items" in nullableType.getFields());
}

describe("requiredResponses", () => {
  it("lists every GraphQL and REST operation", () => {
    expect(Object.keys(requiredResponses).toSorted()).toEqual(
      [...portalOperations.map(({ name }) => name), ...readRestOperations()].toSorted(),
    );
  });

  it.each(portalOperations)("lists only responses of $name that its schema allows", (operation) => {
    const fields = findRootFields(schemas[operation.service], operation.document);
    const possible = fields.flatMap((field) => [
      ...(isNullableType(field.type) ? ["null"] : []),
      ...(String(getNullableType(field.type)) === "Boolean" ? ["false"] : []),
      ...(isList(field.type) ? ["empty"] : []),
      ...parseErrorCodes(field),
    ]);
    const [, ...others] = new Map(Object.entries(requiredResponses)).get(operation.name) ?? [];
    expect(others.filter((kind) => !possible.includes(kind))).toEqual([]);
  });

  it("lists every error code of the schemas that occurs in the portal's source", () => {
    const files = globSync("src/**/*.{ts,tsx}", { exclude: ["**/generated/**", "**/*.test.*"] });
    const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const documented = portalOperations.flatMap(({ service, document }) =>
      findRootFields(schemas[service], document).flatMap(parseErrorCodes),
    );
    const known = [...new Set(documented)].filter((code) => new RegExp(`\\b${code}\\b`).test(source));
    expect(known).toContain("REQUEST_NOT_CANCELLABLE");
    expect(Object.values(requiredResponses).flat()).toEqual(expect.arrayContaining(known));
  });
});
