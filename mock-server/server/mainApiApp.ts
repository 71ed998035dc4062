import { type Context, Hono } from "hono";
import type { Country } from "../../schema/locales.ts";
import { isSignedFileLink } from "../services/files/fileLinks.ts";
import { fileRoutes, findAsset } from "../services/files/fileRoutes.ts";
import { createGraphQlEndpoint } from "../services/graphql/endpoint.ts";
import { createSchema } from "../services/graphql/schema.ts";
import { mainResolvers } from "../services/main-api/mainResolvers.ts";
import { registrationResolvers } from "../services/registration/registrationResolvers.ts";
import {
  findOrigins,
  findPortalOrigin,
  type RequestEnv,
  type ServiceOrigins,
} from "../services/requestContext.ts";
import { restRoutes } from "../services/rest/restRoutes.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { applyFaultsAndJournal } from "./middleware/faultsAndJournal.ts";
import { forwardRequest } from "./middleware/forwardRequest.ts";
import { identifyCaller } from "./middleware/identifyCaller.ts";
import { limitBody } from "./middleware/limitBody.ts";
import { normalizeMediaType } from "./middleware/normalizeMediaType.ts";
import { resolveWorld } from "./middleware/resolveWorld.ts";
import { restrictGraphiQl } from "./middleware/restrictControl.ts";

export interface MainApiOptions {
  worlds: WorldRegistry;
  /** Country of plain `localhost`. */
  defaultCountry: Country;
  origins: ServiceOrigins;
  /** Origin of the backend for requests that are not mocked. Default: there is none. */
  backend?: string | undefined;
}

const path = "/graphql";

/** A page in place of the configurator, which is another system. */
const configuratorPage = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width" />
<title>Configurator</title>
<h1>Configurator</h1>
<p>The plan opens here in the configurator, which is another system.</p>
</html>`;

/** Everything below the portal's own origin: `/graphql`, `/api`, `/files` and `/configurator`. */
export function createMainApiApp({
  worlds,
  defaultCountry,
  origins,
  backend,
}: MainApiOptions): Hono<RequestEnv> {
  const forward = (c: Context<RequestEnv>) => {
    if (backend === undefined || c.req.path === "/reports") return undefined;
    const isOwnFile = c.req.path.startsWith("/files/") && enterFileWorld(c, worlds);
    return isOwnFile ? undefined : forwardRequest(backend, c.req.raw);
  };
  const app = new Hono<RequestEnv>();
  app.use(normalizeMediaType);
  app.use(limitBody());
  app.use(resolveWorld(worlds, defaultCountry));
  app.use(
    applyFaultsAndJournal(
      (requested) => (requested === path ? "main-api" : "rest"),
      (c) => c.get("world"),
      forward,
    ),
  );
  app.use(identifyCaller(backend === undefined ? undefined : worlds));

  const { main, combined } = createEndpoints();
  app.all(path, restrictGraphiQl, async (c) => {
    const { world, account, locale, texts } = c.var;
    const endpoint = world.config.ownRegistrationService ? main : combined;
    return endpoint.fetch(c.req.raw, {
      world,
      account,
      locale,
      texts,
      portalOrigin: findPortalOrigin(c.req.raw),
      origins: findOrigins(origins, c.req.raw),
    });
  });
  app.route("/api", restRoutes);
  // The journal keeps the reports.
  app.post("/reports", (c) => c.body(null, 204));
  app.route("/files", fileRoutes);
  app.get("/configurator/*", (c) =>
    c.html(configuratorPage, 200, { "content-security-policy": "default-src 'none'" }),
  );
  // A catch-all route: Hono ignores `notFound` in an app that is mounted below another.
  app.all("*", (c) => c.json({ message: `There is nothing at ${c.req.method} ${c.req.path}.` }, 404));
  return app;
}

/** Whether the mock server has the file. Browsers follow links without a token, so the signature tells the file's world. */
function enterFileWorld(c: Context<RequestEnv>, worlds: WorldRegistry): boolean {
  const world = worlds.all().find((it) => isSignedFileLink(it, c.req.path, c.req.query()));
  if (world) c.set("world", world);
  return world !== undefined || findAsset(c.req.path) !== undefined;
}

/** The main API, and the main API together with the registration service for countries without a service of their own. */
function createEndpoints() {
  return {
    main: createGraphQlEndpoint(createSchema(["main"], mainResolvers), "Taglys main API", path),
    combined: createGraphQlEndpoint(
      createSchema(["main", "registration"], [...mainResolvers, ...registrationResolvers]),
      "Taglys main API with registration",
      path,
    ),
  };
}
