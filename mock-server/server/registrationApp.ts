import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { getDialect } from "../rules/dialects.ts";
import { isLocalOrigin } from "../rules/localOrigins.ts";
import { createGraphQlEndpoint } from "../services/graphql/endpoint.ts";
import { createErrorResponse } from "../services/graphql/errors.ts";
import { createSchema } from "../services/graphql/schema.ts";
import { registrationResolvers } from "../services/registration/registrationResolvers.ts";
import { findOrigins, type RequestEnv, type ServiceOrigins } from "../services/requestContext.ts";
import { getTexts, selectLocale } from "../texts/getTexts.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { applyFaultsAndJournal } from "./middleware/faultsAndJournal.ts";
import { limitBody } from "./middleware/limitBody.ts";
import { normalizeMediaType } from "./middleware/normalizeMediaType.ts";
import { restrictGraphiQl } from "./middleware/restrictControl.ts";
import { authenticateRequest } from "./request/authenticateRequest.ts";

interface RegistrationOptions {
  worlds: WorldRegistry;
  origins: ServiceOrigins;
}

const path = "/:world/graphql";

const corsOptions = { origin: (origin: string) => (isLocalOrigin(origin) ? origin : null), maxAge: 600 };

/** The registration service at its own origin. */
export function createRegistrationApp({ worlds, origins }: RegistrationOptions): Hono<RequestEnv> {
  const schema = createSchema(["registration"], registrationResolvers);
  const endpoint = createGraphQlEndpoint(schema, "Taglys registration service", path);
  const app = new Hono<RequestEnv>();
  const getWorld = (c: Context) => worlds.get(c.req.param("world") ?? "");
  app.use("/:world/*", (c, next) => {
    const world = getWorld(c);
    const { corsHeaders = [] } = world ? getDialect(world) : {};
    // An empty list allows all headers.
    return cors({ ...corsOptions, allowHeaders: [...corsHeaders] })(c, next);
  });
  app.use(normalizeMediaType);
  app.use(limitBody());
  app.use(
    "/:world/*",
    applyFaultsAndJournal(() => "registration", getWorld),
  );

  app.all(path, restrictGraphiQl, async (c) => {
    const id = c.req.param("world");
    const world = worlds.get(id);
    if (!world) return createErrorResponse(404, "UNKNOWN_WORLD", `There is no world "${id}".`);
    const caller = await authenticateRequest(world, c.req.raw);
    if ("error" in caller) return createErrorResponse(401, "AUTH_NOT_AUTHORIZED", caller.error);
    c.set("account", caller.account);
    const locale = selectLocale(c.req.header("x-taglys-locale"), world.config);
    return endpoint.fetch(c.req.raw, {
      world,
      account: caller.account,
      locale,
      texts: getTexts(locale),
      portalOrigin: c.req.header("origin") ?? "",
      origins: findOrigins(origins, c.req.raw),
    });
  });

  app.notFound((c) =>
    c.json({ message: `There is nothing at ${c.req.path}. The endpoint is /<world>/graphql.` }, 404),
  );
  return app;
}
