import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
} from "graphql";
import type { Country } from "../../generated/mainApi.ts";
import { windowTitles } from "../../rules/windowTypes.ts";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { isObject, type Json } from "../contract/shape.ts";
import { placeholders, type ReplaceId } from "./redact.ts";

/** Whole numbers up to this one are counts, such as the size of a page. */
const maxCount = 1000;
/** Texts of such lengths are kept as long, as services limit them. */
const longText = 100;

interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
}

/** Copies the variables of an operation with texts that the mock server accepts in place of the customer's. */
export function redactVariables(
  variables: unknown,
  { schema, document }: Operation,
  country: Country,
  replaceId: ReplaceId,
): Record<string, Json> {
  const texts = createTexts(country);
  let serialNumbers = 0;
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable, type: node }) => {
      const name = variable.name.value;
      const value = isObject(variables) ? variables[name] : undefined;
      const type = typeFromAST(schema, node);
      return value === undefined || !isInputType(type) ? [] : [[name, redactInput(value, type, name)]];
    }),
  );

  function redactInput(value: unknown, inputType: GraphQLInputType, name: string): Json {
    if (value === null || value === undefined) return null;
    if (typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isInteger(value) && Math.abs(value) <= maxCount ? value : 0;
    const type = getNullableType(inputType);
    if (isListType(type)) return [value].flat().map((item) => redactInput(item, type.ofType, name));
    if (isInputObjectType(type)) {
      const fields = Object.entries(type.getFields()).flatMap(([key, field]): [string, Json][] => {
        const inner = isObject(value) ? value[key] : undefined;
        return inner === undefined ? [] : [[key, redactInput(inner, field.type, key)]];
      });
      return Object.fromEntries(fields);
    }
    if (value instanceof Blob) return { type: redactMediaType(value.type), size: value.size };
    if (typeof value !== "string") return placeholders.text;
    if (isEnumType(type)) return type.getValue(value) ? value : placeholders.text;
    if (type.toString() === "ID") return replaceId(value, name);
    if (value === "") return "";
    if (value.length > longText) return "x".repeat(value.length);
    // Of two windows with one number the second would be rejected.
    if (name === "serialNumber") serialNumbers += 1;
    if (name === "serialNumber") return `RECORDED${serialNumbers}`;
    return texts[name] ?? placeholders.text;
  }
}

function redactMediaType(type: string): string {
  return /^[a-z]+\/[a-z]+$/.test(type) ? type : "application/octet-stream";
}

/** A valid text for each input field whose content the services check. */
function createTexts(country: Country): Readonly<Record<string, string>> {
  const { people, addresses, phoneNumbers } = countrySeeds[country];
  const [address] = addresses;
  return {
    firstName: people.anna.firstName,
    lastName: people.anna.lastName,
    email: `anna@${country.toLowerCase()}.example`,
    phone: phoneNumbers[0] ?? "",
    alternatePhone: phoneNumbers[0] ?? "",
    street: address?.street ?? "",
    houseNumber: address?.houseNumber ?? "",
    postCode: address?.postCode ?? "",
    city: address?.city ?? "",
    county: address?.county ?? "",
    key: `${Object.keys(windowTitles)[0]} M06`,
    installationDate: placeholders.date,
  };
}
