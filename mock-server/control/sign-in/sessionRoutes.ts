import { Hono } from "hono";
import * as v from "valibot";
import { isLocalOrigin } from "../../rules/localOrigins.ts";
import { issueTokens } from "../../services/identity/tokens/issueTokens.ts";
import type { AccountRecord } from "../../world/records.ts";
import type { World } from "../../world/world.ts";
import { worldCookie } from "../../world/worldRegistry.ts";
import { ControlError } from "../controlError.ts";
import { parseBody, parseQuery } from "../requestInput.ts";
import type { WorldEnv } from "../worldEnv.ts";
import { findPersona } from "./findPersona.ts";
import { enterPath, resolvePortalUrl } from "./shareLinkRoutes.ts";

const expectedPortal = "must be an origin on this machine such as http://se.localhost:5173.";
const portalSchema = v.pipe(
  v.string(expectedPortal),
  v.check(isLocalOrigin, expectedPortal),
  v.transform((url) => new URL(url).origin),
);

const sessionRequestSchema = v.strictObject({
  persona: v.string("must be the name of a persona."),
  portal: portalSchema,
});
const shareQuerySchema = v.strictObject({
  persona: v.optional(v.string()),
  portal: portalSchema,
  path: v.optional(v.string(), "/overview"),
});

/** `/worlds/:id/session` and `/worlds/:id/share`: storage states and links that open the portal signed in. */
export function createSessionRoutes(identityOrigin: string): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .post("/session", async (c) => {
      const { persona, portal: portalOrigin } = await parseBody(c, sessionRequestSchema);
      const world = c.get("world");
      const account = findPersona(world, persona);
      return c.json(await createStorageState(world, account, { portalOrigin, identityOrigin }));
    })
    .get("/share", (c) => {
      const { persona, portal: portalOrigin, path } = parseQuery(c, shareQuerySchema);
      const world = c.get("world");
      if (persona !== undefined) findPersona(world, persona);
      if (!resolvePortalUrl(portalOrigin, path))
        throw new ControlError(400, "path: must be a path of the portal.");
      const url = new URL(enterPath, portalOrigin);
      url.searchParams.set("world", world.id);
      if (persona !== undefined) url.searchParams.set("persona", persona);
      url.searchParams.set("path", path);
      return c.json({ url: url.href });
    });
}

interface Origins {
  portalOrigin: string;
  identityOrigin: string;
}

/** Creates Playwright's storage state of a browser that is signed in to an account of the world. */
async function createStorageState(
  world: World,
  account: AccountRecord,
  { portalOrigin, identityOrigin }: Origins,
) {
  const age = world.signIn.headlessAge ?? 0;
  const tokens = await issueTokens(world, account.id, { origin: identityOrigin, age });
  const now = world.clock.seconds() - age;
  const storage = {
    idToken: tokens.id_token ?? "",
    idTokenExpiresAt: now + Number(tokens.id_token_expires_in),
    refreshToken: tokens.refresh_token ?? "",
    refreshTokenExpiresAt: now + Number(tokens.refresh_token_expires_in),
    profileInfo: tokens.profile_info ?? "",
    notBefore: tokens.not_before,
  };
  const { hostname } = new URL(portalOrigin);
  const shared = { domain: hostname, path: "/", expires: -1, secure: false, sameSite: "Lax" };
  return {
    cookies: [
      { ...shared, name: worldCookie, value: world.id, httpOnly: true },
      // By which the portal's host knows that it need not send the introduction.
      { ...shared, name: "signed-in", value: "1", httpOnly: false },
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
