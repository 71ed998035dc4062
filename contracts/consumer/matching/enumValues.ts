import { type Matcher, MatchersV3 } from "@pact-foundation/pact";
import { isEnumType } from "graphql";
import type { FieldPaths } from "#schema/fieldPaths.generated.ts";
import { loadService, type ServiceName, serviceNames } from "#schema/services.ts";

const sdlSchemas = serviceNames.map((service) => loadService(service).schema);

type Path = FieldPaths[ServiceName];
type EnumName = Path extends `${infer Name}.${string}` ? Name : never;
type ValueOf<Name extends string, Any = Path> = Any extends `${Name}.${infer Value}` ? Value : never;

/** The values of an enumeration in the SDL of the main API, the registration service, or both. */
export function readSdlEnum<Name extends EnumName>(enumName: Name): [ValueOf<Name>, ...ValueOf<Name>[]] {
  const types = sdlSchemas.map((schema) => schema.getType(enumName)).filter((type) => isEnumType(type));
  if (types.length === 0) throw new Error(`No SDL has an enumeration "${enumName}".`);
  const values = types.flatMap((type) => type.getValues().map(({ name }) => name));
  return [...new Set(values)].toSorted() as [ValueOf<Name>, ...ValueOf<Name>[]];
}

/** Matches any value of an enumeration in the SDLs. */
export function enumValue<Name extends EnumName>(enumName: Name): Matcher<ValueOf<Name>> {
  return matchOneOf(readSdlEnum(enumName));
}

/** Matches any of some values. */
export function matchOneOf<Value extends string>(values: readonly [Value, ...Value[]]): Matcher<Value> {
  return { ...MatchersV3.regex(`^(${values.join("|")})$`, values[0]), value: values[0] };
}
