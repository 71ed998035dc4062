import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import { expect, it } from "vitest";
import { loadSchema, serviceNames } from "./services.ts";

/** A field, an argument or an enumeration value. */
interface Part {
  name: string;
  isAssumed: boolean;
}

interface Described {
  name: string;
  description?: string | null | undefined;
}

const specification = buildSchema(readFileSync(new URL("./specification.graphql", import.meta.url), "utf8"));
const specifiedTypes = listTypes(specification);
const services = serviceNames.map(loadSchema);

// A type's description in the specification is the id of its requirement; some requirements have several types.
for (const [id, types] of Map.groupBy(specifiedTypes, ({ name, description }) => description ?? name)) {
  const names = types.map(({ name }) => name).join(", ");
  it(`the SDL has what the specification lists in ${names}, and marks what else it has as assumed`, {
    tags: id.startsWith("R") && id.includes(".") ? [id] : [],
  }, () => {
    for (const type of types) {
      const specified = listParts(type).map(({ name }) => name);
      const served = services.map((schema) => schema.getType(type.name)).filter((it) => it !== undefined);
      const parts = served.flatMap(listParts);
      expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(specified));
      const unmarked = parts.filter(({ name, isAssumed }) => !isAssumed && !specified.includes(name));
      expect(unmarked).toEqual([]);
    }
  });
}

it("the SDL marks types that the specification does not list as assumed", () => {
  const specified = new Set(specifiedTypes.map(({ name }) => name));
  const unmarked = services.flatMap(listTypes).filter((type) => !specified.has(type.name) && !isMarked(type));
  expect(unmarked.map(({ name }) => name)).toEqual([]);
});

it("both services define the enumerations that they share alike", () => {
  const [main, registration] = services;
  const shared = listTypes(specification).filter(
    ({ name }) => isEnumType(main?.getType(name)) && isEnumType(registration?.getType(name)),
  );
  expect(shared.map(({ name }) => name)).toEqual(["Salutation", "SortOrder"]);
  for (const { name } of shared) {
    const definitions = services.map((schema) => schema.getType(name)).filter((it) => it !== undefined);
    expect(new Set(definitions.map((type) => JSON.stringify(listParts(type)))).size).toBe(1);
  }
});

function listTypes(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInputObjectType(type) || isEnumType(type))
    .filter(({ name }) => !name.startsWith("__"));
}

/** Where a type is marked as assumed its parts are, and where a field is its arguments are. */
function listParts(type: GraphQLNamedType): Part[] {
  const toPart = ({ name, description }: Described): Part => ({
    name,
    isAssumed: isMarked(type) || isMarked({ description }),
  });
  if (isEnumType(type)) return type.getValues().map(toPart);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(toPart);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const { name, isAssumed } = toPart(field);
    const args = field.args.map(toPart);
    return [
      { name, isAssumed },
      ...args.map((arg) => ({ name: `${name}(${arg.name})`, isAssumed: isAssumed || arg.isAssumed })),
    ];
  });
}

function isMarked({ description }: Pick<Described, "description">): boolean {
  return description?.includes("(Assumed") ?? false;
}
