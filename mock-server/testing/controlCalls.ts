import { controlRoutes } from "../control/controlRoutes.ts";
import { createIdentityApp } from "../identity/identityApp.ts";
import { origins } from "./services.ts";
import { worlds } from "./worlds.ts";

/** The control API over the worlds of the tests, below no prefix. */
export const control = controlRoutes(worlds, origins.identity);

/** The sign-in provider over the worlds of the tests. */
export const provider = createIdentityApp({ worlds, origin: origins.identity });

/** Calls the control API with JSON, or with a text as it is. */
export async function controlCall(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const content = body === undefined ? {} : { body: text, headers: { "content-type": "application/json" } };
  return await control.request(path, { method, ...content });
}
