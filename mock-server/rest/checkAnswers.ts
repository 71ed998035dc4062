import { readFileSync } from "node:fs";
import type { MiddlewareHandler } from "hono";
import { lazily } from "../lazily.ts";

/** Checks an answer's body; undefined if it keeps the contract or the contract does not speak of it, else what is wrong. */
type Check = (path: string, status: number, body: unknown) => string | undefined;

const base = "openapi.yaml";

/** Loads the OpenAPI file and the validator at the first call: the server is ready without them. */
async function loadCheck(): Promise<Check> {
  const [{ Ajv2020 }, { parse }] = await Promise.all([import("ajv/dist/2020.js"), import("yaml")]);
  const openApi = parse(readFileSync(new URL("../../schema/rest/openapi.yaml", import.meta.url), "utf8"));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(openApi, base);
  return (path, status, body) => {
    const call = openApi.paths[path]?.get;
    if (!call) return undefined;
    const response = call.responses[String(status)];
    if (!response) return `The contract knows no answer ${status} of GET ${path}.`;
    const name = response.$ref?.split("/").at(-1);
    const place = name
      ? `#/components/responses/${name}`
      : `#/paths/${path.replaceAll("/", "~1")}/get/responses/${status}`;
    const validate = ajv.getSchema(`${base}${place}/content/application~1json/schema`);
    if (!validate) return `The contract has no schema for the answer ${status} of GET ${path}.`;
    return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: "answer" });
  };
}

/** Holds every answer of the REST calls against `schema/rest/openapi.yaml`; one that breaks it becomes a 500 that says how. */
export function checkAnswers(): MiddlewareHandler {
  const check = lazily(loadCheck);
  return async (c, next) => {
    await next();
    if (c.req.method !== "GET") return;
    const path = c.req.path.replace(/^\/api/, "");
    const problem = (await check())(path, c.res.status, await c.res.clone().json());
    if (problem) {
      c.res = undefined;
      c.res = c.json({ message: `The answer breaks schema/rest/openapi.yaml: ${problem}` }, 500);
    }
  };
}
