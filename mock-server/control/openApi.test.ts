import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { controlApp, requestControl } from "../testing/controlApi.ts";

const contentSchema = v.optional(v.record(v.string(), v.strictObject({ schema: v.looseObject({}) })));
const operationSchema = v.strictObject({
  operationId: v.string(),
  tags: v.tuple([v.string()]),
  summary: v.pipe(v.string(), v.minLength(5)),
  parameters: v.optional(v.array(v.looseObject({ name: v.string(), in: v.picklist(["path", "query"]) })), []),
  requestBody: v.optional(v.strictObject({ required: v.literal(true), content: contentSchema })),
  responses: v.record(v.string(), v.strictObject({ description: v.string(), content: contentSchema })),
});
/** The parts of OpenAPI 3.1 that the document uses. */
const documentSchema = v.looseObject({
  openapi: v.pipe(v.string(), v.startsWith("3.1.")),
  servers: v.array(v.strictObject({ url: v.pipe(v.string(), v.url()) })),
  components: v.looseObject({ schemas: v.record(v.string(), v.looseObject({})) }),
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
});

const response = await requestControl("GET", "/openapi.yaml");
// Parses the document with YAML 1.1, which reads an unquoted NO as false.
const source: unknown = parse(await response.text(), { version: "1.1" });
const { components, paths } = v.parse(documentSchema, source);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    operation,
  })),
);

describe("OpenAPI document of the control API", () => {
  it("defines every schema that it refers to, as valid JSON Schema", () => {
    const ajv = new Ajv2020({ strict: false, formats: { "date-time": true } }).addSchema(
      Object(source),
      "api",
    );
    const content = operations.flatMap(({ operation: { requestBody, responses } }) =>
      [requestBody, ...Object.values(responses)].flatMap((it) => Object.values(it?.content ?? {})),
    );
    const schemas = [...content.map(({ schema }) => schema), ...Object.values(components.schemas)];
    for (const schema of schemas) {
      expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
      for (const [, pointer] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) {
        expect(ajv.getSchema(`api${pointer}`), pointer).toBeDefined();
      }
    }
    expect(components.schemas["World"]).toMatchObject({
      properties: { country: { enum: expect.arrayContaining(["NO"]) } },
    });
  });

  it("has every route and no other, each with a unique operation id", () => {
    const routes = controlApp.routes.filter(({ method }) => method !== "ALL");
    const served = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(operations.map(({ name }) => name).toSorted()).toEqual([...new Set(served)].toSorted());
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)("describes the parameters and errors of $name", ({ path, operation }) => {
    const { parameters, requestBody, responses } = operation;
    const pathParameters = parameters.filter((it) => it.in === "path").map(({ name }) => name);
    expect(pathParameters).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    const takesInput = requestBody !== undefined || parameters.some((it) => it.in === "query");
    const errors = Object.keys(responses);
    expect(errors.includes("400")).toBe(takesInput || path.startsWith("/pact-states"));
    if (requestBody) expect(errors).toContain("413");
    if (path.startsWith("/worlds/{id}")) expect(errors).toContain("404");
  });
});
