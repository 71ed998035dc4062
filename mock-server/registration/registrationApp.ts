import { Hono } from "hono";
import { cors } from "hono/cors";
import { observe } from "../control/observe.ts";
import { refuseForeignOperations } from "../control/strictMode.ts";
import { callerOfRequest } from "../graphql/caller.ts";
import type { ServiceOrigins } from "../graphql/context.ts";
import { errorAnswer } from "../graphql/errorAnswer.ts";
import { schemaOf } from "../graphql/schemaOf.ts";
import { yogaFor } from "../graphql/yogaFor.ts";
import { isLoopbackOrigin } from "../loopback.ts";
import { callerLocale, textsFor } from "../texts/textsFor.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { registrationResolvers } from "./registrationResolvers.ts";

/** The registration service at its own origin: `/<world>/graphql`. */
export function createRegistrationApp({
  worlds,
  origins,
  strict = false,
}: {
  worlds: WorldRegistry;
  origins: ServiceOrigins;
  /** Refuses operations that are not the portal's own. */
  strict?: boolean;
}): Hono {
  const yoga = yogaFor(schemaOf(["registration"], registrationResolvers), "Taglys registration service");
  const app = new Hono();

  app.use(cors({ origin: (origin) => (isLoopbackOrigin(origin) ? origin : null), maxAge: 600 }));

  app.use(
    "/:world/*",
    observe(
      () => "registration",
      (c) => worlds.get(c.req.param("world") ?? ""),
    ),
  );

  if (strict) app.use("/:world/graphql", refuseForeignOperations());

  app.all("/:world/graphql", async (c) => {
    const id = c.req.param("world");
    const world = worlds.get(id);
    if (!world) return errorAnswer(404, "UNKNOWN_WORLD", `There is no world "${id}".`);
    const caller = await callerOfRequest(world, c.req.raw);
    if ("refusal" in caller) return errorAnswer(401, "AUTH_NOT_AUTHORIZED", caller.refusal);
    const locale = callerLocale(c.req.header("x-taglys-locale"), world.config);
    return yoga.fetch(c.req.raw, {
      world,
      account: caller.account,
      locale,
      texts: textsFor(locale),
      portalOrigin: c.req.header("origin") ?? "",
      origins,
    });
  });

  app.notFound((c) =>
    c.json({ message: `There is nothing at ${c.req.path}. The service answers at /<world>/graphql.` }, 404),
  );
  return app;
}
