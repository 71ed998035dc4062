import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import * as v from "valibot";
import { parse } from "yaml";

const response = v.looseObject({ $ref: v.optional(v.string()) });
// Nothing may be dropped: the validator reads the same object.
const openApiFile = v.looseObject({
  paths: v.record(
    v.string(),
    v.looseObject({ get: v.looseObject({ responses: v.record(v.string(), response) }) }),
  ),
});

/** What `schema/rest/openapi.yaml` says of the answers. */
export interface RestContract {
  /** Paths of the calls below `/api`. */
  paths: readonly string[];
  /** What is wrong with an answer's body; undefined if the file knows no such status. */
  problemsOf(path: string, status: number, body: unknown): readonly ErrorObject[] | undefined;
}

export function restContract(): RestContract {
  const file = readFileSync(new URL("../../schema/rest/openapi.yaml", import.meta.url), "utf8");
  const openApi = v.parse(openApiFile, parse(file));
  // Verbose errors hold the value that was wrong.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  ajv.addSchema(openApi, "openapi");
  return {
    paths: Object.keys(openApi.paths),
    problemsOf(path, status, body) {
      const response = openApi.paths[path]?.get.responses[String(status)];
      if (!response) return undefined;
      const place = response.$ref ?? `#/paths/${path.replaceAll("/", "~1")}/get/responses/${status}`;
      const validate = ajv.getSchema(`openapi${place}/content/application~1json/schema`);
      if (!validate) return undefined;
      validate(body);
      return validate.errors ?? [];
    },
  };
}
