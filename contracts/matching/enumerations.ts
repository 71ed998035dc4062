import { readdirSync, readFileSync } from "node:fs";
import { type Matcher, MatchersV3 } from "@pact-foundation/pact";
import { gql } from "graphql-tag";
import * as v from "valibot";
import { parse } from "yaml";

/** Where enumerations are looked for; those in both folders are the same. */
const sdlFolders = ["main", "registration"].map(
  (service) => new URL(`../../schema/${service}/`, import.meta.url),
);
const openApi = new URL("../../schema/rest/openapi.yaml", import.meta.url);

/** One of the values of an enumeration of the main API or the registration service. */
export function oneOf(enumeration: string, example: string): Matcher<string> {
  return among(sdlValues(enumeration), example);
}

/** One of the values of an enumeration of the main API or the registration service, or null. */
export function oneOfOrNull(enumeration: string, example: string): Matcher<string> {
  return among([...sdlValues(enumeration), "null"], example);
}

/** One of the values of an enumeration of the OpenAPI document. */
export function oneOfRest(enumeration: string, example: string): Matcher<string> {
  return among(restValues(enumeration), example);
}

/** The values of an enumeration of the OpenAPI document. */
export function restValues(enumeration: string): string[] {
  const schema = v.object({ enum: v.array(v.string()) });
  const document = v.object({ components: v.object({ schemas: v.object({ [enumeration]: schema }) }) });
  const values = v.parse(document, parse(readFileSync(openApi, "utf8"))).components.schemas[enumeration];
  return values?.enum ?? [];
}

function sdlValues(enumeration: string): string[] {
  const files = sdlFolders.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)));
  for (const file of files) {
    for (const definition of gql(readFileSync(file, "utf8")).definitions) {
      if (definition.kind === "EnumTypeDefinition" && definition.name.value === enumeration) {
        return (definition.values ?? []).map(({ name }) => name.value).toSorted();
      }
    }
  }
  throw new Error(`No SDL has an enumeration "${enumeration}".`);
}

function among(values: readonly string[], example: string): Matcher<string> {
  if (!values.includes(example)) throw new Error(`"${example}" is none of ${values.join(", ")}.`);
  return MatchersV3.regex(`^(${values.join("|")})$`, example);
}
