import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { MiddlewareHandler } from "hono";
import { parse } from "yaml";

/** Returns an error message; undefined if the body is valid or the contract does not describe the path. */
type ValidateResponse = (path: string, status: number, body: unknown) => string | undefined;

const schemaId = "openapi.yaml";

function createValidator(): ValidateResponse {
  const openApi = parse(readFileSync(new URL("../../../schema/rest/openapi.yaml", import.meta.url), "utf8"));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(openApi, schemaId);
  return (path, status, body) => {
    const operation = openApi.paths[path]?.get;
    if (!operation) return undefined;
    const response = operation.responses[String(status)];
    if (!response) return `The contract has no response ${status} of GET ${path}.`;
    const name = response.$ref?.split("/").at(-1);
    const pointer = name
      ? `#/components/responses/${name}`
      : `#/paths/${path.replaceAll("/", "~1")}/get/responses/${status}`;
    const validate = ajv.getSchema(`${schemaId}${pointer}/content/application~1json/schema`);
    if (!validate) return `The contract has no schema for the response ${status} of GET ${path}.`;
    return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: "response" });
  };
}

/** Validates REST responses against `schema/rest/openapi.yaml`. An invalid one becomes a 500 that says what is wrong. */
export function checkRestResponses(): MiddlewareHandler {
  const validateResponse = createValidator();
  return async (c, next) => {
    await next();
    if (c.req.method !== "GET") return;
    const path = c.req.path.replace(/^\/api/, "");
    const error = validateResponse(path, c.res.status, await c.res.clone().json());
    if (error) {
      c.res = undefined;
      c.res = c.json({ message: `The response violates schema/rest/openapi.yaml: ${error}` }, 500);
    }
  };
}
