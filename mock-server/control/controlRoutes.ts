import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { clockRoutes } from "./clockRoutes.ts";
import { ControlError } from "./controlError.ts";
import { faultRoutes } from "./faultRoutes.ts";
import { journalRoutes } from "./journalRoutes.ts";
import { pactStateRoutes } from "./pactStateRoutes.ts";
import { providerRoutes } from "./providerRoutes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { worldRoutes } from "./worldRoutes.ts";

const largestBody = 1_000_000;
/** A snapshot carries uploaded files. */
const largestSnapshot = 200_000_000;

/** The control API, below `/control`. Errors are `{message}` with a status of 4xx and say what was expected. */
export function controlRoutes(worlds: WorldRegistry, identityOrigin: string): Hono {
  const app = new Hono();
  const limit = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ControlError(413, `The body is larger than ${maxSize / 1_000_000} MB.`);
      },
    });
  const small = limit(largestBody);
  const large = limit(largestSnapshot);
  app.use((c, next) => (c.req.path.endsWith("/worlds/restore") ? large : small)(c, next));
  app.route("/", worldRoutes(worlds));
  app.route("/", pactStateRoutes(worlds, identityOrigin));
  app.route("/worlds/:id/faults", faultRoutes());
  app.route("/worlds/:id/clock", clockRoutes());
  app.route("/worlds/:id/journal", journalRoutes());
  app.route("/worlds/:id/provider", providerRoutes());
  app.route("/worlds/:id", sessionRoutes(identityOrigin));
  // A catch-all route and not `notFound`, which Hono ignores in an app mounted below another.
  app.all("*", (c) => {
    throw new ControlError(404, `There is no control call ${c.req.method} ${c.req.path}.`);
  });
  app.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ message: error.message }, error.status);
    return c.json({ message: `The mock server has a defect: ${error.message}` }, 500);
  });
  return app;
}
