import { decodeJwt, SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { signingPrivateKey } from "../../services/identity/tokens/signingKey.ts";
import { createClient, issueIdToken } from "../../testing/serviceClient.ts";
import { mainApi, registrationService } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

const hour = 3_600_000;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

/** Sends an authorization header to the three endpoints that read it. */
async function requestAllServices(authorization: string) {
  const caller = createClient(world, undefined, { authorization });
  // Needs no sign-in: only the token can be the reason for an error.
  const main = await caller.main("{ runtimeConfig { country } }");
  const registration = await caller.registration("{ registeredWindows { hasNextPage } }");
  const session = await caller.get("/api/auth/me");
  return { main, registration, session: session.status };
}

/** Signs a token with changed claims by the provider's key. */
async function signToken(changes: Record<string, string>): Promise<string> {
  const claims = decodeJwt(await issueIdToken(world, "anna"));
  return await new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid })
    .sign(signingPrivateKey);
}

/** Replaces the subject of a token without signing it again. */
function replaceSubject(token: string): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = Buffer.from(payload, "base64url").toString().replaceAll("account-anna", "account-clara");
  return `${header}.${Buffer.from(claims).toString("base64url")}.${signature}`;
}

describe("a valid bearer token", () => {
  it("is accepted by both GraphQL services and the session check", { tags: ["R6.6", "R7.30"] }, async () => {
    const { main, registration, session } = await requestAllServices(
      `Bearer ${await issueIdToken(world, "anna")}`,
    );
    expect([main.status, registration.status, session]).toEqual([200, 200, 200]);
    expect([...main.errors, ...registration.errors]).toEqual([]);
  });

  it("is accepted when signed by the test itself", async () => {
    expect((await requestAllServices(`Bearer ${await signToken({})}`)).session).toBe(200);
  });

  it("is accepted with a lower-case scheme", async () => {
    expect((await requestAllServices(`bearer ${await issueIdToken(world, "anna")}`)).session).toBe(200);
  });
});

describe("401 response to an invalid token", () => {
  it.each([
    { authorization: "Bearer nonsense", description: "The id token cannot be read." },
    {
      authorization: "Basic YTpi",
      description: "The authorization header must read 'Bearer <id token>'.",
    },
  ])(
    "names the scheme and the reason in WWW-Authenticate: $authorization",
    async ({ authorization, description }) => {
      const init = { method: "POST", headers: { authorization, "content-type": "application/json" } };
      const responses = [
        await mainApi.request("/graphql", init),
        await registrationService.request("/de/graphql", init),
        await mainApi.request("/api/auth/me", { headers: { authorization } }),
      ];
      for (const response of responses) {
        expect(response.status).toBe(401);
        expect(response.headers.get("www-authenticate")).toBe(
          `Bearer error="invalid_token", error_description="${description}"`,
        );
      }
    },
  );
});

describe("an authorization header", { tags: ["R7.31"] }, () => {
  const cases: { title: string; authorization: () => Promise<string> | string; reason: RegExp }[] = [
    {
      title: "with a changed payload",
      authorization: async () => `Bearer ${replaceSubject(await issueIdToken(world, "anna"))}`,
      reason: /not signed by the provider/,
    },
    {
      title: "with an expired token",
      authorization: async () => {
        const token = await issueIdToken(world, "anna");
        world.clock.advance(hour);
        return `Bearer ${token}`;
      },
      reason: /expired/,
    },
    {
      title: "with a token that is not valid yet",
      authorization: async () => {
        const token = await issueIdToken(world, "anna");
        world.clock.advance(-hour);
        return `Bearer ${token}`;
      },
      reason: /not valid yet/,
    },
    {
      title: "with a token for another client",
      authorization: async () => `Bearer ${await signToken({ aud: "another-client" })}`,
      reason: /issued to another client/,
    },
    {
      title: "with a token of another world",
      authorization: async () => `Bearer ${await issueIdToken(createStandingWorld("DE", "other"), "anna")}`,
      reason: /not by this world's tenant/,
    },
    {
      title: "with a token of an unknown account",
      authorization: async () => `Bearer ${await signToken({ sub: "account-nobody" })}`,
      reason: /account-nobody does not exist/,
    },
    {
      title: "with a text that is no token",
      authorization: () => "Bearer nonsense",
      reason: /cannot be read/,
    },
    {
      title: "without a token",
      authorization: () => "Bearer",
      reason: /must read "Bearer/,
    },
    { title: "with another scheme", authorization: () => "Basic YTpi", reason: /must read "Bearer/ },
  ];

  it.each(cases)(
    "$title is rejected with 401 AUTH_NOT_AUTHORIZED",
    { tags: ["R8.2"] },
    async ({ authorization, reason }) => {
      const { main, registration, session } = await requestAllServices(await authorization());
      expect([main.status, registration.status, session]).toEqual([401, 401, 401]);
      for (const { codes, errors, data } of [main, registration]) {
        expect(codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
        expect(errors[0]?.message).toMatch(reason);
        expect(data).toBeUndefined();
      }
    },
  );
});
