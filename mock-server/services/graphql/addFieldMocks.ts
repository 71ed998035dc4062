import { addMocksToSchema, type IMocks } from "@graphql-tools/mock";
import { getResolversFromSchema } from "@graphql-tools/utils";
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
} from "graphql";
import { scalars } from "../../../schema/scalars.ts";

type ValueByName<T> = readonly [fieldName: RegExp, value: T];

const texts: readonly ValueByName<string>[] = [
  [/email$/i, "info@example.com"],
  [/phone$/i, "+49 30 23125014"],
  [/(image|logo|photo|picture|preview)/i, "/files/rooms/living-room.svg"],
  [/(url|link|website)$/i, "https://example.com/"],
  [/firstName$/i, "Robin"],
  [/lastName$/i, "Sommer"],
  [/name$/i, "Robin Sommer"],
  [/street$/i, "Hauptstraße"],
  [/houseNumber$/i, "12"],
  [/city$/i, "Berlin"],
  [/post(al)?Code$/i, "10115"],
  [/locale$/i, "de-DE"],
];
const numbers: readonly ValueByName<number>[] = [
  [/year$/i, 2015],
  [/rating$/i, 4],
];

/**
 * Fills the fields that no resolver and no record sets, so that a field has a value as soon as it is in the SDL. The values depend
 * on the names of type and field alone. A field whose record has null stays null.
 */
export function addFieldMocks(schema: GraphQLSchema): GraphQLSchema {
  const mocked = addMocksToSchema({
    schema,
    mocks: createMocks(schema),
    mockGenerationBehavior: "deterministic",
    resolvers: getResolversFromSchema(schema),
  });
  for (const type of Object.values(mocked.getTypeMap()).filter(isAbstractType)) {
    const [first] = mocked.getPossibleTypes(type);
    // Records do not name their type.
    type.resolveType = ({ __typename = first?.name }) => __typename;
  }
  return mocked;
}

function createMocks(schema: GraphQLSchema): IMocks {
  const objectTypes = Object.values(schema.getTypeMap()).filter(isObjectType);
  return Object.fromEntries(objectTypes.map((type) => [type.name, createTypeMocks(type)]));
}

function createTypeMocks(type: GraphQLObjectType): Record<string, () => unknown> {
  const fields = Object.values(type.getFields());
  return Object.fromEntries(fields.map((field) => [field.name, () => createValue(field.name, field.type)]));
}

/** Returns undefined if the library's default value fits. */
function createValue(name: string, type: GraphQLOutputType): unknown {
  const nullableType = getNullableType(type);
  // Otherwise the library would return lists of random length, and would keep each object in its store.
  if (isObjectType(nullableType)) return {};
  if (isListType(nullableType)) {
    const item = createValue(name, nullableType.ofType);
    return item === undefined ? [] : [item];
  }
  const { reading, example } = scalars[String(nullableType)] ?? {};
  if (reading === "String") return findByName(texts, name) ?? formatWords(name);
  return reading === "Number" ? (findByName(numbers, name) ?? 24) : example;
}

function findByName<T>(values: readonly ValueByName<T>[], name: string): T | undefined {
  return values.find(([pattern]) => pattern.test(name))?.[1];
}

/** `openingHours` becomes `Opening hours`, which shows on a page where the field appears. */
function formatWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
