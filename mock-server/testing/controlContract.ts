import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { expect } from "vitest";
import { parse } from "yaml";

const referenceSchema = v.object({ $ref: v.string() });
const contentSchema = v.object({ content: v.optional(v.record(v.string(), v.unknown())) });
const operationSchema = v.object({
  requestBody: v.optional(contentSchema),
  responses: v.record(v.string(), v.union([referenceSchema, contentSchema])),
});
const openApiSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

const id = "control.yaml";
const document: unknown = parse(readFileSync(new URL("../control/openapi.yaml", import.meta.url), "utf8"));
const { paths } = v.parse(openApiSchema, document);
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { "date-time": (text: string) => !Number.isNaN(Date.parse(text)) },
}).addSchema(Object(document), id);

/** Methods and paths of the control API's OpenAPI file, for example `GET /control/worlds/{id}`. */
export function listContractRoutes(): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== "parameters")
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

interface Exchange {
  method: string;
  /** With `/control`, and without the query. */
  path: string;
  body: unknown;
  response: Response;
}

/** Checks an accepted request and every response of the control API against the OpenAPI file. */
export async function expectControlContract({ method, path, body, response }: Exchange): Promise<void> {
  const route = findRoute(method, path);
  if (!route) return;
  const operation = v.parse(operationSchema, paths[route.path]?.[method.toLowerCase()]);
  if (response.ok && operation.requestBody) {
    expectValid(
      `${route.pointer}/requestBody/content/application~1json/schema`,
      body ?? {},
      `request ${method} ${path}`,
    );
  }
  const status = operation.responses[response.status] ? String(response.status) : "default";
  const described = operation.responses[status];
  expect(described, `${method} ${path} has no response ${response.status} in the OpenAPI file`).toBeDefined();
  if (!response.headers.get("content-type")?.startsWith("application/json")) return;
  const pointer =
    described && "$ref" in described ? described.$ref.slice(1) : `${route.pointer}/responses/${status}`;
  const content: unknown = await response.clone().json();
  expectValid(
    `${pointer}/content/application~1json/schema`,
    content,
    `response ${response.status} of ${method} ${path}`,
  );
}

function expectValid(pointer: string, value: unknown, name: string): void {
  const validate = ajv.getSchema(`${id}#${pointer}`);
  if (!validate) throw new Error(`The OpenAPI file has no schema of the ${name}.`);
  expect(validate(value) ? [] : validate.errors, `the ${name} must match the OpenAPI file`).toEqual([]);
}

/** Undefined for a route that does not exist. Paths without parameters come first. */
function findRoute(method: string, path: string): { path: string; pointer: string } | undefined {
  const templates = Object.keys(paths).toSorted((a, b) => a.split("{").length - b.split("{").length);
  const found = templates.find(
    (template) =>
      paths[template]?.[method.toLowerCase()] &&
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  if (found === undefined) return undefined;
  const escaped = found.replaceAll("~", "~0").replaceAll("/", "~1");
  return { path: found, pointer: `/paths/${encodeURIComponent(escaped)}/${method.toLowerCase()}` };
}
