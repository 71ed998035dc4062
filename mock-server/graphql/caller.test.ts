import { decodeJwt, SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { signingPrivateKey } from "../identity/signingKey.ts";
import { callerIn, idTokenOf } from "../testing/caller.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

const hour = 3_600_000;

let world: World;
beforeEach(() => {
  world = freshWorld();
});

/** What the three addresses that read the token answer to an authorization header. */
async function answersTo(authorization: string) {
  const caller = callerIn(world, undefined, { authorization });
  // Open to everybody: the token alone is why it is refused.
  const main = await caller.main("{ runtimeConfig { country } }");
  const registration = await caller.registration("{ registeredWindows { hasNextPage } }");
  const session = await caller.get("/api/auth/me");
  return { main, registration, session: session.status };
}

/** A token with the provider's signature whose claims are changed. */
async function signedWith(changes: Record<string, string>): Promise<string> {
  const claims = decodeJwt(await idTokenOf(world, "anna"));
  return await new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid })
    .sign(signingPrivateKey);
}

/** The token of one persona with the subject of another. */
function tamperedWith(token: string): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = Buffer.from(payload, "base64url").toString().replaceAll("account-anna", "account-clara");
  return `${header}.${Buffer.from(claims).toString("base64url")}.${signature}`;
}

describe("a good token", () => {
  it("is accepted by both services and the session check [R6.6] [R7.30]", async () => {
    const { main, registration, session } = await answersTo(`Bearer ${await idTokenOf(world, "anna")}`);
    expect([main.status, registration.status, session]).toEqual([200, 200, 200]);
    expect([...main.errors, ...registration.errors]).toEqual([]);
  });

  it("is accepted with our own claims, which the refused ones below change", async () => {
    expect((await answersTo(`Bearer ${await signedWith({})}`)).session).toBe(200);
  });

  it("is accepted whatever the case of the scheme's name", async () => {
    expect((await answersTo(`bearer ${await idTokenOf(world, "anna")}`)).session).toBe(200);
  });
});

describe("a token that is", () => {
  const cases: { title: string; authorization: () => Promise<string> | string; reason: RegExp }[] = [
    {
      title: "tampered with is refused [R7.31]",
      authorization: async () => `Bearer ${tamperedWith(await idTokenOf(world, "anna"))}`,
      reason: /not signed by the provider/,
    },
    {
      title: "expired is refused [R7.31]",
      authorization: async () => {
        const token = await idTokenOf(world, "anna");
        world.clock.advance(hour);
        return `Bearer ${token}`;
      },
      reason: /expired/,
    },
    {
      title: "not valid yet is refused",
      authorization: async () => {
        const token = await idTokenOf(world, "anna");
        world.clock.advance(-hour);
        return `Bearer ${token}`;
      },
      reason: /not valid yet/,
    },
    {
      title: "made for another client is refused",
      authorization: async () => `Bearer ${await signedWith({ aud: "another-client" })}`,
      reason: /issued to another client/,
    },
    {
      title: "another world's is refused",
      authorization: async () => `Bearer ${await idTokenOf(freshWorld("DE", "other"), "anna")}`,
      reason: /not by this world's tenant/,
    },
    {
      title: "an unknown account's is refused",
      authorization: async () => `Bearer ${await signedWith({ sub: "account-nobody" })}`,
      reason: /account-nobody does not exist/,
    },
    { title: "no token at all is refused", authorization: () => "Bearer nonsense", reason: /cannot be read/ },
    {
      title: "missing after the scheme is refused",
      authorization: () => "Bearer",
      reason: /must read "Bearer/,
    },
    { title: "of another scheme is refused", authorization: () => "Basic YTpi", reason: /must read "Bearer/ },
  ];

  it.each(cases)("$title with 401 and AUTH_NOT_AUTHORIZED [R8.2]", async ({ authorization, reason }) => {
    const { main, registration, session } = await answersTo(await authorization());
    expect([main.status, registration.status, session]).toEqual([401, 401, 401]);
    for (const { codes, errors, data } of [main, registration]) {
      expect(codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
      expect(errors[0]?.message).toMatch(reason);
      expect(data).toBeUndefined();
    }
  });
});
