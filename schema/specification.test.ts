import { readFileSync } from "node:fs";
import { buildSchema, isEnumType, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { expect, it } from "vitest";
import { listFieldPaths, loadService, serviceNames } from "./services.ts";

const specification = buildSchema(readFileSync(new URL("./specification.graphql", import.meta.url), "utf8"));
const services = serviceNames.map(loadService);
const servicePaths = services.flatMap(({ schema }) => listFieldPaths(schema));

/** The fields that the portal reads, by the names of the specification. */
const readPaths = new Set<string>();
const typeInfo = new TypeInfo(specification);
const visitor = visitWithTypeInfo(typeInfo, {
  Field: ({ name }) => void readPaths.add(`${typeInfo.getParentType()}.${name.value}`),
});
for (const { document } of services.flatMap(({ operations }) => operations)) visit(document, visitor);

// A type's description in the specification is the id of its requirement, which several types may share.
const types = Object.values(specification.getTypeMap()).filter(({ description }) =>
  /^R\d/.test(description ?? ""),
);
for (const [id, required] of Map.groupBy(types, ({ description }) => description ?? "")) {
  const names = required.map(({ name }) => name).join(", ");
  it(`the SDL has the fields of ${names} that the portal uses, unless the service names the type otherwise`, {
    tags: [id],
  }, () => {
    const used = listFieldPaths(specification).filter((path) =>
      required.some((type) => path.startsWith(`${type.name}.`) && (isEnumType(type) || readPaths.has(path))),
    );
    expect(used).not.toEqual([]);
    const served = used.filter((path) =>
      services.some(({ schema }) => schema.getType(path.split(".")[0] ?? "")),
    );
    expect(servicePaths).toEqual(expect.arrayContaining(served));
  });
}
