import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { generateSpecs } from "hono-openapi";
import { stringify } from "yaml";
import type { Country } from "../../schema/locales.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import { maxSnapshotBytes } from "../world/snapshot.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { ControlError } from "./controlError.ts";
import { commonErrors, createOperationDescriber } from "./describeOperation.ts";
import { createFaultRoutes } from "./faultRoutes.ts";
import { createJournalRoutes } from "./journalRoutes.ts";
import { createPactStateRoutes } from "./pact-states/pactStateRoutes.ts";
import { createProviderRoutes } from "./sign-in/providerRoutes.ts";
import { createSessionRoutes } from "./sign-in/sessionRoutes.ts";
import { resolveWorldById, type WorldEnv } from "./worldEnv.ts";
import { createClockRoutes } from "./worlds/clockRoutes.ts";
import { createWorldListRoutes, createWorldRoutes } from "./worlds/worldRoutes.ts";

const maxBodyBytes = 1_000_000;

const description = [
  "Creates and changes worlds, for tests in any language.",
  "Generate a client from this document, which the mock server serves at `/control/openapi.yaml`.",
  "Every error has the body `Error`, whose message says what was expected;",
  "pages of other origins get 403, and other bodies than JSON 415.",
  "If the server has a password, each request needs it by HTTP Basic authentication, with any user name.",
].join(" ");

const describe = createOperationDescriber("server");

/** The control API, to be mounted at `/control`. Errors have a status of 4xx and the body `{ message }`. */
export function createControlRoutes(
  worlds: WorldRegistry,
  origins: ServiceOrigins,
  defaultCountry: Country = "DE",
  { backend, allowedPortals = [] }: { backend?: string | undefined; allowedPortals?: readonly string[] } = {},
) {
  const limitBody = createBodyLimit(maxBodyBytes);
  const limitSnapshot = createBodyLimit(maxSnapshotBytes);
  // The routes must be one chain of calls, since TypeScript derives the client's type from it.
  const app = new Hono<WorldEnv>()
    .use((c, next) => (c.req.path.endsWith("/worlds/restore") ? limitSnapshot : limitBody)(c, next))
    .route("/", createWorldListRoutes(worlds, defaultCountry))
    .route("/", createPactStateRoutes(worlds, origins))
    .use("/worlds/:id/*", resolveWorldById(worlds))
    .route("/worlds/:id", createWorldRoutes(worlds))
    .route("/worlds/:id/faults", createFaultRoutes(backend))
    .route("/worlds/:id/clock", createClockRoutes())
    .route("/worlds/:id/journal", createJournalRoutes())
    .route("/worlds/:id/provider", createProviderRoutes())
    .route("/worlds/:id", createSessionRoutes(origins.identity, allowedPortals));
  app.get(
    "/openapi.yaml",
    describe({ id: "getOpenApi", summary: "This document", content: "application/yaml" }),
    async (c) => {
      // Parsers of YAML 1.1 read the unquoted country NO as false.
      const text = stringify(await createOpenApi(app), { version: "1.1", aliasDuplicateObjects: false });
      return c.body(text, 200, { "content-type": "application/yaml" });
    },
  );
  // A catch-all route: Hono ignores `notFound` in an app that is mounted below another.
  app.all("*", (c) => {
    throw new ControlError(404, `There is no control route ${c.req.method} ${c.req.path}.`);
  });
  app.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ message: error.message }, error.status);
    // Hono throws this error for a body that it cannot parse.
    if (error instanceof HTTPException && error.status === 400)
      return c.json({ message: "The body must be JSON." }, 400);
    return c.json({ message: `Internal error of the mock server: ${error.message}` }, 500);
  });
  return app;
}

/** Type of the control API, from which Hono's client takes the types of requests and responses. */
export type ControlApi = ReturnType<typeof createControlRoutes>;

/** The OpenAPI document of the control API. */
export async function createOpenApi(app: Hono<WorldEnv>) {
  return await generateSpecs(app, {
    documentation: {
      info: { title: "Control API of the mock server", version: "1.0.0", description },
      servers: [{ url: "http://localhost:4000/control" }],
      security: [{}, { password: [] }],
      components: {
        schemas: commonErrors.schemas,
        securitySchemes: { password: { type: "http", scheme: "basic" } },
      },
    },
    excludeStaticFile: false,
    defaultValidationErrorResponse: commonErrors.invalidRequest,
    defaultOptions: commonErrors.byMethod,
  });
}

function createBodyLimit(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ControlError(413, `The body is larger than ${maxSize / 1_000_000} MB.`);
    },
  });
}
