import { Hono } from "hono";
import * as v from "valibot";
import { isLocalOrigin } from "#rules/localOrigins.ts";
import { issueTokens } from "#services/identity/tokens/issueTokens.ts";
import { enterPath } from "#services/requestContext.ts";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { worldCookie } from "#world/worldRegistry.ts";
import { ControlError } from "../controlError.ts";
import { createOperationDescriber, validate } from "../describeOperation.ts";
import type { WorldEnv } from "../worldEnv.ts";
import { findPersona } from "./findPersona.ts";
import { resolvePortalUrl } from "./shareLinkRoutes.ts";

const expectedPortal =
  "must be an origin on this machine such as http://se.localhost:5173, or one that --allow-portal names.";

function createSchemas(allowedPortals: readonly string[]) {
  const portal = v.pipe(
    v.string(expectedPortal),
    v.check(
      (url) => isLocalOrigin(url) || allowedPortals.includes(URL.parse(url)?.origin ?? ""),
      expectedPortal,
    ),
    v.transform((url) => new URL(url).origin),
    v.description(
      "Origin of the portal on this machine, such as http://se.localhost:5173, or of an allowed one.",
    ),
  );
  const persona = v.optional(
    v.pipe(v.string("must be the name of a persona."), v.description("Who is signed in. Default: nobody.")),
  );
  return {
    session: v.strictObject({ persona, portal }),
    share: v.strictObject({
      persona,
      portal,
      path: v.optional(v.pipe(v.string(), v.description("Path of the portal.")), "/overview"),
    }),
  };
}

const storageStateSchema = v.pipe(
  v.strictObject({
    cookies: v.array(
      v.strictObject({
        name: v.string(),
        value: v.string(),
        domain: v.string(),
        path: v.string(),
        expires: v.number(),
        httpOnly: v.boolean(),
        secure: v.boolean(),
        sameSite: v.literal("Lax"),
      }),
    ),
    origins: v.array(
      v.strictObject({
        origin: v.string(),
        localStorage: v.array(v.strictObject({ name: v.string(), value: v.string() })),
      }),
    ),
  }),
  v.metadata({ ref: "StorageState" }),
);

export type StorageState = v.InferOutput<typeof storageStateSchema>;

const describe = createOperationDescriber("sign-in", [404]);

/** `/worlds/:id/session` and `/worlds/:id/share`: storage states and links that open the portal signed in. */
export function createSessionRoutes(identityOrigin: string, allowedPortals: readonly string[]) {
  const schemas = createSchemas(allowedPortals);
  return new Hono<WorldEnv>()
    .post(
      "/session",
      describe({
        id: "createSession",
        summary:
          "The storage state of a browser in the world, signed in if there is a persona, in the form of Playwright",
        content: storageStateSchema,
      }),
      validate("json", schemas.session),
      async (c) => {
        const { persona, portal: portalOrigin } = c.req.valid("json");
        const world = c.get("world");
        const account = persona === undefined ? undefined : findPersona(world, persona);
        return c.json(await createStorageState(world, account, { portalOrigin, identityOrigin }));
      },
    )
    .get(
      "/share",
      describe({
        id: "createShareLink",
        summary: "A link that opens the portal in the world, signed in if there is a persona",
        content: v.strictObject({ url: v.string() }),
      }),
      validate("query", schemas.share),
      (c) => {
        const { persona, portal: portalOrigin, path } = c.req.valid("query");
        const world = c.get("world");
        if (persona !== undefined) findPersona(world, persona);
        if (!resolvePortalUrl(portalOrigin, path))
          throw new ControlError(400, "path: must be a path of the portal.");
        const url = new URL(enterPath, portalOrigin);
        url.searchParams.set("world", world.id);
        if (persona !== undefined) url.searchParams.set("persona", persona);
        url.searchParams.set("path", path);
        return c.json({ url: url.href });
      },
    );
}

interface Origins {
  portalOrigin: string;
  identityOrigin: string;
}

/** Creates Playwright's storage state of a browser in the world, signed in if there is an account. */
async function createStorageState(
  world: World,
  account: AccountRecord | undefined,
  { portalOrigin, identityOrigin }: Origins,
): Promise<StorageState> {
  // On another machine, portal and provider share one origin.
  const origin = isLocalOrigin(portalOrigin) ? identityOrigin : portalOrigin;
  const storage = account ? await createCredentials(world, account, origin) : {};
  const { hostname } = new URL(portalOrigin);
  const shared = { domain: hostname, path: "/", expires: -1, secure: false, sameSite: "Lax" as const };
  // With this cookie, the portal's host does not send the introduction.
  const signedIn = { ...shared, name: "signed-in", value: "1", httpOnly: false };
  return {
    cookies: [
      { ...shared, name: worldCookie, value: world.id, httpOnly: true },
      ...(account ? [signedIn] : []),
    ],
    origins: [
      {
        origin: portalOrigin,
        localStorage: Object.entries(storage).map(([name, value]) => ({
          name: `ad_${name}`,
          value: String(value),
        })),
      },
    ],
  };
}

async function createCredentials(world: World, { id }: AccountRecord, origin: string) {
  const age = world.signIn.headlessAge ?? 0;
  const tokens = await issueTokens(world, id, { origin, age });
  const now = world.clock.seconds() - age;
  return {
    idToken: tokens.id_token,
    idTokenExpiresAt: now + Number(tokens.id_token_expires_in),
    refreshToken: tokens.refresh_token,
    refreshTokenExpiresAt: now + Number(tokens.refresh_token_expires_in),
    profileInfo: tokens.profile_info,
    notBefore: tokens.not_before,
  };
}
