import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import { isLocalOrigin } from "../rules/localOrigins.ts";
import { fontPath, sendFont } from "../services/brand.ts";
import {
  handleAuthorize,
  handleAuthorizeForm,
  rejectAuthorization,
} from "../services/identity/authorize/authorizeEndpoint.ts";
import { handleLogout, handleStartSession } from "../services/identity/authorize/signOnSession.ts";
import { handleDiscovery, handleKeys } from "../services/identity/discovery.ts";
import { createErrorBody, ProtocolError } from "../services/identity/errors.ts";
import { contentSecurityPolicy } from "../services/identity/pages/pageLayout.ts";
import { getPolicyPaths, type IdentityEnv, resolveEndpoint } from "../services/identity/policyEndpoint.ts";
import { applyAuthorizeFault, applyTokenFault } from "../services/identity/providerFaults.ts";
import { findTenant } from "../services/identity/tenants.ts";
import { handleTokenRequest } from "../services/identity/tokens/tokenEndpoint.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { applyFaultsAndJournal } from "./middleware/faultsAndJournal.ts";

interface IdentityAppOptions {
  worlds: WorldRegistry;
  /** The provider's own origin, for example `http://localhost:4002`. */
  origin: string;
}

const maxBodyBytes = 100_000;

/** The fake sign-in provider: Azure AD B2C with one tenant for each world. */
export function createIdentityApp({ worlds, origin }: IdentityAppOptions): Hono<IdentityEnv> {
  const app = new Hono<IdentityEnv>();
  const endpoint = resolveEndpoint(worlds, origin);

  // These routes come before the headers that forbid storing responses.
  app.get(fontPath, sendFont);
  app.use(
    secureHeaders({
      // Browsers would apply the header to the whole host, which serves the portal by plain http.
      strictTransportSecurity: false,
      xFrameOptions: "DENY",
    }),
    async (c, next) => {
      await next();
      c.res.headers.set("Content-Security-Policy", contentSecurityPolicy);
      c.res.headers.set("Cache-Control", "no-store");
    },
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new ProtocolError({ error: "invalid_request", text: "The request is too large." }, 413);
      },
    }),
  );

  const discovery = getPolicyPaths("/v2.0/.well-known/openid-configuration");
  const keys = getPolicyPaths("/discovery/v2.0/keys");
  const token = getPolicyPaths("/oauth2/v2.0/token");
  for (const path of [...discovery, ...keys, ...token]) {
    app.use(
      path,
      cors({
        origin: (requested) => (isLocalOrigin(requested) ? requested : null),
        allowMethods: ["GET", "POST", "OPTIONS"],
        exposeHeaders: ["Date", "Retry-After"],
        maxAge: 600,
      }),
    );
  }
  const getWorld = (c: Context) => findTenant(worlds, c.req.param("tenant") ?? "");
  // Faults come after CORS, so that browsers can read their responses.
  app.use(
    "/:tenant/*",
    applyFaultsAndJournal(() => "identity", getWorld),
  );
  app.on("GET", discovery, endpoint, handleDiscovery);
  app.on("GET", keys, endpoint, handleKeys);
  app.on("POST", token, endpoint, applyTokenFault, handleTokenRequest);

  const authorize = "/oauth2/v2.0/authorize";
  app.on("GET", getPolicyPaths(authorize), endpoint, applyAuthorizeFault, handleAuthorize);
  app.on("POST", getPolicyPaths(authorize), endpoint, applyAuthorizeFault, handleAuthorizeForm);
  app.on("GET", getPolicyPaths(`${authorize}/cancelled`), endpoint, rejectAuthorization("AADB2C90091"));
  app.on("GET", getPolicyPaths(`${authorize}/forgotten`), endpoint, rejectAuthorization("AADB2C90118"));
  app.on("GET", getPolicyPaths("/oauth2/v2.0/logout"), endpoint, handleLogout);

  app.get("/:tenant/:policy/start-session", endpoint, handleStartSession);

  app.get("/favicon.ico", (c) => c.body(null, 204));
  app.notFound((c) => {
    const text = `There is nothing at ${c.req.method} ${c.req.path}.`;
    return c.json(createErrorBody({ error: "invalid_request", text }, undefined), 404);
  });
  app.onError((error, c) => {
    // There is no world if the error was thrown before the endpoint was resolved.
    const world: IdentityEnv["Variables"]["endpoint"]["world"] | undefined = c.get("endpoint")?.world;
    if (error instanceof ProtocolError)
      return c.json(createErrorBody(error.providerError, world), error.status);
    const text = `An unhandled exception has occurred on the server. ${error.message}`;
    return c.json({ error: "server_error", error_description: `AADB2C90048: ${text}` }, 500);
  });
  return app;
}
