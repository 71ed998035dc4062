import { decodeJwt, SignJWT } from "jose";
import { beforeEach, expect, it } from "vitest";
import { signingPrivateKey } from "#services/identity/tokens/signingKey.ts";
import { issueIdToken } from "#testing/serviceClient.ts";
import { mainApi, registrationService } from "#testing/services.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

/** Creates a header with a token of another subject, signed by the provider's key. */
async function createHeader(sub: string): Promise<string> {
  const claims = decodeJwt(await issueIdToken(world, "anna"));
  const token = await new SignJWT({ ...claims, sub })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid })
    .sign(signingPrivateKey);
  return `Bearer ${token}`;
}

async function createExpiredHeader(): Promise<string> {
  const token = await issueIdToken(world, "anna");
  world.clock.advance(3_600_000);
  return `Bearer ${token}`;
}

// `verifyIdToken.test.ts` tests further invalid tokens.
it.each<[title: string, create: () => Promise<string>, reason: RegExp]>([
  ["with an expired token", createExpiredHeader, /expired/],
  [
    "with a token of another world",
    async () => `Bearer ${await issueIdToken(createStandingWorld("DE", "other"), "anna")}`,
    /not by this world's tenant/,
  ],
  [
    "with a token of an unknown account",
    () => createHeader("account-nobody"),
    /account-nobody does not exist/,
  ],
  ["without a token", async () => "Bearer", /must read ["']Bearer/],
  ["with another scheme", async () => "Basic YTpi", /must read ["']Bearer/],
])("an authorization header %s is rejected with 401 AUTH_NOT_AUTHORIZED", async (_, create, reason) => {
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
