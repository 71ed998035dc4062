import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import * as v from "valibot";
import { loadOpenApi } from "#schema/services.ts";

const responseSchema = v.looseObject({ $ref: v.optional(v.string()) });
// Loose, since Ajv reads the same object.
const documentSchema = v.looseObject({
  paths: v.record(
    v.string(),
    v.looseObject({ get: v.looseObject({ responses: v.record(v.string(), responseSchema) }) }),
  ),
});

/** The REST API as `schema/rest/openapi.yaml` describes it. */
export interface OpenApiContract {
  /** Paths below `/api`. All requests are GET requests. */
  paths: readonly string[];
  /** The errors in a response's body; undefined if the document has no such status. */
  validateResponse(path: string, status: number, body: unknown): readonly ErrorObject[] | undefined;
}

export function readOpenApiContract(): OpenApiContract {
  const document = v.parse(documentSchema, loadOpenApi());
  // Verbose errors include the invalid value.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  ajv.addSchema(document, "openapi");
  return {
    paths: Object.keys(document.paths),
    validateResponse(path, status, body) {
      const response = document.paths[path]?.get.responses[String(status)];
      if (!response) return undefined;
      const pointer = response.$ref ?? `#/paths/${path.replaceAll("/", "~1")}/get/responses/${status}`;
      const validate = ajv.getSchema(`openapi${pointer}/content/application~1json/schema`);
      if (!validate) return undefined;
      validate(body);
      return validate.errors ?? [];
    },
  };
}
