import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { authorizeUrl, codeForm, postForm, refreshForm, signInAs } from "../identity/testWorld.ts";
import { controlCall, provider } from "../testing/controlCalls.ts";
import { mainApi } from "../testing/services.ts";
import { freshWorld, removeWorlds, startOfTime, worlds } from "../testing/worlds.ts";
import { buildWorld } from "../world/buildWorld.ts";
import type { World } from "../world/world.ts";

const storageState = v.strictObject({
  cookies: v.array(v.looseObject({ name: v.string(), value: v.string(), domain: v.string() })),
  origins: v.array(
    v.strictObject({
      origin: v.string(),
      localStorage: v.array(v.strictObject({ name: v.string(), value: v.string() })),
    }),
  ),
});

const portal = "http://se.localhost:5173";
const tokenUrl = "/mine.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/token";

beforeEach(removeWorlds);

/** The world "mine" of a scenario, its clock standing still. */
function worldOf(scenario: string): World {
  const world = buildWorld({ id: "mine", country: "SE", scenario, now: startOfTime });
  world.clock.freeze();
  world.clock.set(startOfTime);
  return worlds.replace(world);
}

async function sessionOf(persona: string, asked = portal) {
  const response = await controlCall("POST", "/worlds/mine/session", { persona, portal: asked });
  expect(response.status).toBe(200);
  const { cookies, origins } = v.parse(storageState, await response.json());
  const kept = Object.fromEntries(
    origins.flatMap((it) => it.localStorage).map(({ name, value }) => [name, value]),
  );
  return { cookies, origin: origins[0]?.origin, kept };
}

/** Who the main API takes somebody for who comes with a session's cookies and token. */
async function seenAs({ cookies, kept }: Awaited<ReturnType<typeof sessionOf>>) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, authorization: `Bearer ${kept["ad_idToken"]}` };
  const response = await mainApi.request("/api/auth/me", { headers });
  return { status: response.status, body: await response.json() };
}

describe("POST /control/worlds/:id/session", () => {
  it("returns a storage state for the portal, with all that the portal keeps [R9.9]", async () => {
    worldOf("standing");
    const { cookies, origin, kept } = await sessionOf("clara");
    expect(cookies).toEqual([
      {
        name: "mock-world",
        value: "mine",
        domain: "se.localhost",
        path: "/",
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: "Lax",
      },
    ]);
    expect(origin).toBe(portal);
    const now = startOfTime.getTime() / 1000;
    expect(kept).toEqual({
      ad_idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      ad_idTokenExpiresAt: String(now + 3600),
      ad_refreshToken: expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/),
      ad_refreshTokenExpiresAt: String(now + 86_400),
      ad_profileInfo: expect.stringMatching(/^[\w-]+$/),
      ad_notBefore: String(now),
    });
  });

  it.each(["anna", "ben", "clara", "dario"])(
    "signs %s in at the main API without a page",
    async (persona) => {
      worldOf("standing");
      expect(await seenAs(await sessionOf(persona))).toEqual({
        status: 200,
        body: { data: { customerAccountId: `account-${persona}` } },
      });
    },
  );

  it("takes a portal's address with a path for its origin", async () => {
    worldOf("standing");
    expect((await sessionOf("anna", `${portal}/overview?a=b`)).origin).toBe(portal);
  });

  it("gives a refresh token that the provider takes", async () => {
    worldOf("standing");
    const { kept } = await sessionOf("anna");
    const response = await postForm(provider, tokenUrl, refreshForm(kept["ad_refreshToken"] ?? ""));
    expect(response.status).toBe(200);
  });

  it("of an expired session gives tokens that nobody takes, while the sign-in page still works", async () => {
    worldOf("expiredSession");
    const session = await sessionOf("clara");
    expect(await seenAs(session)).toEqual({ status: 401, body: { message: "The id token has expired." } });
    expect(Number(session.kept["ad_refreshTokenExpiresAt"])).toBeLessThan(startOfTime.getTime() / 1000);
    const refreshed = await postForm(provider, tokenUrl, refreshForm(session.kept["ad_refreshToken"] ?? ""));
    expect((await refreshed.json()).error_description).toMatch(/^AADB2C90080: /);
    const url = authorizeUrl({}, "/mine.onmicrosoft.com/B2C_1_signin");
    const { idToken } = await signInAs(provider, "account-clara", url);
    expect(await seenAs({ ...session, kept: { ad_idToken: idToken } })).toHaveProperty("status", 200);
  });

  it("of a short session lives as long as the scenario says", async () => {
    const world = worldOf("shortSession");
    const session = await sessionOf("clara");
    world.clock.advance(119_000);
    expect(await seenAs(session)).toHaveProperty("status", 200);
    world.clock.advance(2000);
    expect(await seenAs(session)).toHaveProperty("status", 401);
  });

  it("of a revoked session works until it is to be refreshed", async () => {
    worldOf("revokedSession");
    const session = await sessionOf("clara");
    expect(await seenAs(session)).toHaveProperty("status", 200);
    const refreshed = await postForm(provider, tokenUrl, refreshForm(session.kept["ad_refreshToken"] ?? ""));
    expect((await refreshed.json()).error_description).toMatch(/^AADB2C90129: /);
  });

  it("is nobody's in another world", async () => {
    worldOf("standing");
    freshWorld("SE", "other");
    const session = await sessionOf("anna");
    const elsewhere = { ...session, cookies: [{ name: "mock-world", value: "other", domain: "localhost" }] };
    expect(await seenAs(elsewhere)).toHaveProperty("status", 401);
  });
});

describe("what the provider gave", () => {
  it("in one world is refused by the provider of another", async () => {
    worldOf("standing");
    freshWorld("SE", "other");
    const { code } = await signInAs(
      provider,
      "account-anna",
      authorizeUrl({}, "/mine.onmicrosoft.com/B2C_1_signin"),
    );
    const elsewhere = "/other.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/token";
    expect((await postForm(provider, elsewhere, codeForm(code))).status).toBe(400);
    expect((await postForm(provider, tokenUrl, codeForm(code))).status).toBe(200);
  });
});
