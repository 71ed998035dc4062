import { decodeJwt, SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { signingPrivateKey } from "../../services/identity/tokens/signingKey.ts";
import { createClient, issueIdToken } from "../../testing/serviceClient.ts";
import { mainApi, registrationService } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

/** Signs a token with another subject by the provider's key. */
async function signToken(sub: string): Promise<string> {
  const claims = decodeJwt(await issueIdToken(world, "anna"));
  return await new SignJWT({ ...claims, sub })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid })
    .sign(signingPrivateKey);
}

describe("a valid bearer token", () => {
  it.each(["Bearer", "bearer"])(
    "is accepted by both GraphQL services and the session check: %s",
    { tags: ["R6.6", "R7.30"] },
    async (scheme) => {
      const authorization = `${scheme} ${await issueIdToken(world, "anna")}`;
      const caller = createClient(world, undefined, { authorization });
      expect((await caller.main("{ showAccount { id } }")).errors).toEqual([]);
      expect((await caller.registration("{ registeredWindows { hasNextPage } }")).errors).toEqual([]);
      expect((await caller.get("/api/auth/me")).status).toBe(200);
    },
  );
});

describe("an authorization header", { tags: ["R7.31"] }, () => {
  // `verifyIdToken.test.ts` has the other tokens that are invalid.
  it.each<{ title: string; create: () => Promise<string> | string; reason: RegExp }>([
    {
      title: "with an expired token",
      create: async () => {
        const token = await issueIdToken(world, "anna");
        world.clock.advance(3_600_000);
        return `Bearer ${token}`;
      },
      reason: /expired/,
    },
    {
      title: "with a token of another world",
      create: async () => `Bearer ${await issueIdToken(createStandingWorld("DE", "other"), "anna")}`,
      reason: /not by this world's tenant/,
    },
    {
      title: "with a token of an unknown account",
      create: async () => `Bearer ${await signToken("account-nobody")}`,
      reason: /account-nobody does not exist/,
    },
    { title: "without a token", create: () => "Bearer", reason: /must read ["']Bearer/ },
    { title: "with another scheme", create: () => "Basic YTpi", reason: /must read ["']Bearer/ },
  ])("$title is rejected with 401 AUTH_NOT_AUTHORIZED", { tags: ["R8.2"] }, async ({ create, reason }) => {
    const headers = { authorization: await create() };
    const path = "/graphql?query={__typename}";
    for (const [app, url] of [
      [mainApi, path],
      [registrationService, `/de${path}`],
      [mainApi, "/api/auth/me"],
    ] as const) {
      const response = await app.request(url, { headers });
      expect(response.status).toBe(401);
      const challenge = response.headers.get("www-authenticate");
      expect(challenge).toMatch(/^Bearer error="invalid_token", error_description="/);
      expect(challenge).toMatch(reason);
      const { errors } = await response.json();
      if (url !== "/api/auth/me") expect(errors[0].extensions).toEqual({ code: "AUTH_NOT_AUTHORIZED" });
    }
  });
});
