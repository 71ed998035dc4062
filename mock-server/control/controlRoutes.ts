import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Country } from "../generated/mainApi.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import { maxSnapshotBytes } from "../world/snapshot.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { ControlError } from "./controlError.ts";
import { createFaultRoutes } from "./faultRoutes.ts";
import { createJournalRoutes } from "./journalRoutes.ts";
import { createPactStateRoutes } from "./pact-states/pactStateRoutes.ts";
import { createProviderRoutes } from "./sign-in/providerRoutes.ts";
import { createSessionRoutes } from "./sign-in/sessionRoutes.ts";
import { createClockRoutes } from "./worlds/clockRoutes.ts";
import { createWorldRoutes } from "./worlds/worldRoutes.ts";

const maxBodyBytes = 1_000_000;

/** The control API, to be mounted at `/control`. Errors have a status of 4xx and the body `{ message }`. */
export function createControlRoutes(
  worlds: WorldRegistry,
  origins: ServiceOrigins,
  defaultCountry: Country = "DE",
): Hono {
  const app = new Hono();
  const limitBody = createBodyLimit(maxBodyBytes);
  const limitSnapshot = createBodyLimit(maxSnapshotBytes);
  app.use((c, next) => (c.req.path.endsWith("/worlds/restore") ? limitSnapshot : limitBody)(c, next));
  app.get("/openapi.yaml", (c) => c.body(readOpenApi(), 200, { "content-type": "application/yaml" }));
  app.route("/", createWorldRoutes(worlds, defaultCountry));
  app.route("/", createPactStateRoutes(worlds, origins));
  app.route("/worlds/:id/faults", createFaultRoutes());
  app.route("/worlds/:id/clock", createClockRoutes());
  app.route("/worlds/:id/journal", createJournalRoutes());
  app.route("/worlds/:id/provider", createProviderRoutes());
  app.route("/worlds/:id", createSessionRoutes(origins.identity));
  // A catch-all route: Hono ignores `notFound` in an app that is mounted below another.
  app.all("*", (c) => {
    throw new ControlError(404, `There is no control route ${c.req.method} ${c.req.path}.`);
  });
  app.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ message: error.message }, error.status);
    return c.json({ message: `Internal error of the mock server: ${error.message}` }, 500);
  });
  return app;
}

function readOpenApi(): string {
  return readFileSync(new URL("./openapi.yaml", import.meta.url), "utf8");
}

function createBodyLimit(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ControlError(413, `The body is larger than ${maxSize / 1_000_000} MB.`);
    },
  });
}
