import { type Matcher, MatchersV3 } from "@pact-foundation/pact";
import { isEnumType } from "graphql";
import * as v from "valibot";
import type { FieldPaths } from "#schema/fieldPaths.generated.ts";
import { loadOpenApi, loadService, type ServiceName, serviceNames } from "#schema/services.ts";
import { orNull } from "./values.ts";

const sdlSchemas = serviceNames.map((service) => loadService(service).schema);

const openApiDocument = v.object({
  components: v.object({
    schemas: v.record(v.string(), v.object({ enum: v.optional(v.array(v.string()), []) })),
  }),
});
const openApi = v.parse(openApiDocument, loadOpenApi());

type Path = FieldPaths[ServiceName];
type EnumName = Path extends `${infer Name}.${string}` ? Name : never;
type ValueOf<Name extends string, Any = Path> = Any extends `${Name}.${infer Value}` ? Value : never;

/** Matches any value of an enumeration in the SDLs but the given ones. */
export function enumValue<Name extends EnumName>(enumName: Name, ...others: ValueOf<Name>[]) {
  const values = readSdlEnum(enumName).filter((value) => !others.includes(value));
  return matchOneOf(values, values[0]);
}

/** Matches the same values, or null. */
export function enumValueOrNull<Name extends EnumName>(enumName: Name, ...others: ValueOf<Name>[]) {
  return orNull(enumValue(enumName, ...others));
}

/** Matches any value of an enumeration in the OpenAPI document. */
export function restEnumValue<Value extends string>(enumName: string, example: Value): Matcher<Value> {
  return matchOneOf(readRestEnum(enumName), example);
}

/** The values of an enumeration in the OpenAPI document. */
export function readRestEnum(enumName: string): string[] {
  return openApi.components.schemas[enumName]?.enum ?? [];
}

/** The values of an enumeration in the SDL of the main API, the registration service, or both. */
export function readSdlEnum<Name extends EnumName>(enumName: Name): ValueOf<Name>[] {
  const types = sdlSchemas.map((schema) => schema.getType(enumName)).filter((type) => isEnumType(type));
  if (types.length === 0) throw new Error(`No SDL has an enumeration "${enumName}".`);
  const values = types.flatMap((type) => type.getValues().map(({ name }) => name));
  return [...new Set(values)].toSorted() as ValueOf<Name>[];
}

function matchOneOf<Value extends string>(
  values: readonly string[],
  example: Value | undefined,
): Matcher<Value> {
  if (example === undefined || !values.includes(example)) {
    throw new Error(`"${example}" is none of ${values.join(", ")}.`);
  }
  return { ...MatchersV3.regex(`^(${values.join("|")})$`, example), value: example };
}
