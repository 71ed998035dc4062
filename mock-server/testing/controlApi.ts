import { createControlRoutes } from "../control/controlRoutes.ts";
import { createIdentityApp } from "../server/identityApp.ts";
import { origins } from "./services.ts";
import { worlds } from "./worlds.ts";

/** The control API with the worlds of the tests, without the prefix `/control`. */
export const controlApp = createControlRoutes(worlds, origins);

/** The sign-in provider with the worlds of the tests. */
export const identityApp = createIdentityApp({ worlds, origin: origins.identity });

/** Sends JSON to the control API; a string is sent unchanged. */
export async function requestControl(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const content = body === undefined ? {} : { body: text, headers: { "content-type": "application/json" } };
  return await controlApp.request(path, { method, ...content });
}
