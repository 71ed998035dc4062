/** Writes the TypeScript types of the REST API's schemas for the portal and for the mock server. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { compile } from "json-schema-to-typescript";
import { parse } from "yaml";

const source = "schema/rest/openapi.yaml";
const targets = ["src/api/generated/rest.ts", "mock-server/generated/rest.ts"];

const openApi = await readFile(source, "utf8");
// The compiler wants JSON Schema's own place for shared definitions.
const { components } = parse(openApi.replaceAll("#/components/schemas/", "#/definitions/"));

const types = await compile({ definitions: components.schemas }, "Rest", {
  additionalProperties: false,
  bannerComment: `/* Generated from ${source} by npm run generate. */`,
  unreachableDefinitions: true,
  format: false,
});

for (const target of targets) {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, types);
}
