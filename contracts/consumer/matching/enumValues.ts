import { type Matcher, MatchersV3 } from "@pact-foundation/pact";
import { isEnumType } from "graphql";
import * as v from "valibot";
import { loadOpenApi, loadSchema, serviceNames } from "#schema/services.ts";
import { type NullableMatcher, oneOfOrNull } from "./values.ts";

// An enumeration that both services have is the same in both.
const sdlSchemas = serviceNames.map(loadSchema);

const openApiDocument = v.object({
  components: v.object({
    schemas: v.record(v.string(), v.object({ enum: v.optional(v.array(v.string()), []) })),
  }),
});
const openApi = v.parse(openApiDocument, loadOpenApi());

/** Matches any value of an enumeration in the SDL of the main API or the registration service. */
export function enumValue(enumName: string, example: string): Matcher<string> {
  return matchOneOf(readSdlEnum(enumName), example);
}

/** Matches any value of an enumeration in the SDL, or null. */
export function enumValueOrNull(enumName: string, example: string): NullableMatcher<string> {
  return oneOfOrNull(readSdlEnum(enumName), example);
}

/** Matches any value of an enumeration in the OpenAPI document. */
export function restEnumValue(enumName: string, example: string): Matcher<string> {
  return matchOneOf(readRestEnum(enumName), example);
}

/** The values of an enumeration in the OpenAPI document. */
export function readRestEnum(enumName: string): string[] {
  return openApi.components.schemas[enumName]?.enum ?? [];
}

/** The values of an enumeration in the SDL of the main API or the registration service. */
export function readSdlEnum(enumName: string): string[] {
  const type = sdlSchemas.map((schema) => schema.getType(enumName)).find((found) => isEnumType(found));
  if (!type) throw new Error(`No SDL has an enumeration "${enumName}".`);
  return type
    .getValues()
    .map(({ name }) => name)
    .toSorted();
}

function matchOneOf(values: readonly string[], example: string): Matcher<string> {
  if (!values.includes(example)) throw new Error(`"${example}" is none of ${values.join(", ")}.`);
  return MatchersV3.regex(`^(${values.join("|")})$`, example);
}
