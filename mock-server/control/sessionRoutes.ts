import { Hono } from "hono";
import * as v from "valibot";
import { issueTokens } from "../identity/issueTokens.ts";
import { isLoopbackOrigin } from "../loopback.ts";
import type { AccountRecord, World } from "../world/world.ts";
import { worldCookie } from "../world/worldOfRequest.ts";
import { ControlError } from "./controlError.ts";
import { personaOf } from "./personaOf.ts";
import { readBody, readQuery } from "./requestBody.ts";
import { enterPath, portalAddress } from "./shareLink.ts";
import type { WorldEnv } from "./worldEnv.ts";

const expectedPortal = "must be an origin on this machine such as http://se.localhost:5173.";
const portal = v.pipe(
  v.string(expectedPortal),
  v.check(isLoopbackOrigin, expectedPortal),
  v.transform((address) => new URL(address).origin),
);

const sessionRequest = v.strictObject({ persona: v.string("must be the name of a persona."), portal });
const shareQuery = v.strictObject({
  persona: v.optional(v.string()),
  portal,
  path: v.optional(v.string(), "/overview"),
});

/** `/worlds/:id/session` and `/worlds/:id/share`: ways into the portal without the sign-in page. */
export function sessionRoutes(identityOrigin: string): Hono<WorldEnv> {
  return new Hono<WorldEnv>()
    .post("/session", async (c) => {
      const { persona, portal: origin } = await readBody(c, sessionRequest);
      const world = c.get("world");
      const account = personaOf(world, persona);
      return c.json(await storageState(world, account, { origin, identityOrigin }));
    })
    .get("/share", (c) => {
      const { persona, portal: origin, path } = readQuery(c, shareQuery);
      const world = c.get("world");
      if (persona !== undefined) personaOf(world, persona);
      if (!portalAddress(origin, path)) throw new ControlError(400, "path: must be a path of the portal.");
      const url = new URL(enterPath, origin);
      url.searchParams.set("world", world.id);
      if (persona !== undefined) url.searchParams.set("persona", persona);
      url.searchParams.set("path", path);
      return c.json({ url: url.href });
    });
}

interface Origins {
  /** Origin of the portal. */
  origin: string;
  identityOrigin: string;
}

/** A browser's storage as Playwright takes it, signed in as the account, in the world. */
async function storageState(world: World, account: AccountRecord, { origin, identityOrigin }: Origins) {
  const age = world.signIn.headlessAge ?? 0;
  const tokens = await issueTokens(world, account.id, { origin: identityOrigin, age });
  const now = world.clock.seconds() - age;
  const kept = {
    idToken: tokens.id_token,
    idTokenExpiresAt: now + Number(tokens.id_token_expires_in),
    refreshToken: tokens.refresh_token ?? "",
    refreshTokenExpiresAt: now + Number(tokens.refresh_token_expires_in),
    profileInfo: tokens.profile_info,
    notBefore: tokens.not_before,
  };
  const { hostname } = new URL(origin);
  return {
    cookies: [
      {
        name: worldCookie,
        value: world.id,
        domain: hostname,
        path: "/",
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: "Lax",
      },
    ],
    origins: [
      {
        origin,
        localStorage: Object.entries(kept).map(([name, value]) => ({
          name: `ad_${name}`,
          value: String(value),
        })),
      },
    ],
  };
}
