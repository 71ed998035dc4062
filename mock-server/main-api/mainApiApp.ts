import type { Context } from "hono";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { observe } from "../control/observe.ts";
import { refuseForeignOperations } from "../control/strictMode.ts";
import type { Country } from "../generated/mainApi.ts";
import { callerOfRequest } from "../graphql/caller.ts";
import type { ServiceOrigins } from "../graphql/context.ts";
import { errorAnswer } from "../graphql/errorAnswer.ts";
import { schemaOf } from "../graphql/schemaOf.ts";
import { yogaFor } from "../graphql/yogaFor.ts";
import { lazily } from "../lazily.ts";
import { restRoutes } from "../rest/restRoutes.ts";
import type { Texts } from "../texts/texts.ts";
import { callerLocale, textsFor } from "../texts/textsFor.ts";
import { pictureAt } from "../world/pictures/pictureAt.ts";
import type { AccountRecord, World } from "../world/world.ts";
import { worldOfRequest } from "../world/worldOfRequest.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { isClientSignature, signClient } from "./clientSignature.ts";
import { configuratorPage } from "./configuratorPage.ts";
import { mainResolvers } from "./mainResolvers.ts";

export interface MainApiOptions {
  worlds: WorldRegistry;
  /** Country of plain `localhost`. */
  defaultCountry: Country;
  origins: ServiceOrigins;
  /** Refuses operations that are not the portal's own. */
  strict?: boolean;
}

/** What the routes below the portal's own origin know of a call. */
export interface CallVariables {
  Variables: { world: World; account: AccountRecord | null; locale: string; texts: Texts };
}

/** Everything that answers below the portal's own origin: `/graphql`, `/api`, the file store and the configurator. */
export function createMainApiApp({
  worlds,
  defaultCountry,
  origins,
  strict = false,
}: MainApiOptions): Hono<CallVariables> {
  const main = yogaFor(schemaOf(["main"], mainResolvers), "Taglys main API");
  const combined = lazily(async () => {
    const { registrationResolvers } = await import("../registration/registrationResolvers.ts");
    const resolvers = [...mainResolvers, ...registrationResolvers];
    return yogaFor(schemaOf(["main", "registration"], resolvers), "Taglys main API with registration");
  });
  const app = new Hono<CallVariables>();

  app.use(async (c, next) => {
    const found = worldOfRequest(c.req.raw, worlds, defaultCountry);
    if ("problem" in found) return refusal(c, 404, "UNKNOWN_WORLD", found.problem);
    c.set("world", found.world);
    // A page or a file that the browser opens by itself comes without the header, but with the portal's cookie.
    const locale = callerLocale(
      c.req.header("x-taglys-locale") ?? getCookie(c, "locale"),
      found.world.config,
    );
    c.set("locale", locale);
    c.set("texts", textsFor(locale));
    return next();
  });

  app.use(
    observe(
      (path) => (path === "/graphql" ? "main-api" : "rest"),
      (c) => c.get("world"),
    ),
  );

  app.use(async (c, next) => {
    const address = addressOf(c);
    const token = c.req.header("x-client-token");
    const signature = c.req.header("x-client-signature");
    if (
      (token || signature) &&
      !isClientSignature(address, { token: token ?? "", signature: signature ?? "" })
    ) {
      return refusal(
        c,
        403,
        "CLIENT_NOT_RECOGNISED",
        "The client token and signature do not belong to your address.",
      );
    }
    const caller = await callerOfRequest(c.get("world"), c.req.raw);
    if ("refusal" in caller) return refusal(c, 401, "AUTH_NOT_AUTHORIZED", caller.refusal);
    c.set("account", caller.account);
    await next();
    const pair = signClient(address);
    c.header("x-client-token", pair.token);
    c.header("x-client-signature", pair.signature);
    return undefined;
  });

  if (strict) app.use("/graphql", refuseForeignOperations());

  app.all("/graphql", async (c) => {
    const world = c.get("world");
    const service = world.config.ownRegistrationService ? main : await combined();
    return service.fetch(c.req.raw, {
      world,
      account: c.get("account"),
      locale: c.get("locale"),
      texts: c.get("texts"),
      portalOrigin: `${c.req.header("x-forwarded-proto") ?? "http"}://${c.req.header("host") ?? "localhost"}`,
      origins,
    });
  });

  app.route("/api", restRoutes);

  app.get("/files/*", async (c) => {
    const file = c.get("world").files.get(c.req.path.slice(1));
    const picture = file ? undefined : await pictureAt(c.req.path);
    if (picture) return picture;
    if (!file) return c.json({ message: c.get("texts").noFileAt(c.req.path) }, 404);
    return c.body(new Uint8Array(file.bytes), 200, {
      "content-type": file.mime,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "x-content-type-options": "nosniff",
    });
  });

  app.get("/configurator/:id", (c) => {
    const { status, content, contentSecurityPolicy } = configuratorPage(
      c.get("world"),
      c.get("locale"),
      c.req.param("id"),
    );
    c.header("content-security-policy", contentSecurityPolicy);
    c.header("x-content-type-options", "nosniff");
    return c.html(content, status);
  });

  // A catch-all route and not `notFound`, which Hono ignores in an app mounted below another.
  app.all("*", (c) => c.json({ message: `There is nothing at ${c.req.method} ${c.req.path}.` }, 404));
  return app;
}

/** The same answer in both shapes that are spoken below this origin: GraphQL's and the REST calls'. */
function refusal(c: Context, status: 401 | 403 | 404, code: string, message: string) {
  if (c.req.path === "/graphql") return errorAnswer(status, code, message);
  return c.json({ message }, status);
}

function addressOf(c: Context): string {
  const forwarded = c.req.header("x-forwarded-for")?.split(",")[0]?.trim();
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? "unknown";
}
