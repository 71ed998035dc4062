import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { expect } from "vitest";
import { createControlRoutes, createOpenApi } from "../control/controlRoutes.ts";
import { origins } from "./services.ts";
import { worlds } from "./worlds.ts";

const operationSchema = v.object({
  requestBody: v.optional(v.unknown()),
  responses: v.record(v.string(), v.unknown()),
});
const id = "control.yaml";
const document = await createOpenApi(createControlRoutes(worlds, origins));
const { paths } = v.parse(
  v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) }),
  document,
);
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { "date-time": (text: string) => !Number.isNaN(Date.parse(text)) },
}).addSchema(Object(document), id);

interface Exchange {
  method: string;
  /** Without `/control` and the query. */
  path: string;
  body: unknown;
  response: Response;
}

/** Checks an accepted request and every response of the control API against its OpenAPI document. */
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
  const { status } = response;
  const message = `${method} ${path} has no response ${status} in the OpenAPI document`;
  expect(Object.keys(operation.responses), message).toContain(String(status));
  if (!response.headers.get("content-type")?.startsWith("application/json")) return;
  const content: unknown = await response.clone().json();
  expectValid(
    `${route.pointer}/responses/${status}/content/application~1json/schema`,
    content,
    `response ${status} of ${method} ${path}`,
  );
}

function expectValid(pointer: string, value: unknown, name: string): void {
  const validate = ajv.getSchema(`${id}#${pointer}`);
  if (!validate) throw new Error(`The OpenAPI document has no schema of the ${name}.`);
  expect(validate(value) ? [] : validate.errors, `the ${name} must match the OpenAPI document`).toEqual([]);
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
