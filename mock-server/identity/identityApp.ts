import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import { observe } from "../control/observe.ts";
import { isLoopbackOrigin } from "../loopback.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { continueAuthorization, leaveAuthorization, startAuthorization } from "./authorize.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { answerDiscovery, answerKeys } from "./discovery.ts";
import { cancelled, errorBody, ProtocolError, passwordForgotten } from "./errors.ts";
import { answerLogout } from "./logout.ts";
import { failAuthorizeOnDemand, failTokenOnDemand } from "./onDemand.ts";
import { addressesOf, findEndpoint, type IdentityEnv } from "./policyEndpoint.ts";
import { startNamedSession } from "./startNamedSession.ts";
import { findTenant } from "./tenants.ts";
import { answerTokenRequest, refuseTokenMethod } from "./tokenEndpoint.ts";

interface IdentityAppOptions {
  worlds: WorldRegistry;
  /** The address the provider is reached at, for example `http://localhost:4002`. */
  origin: string;
}

const largestBody = 100_000;

/** The fake sign-in provider: Azure AD B2C with one tenant for each world. */
export function createIdentityApp({ worlds, origin }: IdentityAppOptions): Hono<IdentityEnv> {
  const app = new Hono<IdentityEnv>();
  const endpoint = findEndpoint(worlds, origin);

  app.use(
    secureHeaders({
      // The provider speaks plain http on this computer.
      strictTransportSecurity: false,
      xFrameOptions: "DENY",
      // The page that posts the answer allows its one script itself.
      overwrite: false,
    }),
    async (c, next) => {
      await next();
      if (!c.res.headers.has("Content-Security-Policy")) {
        c.res.headers.set("Content-Security-Policy", contentSecurityPolicy);
      }
      c.res.headers.set("Cache-Control", "no-store");
    },
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new ProtocolError({ error: "invalid_request", text: "The request is too large." }, 413);
      },
    }),
  );

  const discovery = addressesOf("/v2.0/.well-known/openid-configuration");
  const keys = addressesOf("/discovery/v2.0/keys");
  const token = addressesOf("/oauth2/v2.0/token");
  for (const address of [...discovery, ...keys, ...token]) {
    app.use(address, cors({ origin: allowedOrigin, allowMethods: ["GET", "POST", "OPTIONS"], maxAge: 600 }));
  }
  // After the rules for other origins: browsers must be able to read the answer of a fault.
  app.use(
    "/:tenant/*",
    observe(
      () => "identity",
      (c) => findTenant(worlds, c.req.param("tenant") ?? ""),
    ),
  );
  app.on("GET", discovery, endpoint, answerDiscovery);
  app.on("GET", keys, endpoint, answerKeys);
  app.on("POST", token, endpoint, failTokenOnDemand, answerTokenRequest);
  app.on(["GET", "PUT", "PATCH", "DELETE"], token, endpoint, refuseTokenMethod);

  const authorize = "/oauth2/v2.0/authorize";
  app.on("GET", addressesOf(authorize), endpoint, failAuthorizeOnDemand, startAuthorization);
  app.on("POST", addressesOf(authorize), endpoint, failAuthorizeOnDemand, continueAuthorization);
  app.on("GET", addressesOf(`${authorize}/cancelled`), endpoint, leaveAuthorization(cancelled));
  app.on("GET", addressesOf(`${authorize}/forgotten`), endpoint, leaveAuthorization(passwordForgotten));
  app.on(["GET", "POST"], addressesOf("/oauth2/v2.0/logout"), endpoint, answerLogout);

  app.get("/:tenant/:policy/start-session", endpoint, startNamedSession);

  app.get("/favicon.ico", (c) => c.body(null, 204));
  app.notFound((c) => {
    const text = `There is nothing at ${c.req.method} ${c.req.path}. Addresses: ${[
      ...discovery,
      ...keys,
      ...token,
      ...addressesOf(authorize),
      ...addressesOf("/oauth2/v2.0/logout"),
    ].join(", ")}.`;
    return c.json(errorBody({ error: "invalid_request", text }, undefined), 404);
  });
  app.onError((error, c) => {
    // Not set where the error came before the endpoint was found.
    const world: IdentityEnv["Variables"]["endpoint"]["world"] | undefined = c.get("endpoint")?.world;
    if (error instanceof ProtocolError) return c.json(errorBody(error.problem, world), error.status);
    const text = `An unhandled exception has occurred on the server. ${error.message}`;
    return c.json({ error: "server_error", error_description: `AADB2C90048: ${text}` }, 500);
  });
  return app;
}

function allowedOrigin(origin: string): string | null {
  return isLoopbackOrigin(origin) ? origin : null;
}
