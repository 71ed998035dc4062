import * as v from "valibot";
import { loadOpenApi } from "../../../schema/services.ts";
import type { Shape } from "./shape.ts";

const schemaSchema = v.looseObject({
  $ref: v.optional(v.string()),
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  enum: v.optional(v.array(v.string())),
  format: v.optional(v.string()),
  items: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
});

const responseSchema = v.object({
  content: v.object({ "application/json": v.object({ schema: v.unknown() }) }),
});

const openApiSchema = v.object({
  paths: v.record(
    v.string(),
    v.object({ get: v.object({ responses: v.looseObject({ "200": responseSchema }) }) }),
  ),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});

/** The shapes of the successful responses of the REST API by path, for example `/api/campaigns`. */
export function createRestShapes(): ReadonlyMap<string, Shape> {
  const { paths, components } = v.parse(openApiSchema, loadOpenApi());
  return new Map(
    Object.entries(paths).map(([path, { get }]) => [
      `/api${path}`,
      createShape(get.responses["200"].content["application/json"].schema, components.schemas, path),
    ]),
  );
}

function createShape(schema: unknown, schemas: Readonly<Record<string, unknown>>, name: string): Shape {
  const { $ref, type, enum: values, format, items, properties } = v.parse(schemaSchema, schema);
  const target = $ref?.split("/").at(-1);
  if (target !== undefined) return createShape(schemas[target], schemas, target);
  const types = [type ?? "object"].flat();
  const nullable = types.includes("null");
  if (values) return { kind: "enum", values, nullable };
  if (types.includes("array")) return { kind: "list", item: createShape(items, schemas, name), nullable };
  if (types.includes("object")) {
    const fields = Object.entries(properties ?? {}).map(([key, property]): [string, Shape] => [
      key,
      key === "id"
        ? { kind: "id", of: name, nullable: false }
        : createShape(property, schemas, `${name}.${key}`),
    ]);
    return { kind: "object", name, fields: new Map(fields), nullable };
  }
  if (types.includes("boolean")) return { kind: "boolean", nullable };
  if (types.includes("integer")) return { kind: "integer", nullable };
  if (types.includes("number")) return { kind: "number", nullable };
  return { kind: format === "date-time" ? "timestamp" : format === "date" ? "date" : "text", nullable };
}
