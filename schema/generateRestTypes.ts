import { readFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import { parse } from "yaml";

const source = "schema/rest/openapi.yaml";
const targets = ["src/api/generated/rest.ts", "mock-server/generated/rest.ts"];

/** The types of the REST API for the portal and for the mock server. */
export async function generateRestTypes(): Promise<Record<string, string>> {
  const openApi = await readFile(source, "utf8");
  // json-schema-to-typescript expects shared schemas in the place of JSON Schema, not of OpenAPI.
  const { components } = parse(openApi.replaceAll("#/components/schemas/", "#/definitions/"));
  const types = await compile({ definitions: components.schemas }, "Rest", {
    additionalProperties: false,
    bannerComment: `/* Generated from ${source} by npm run generate. */`,
    unreachableDefinitions: true,
    format: false,
  });
  return Object.fromEntries(targets.map((target) => [target, types]));
}
