import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { buildWorld } from "#scenarios/buildWorld.ts";
import { identityApp, requestControl } from "#testing/controlApi.ts";
import { createAuthorizeUrl, createRefreshForm, postForm, signInAs } from "#testing/identityProvider.ts";
import { mainApi } from "#testing/services.ts";
import { removeWorlds, startTime, worlds } from "#testing/worlds.ts";
import { createAccountId } from "#world/createAccountId.ts";

const storageStateSchema = v.strictObject({
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

/** Creates the world "mine" with a frozen clock. */
function createFrozenWorld(scenario: string): void {
  const world = buildWorld({ id: "mine", country: "SE", scenario, now: startTime });
  world.clock.freeze();
  world.clock.set(startTime);
  worlds.replace(world);
}

async function createSession(persona: string, portalUrl = portal) {
  const response = await requestControl("POST", "/worlds/mine/session", { persona, portal: portalUrl });
  expect(response.status).toBe(200);
  const { cookies, origins } = v.parse(storageStateSchema, await response.json());
  const storage = Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage).map(({ name, value }) => [name, value]),
  );
  return { cookies, origin: origins[0]?.origin, storage };
}

/** Requests /api/auth/me with the cookies and token of a session. */
async function requestAccount({ cookies, storage }: Awaited<ReturnType<typeof createSession>>) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, authorization: `Bearer ${storage["ad_idToken"]}` };
  const response = await mainApi.request("/api/auth/me", { headers });
  return { status: response.status, body: await response.json() };
}

const refresh = async ({ storage }: Awaited<ReturnType<typeof createSession>>) =>
  await postForm(identityApp, tokenUrl, createRefreshForm(storage["ad_refreshToken"] ?? ""));

describe("POST /control/worlds/:id/session", () => {
  it("returns a storage state with all keys of the portal", async () => {
    createFrozenWorld("standing");
    // The control API ignores everything in the URL but its origin.
    const { cookies, origin, storage } = await createSession("clara", `${portal}/overview?a=b`);
    const shared = { domain: "se.localhost", path: "/", expires: -1, secure: false, sameSite: "Lax" };
    expect(cookies).toEqual([
      { ...shared, name: "mock-world", value: "mine", httpOnly: true },
      { ...shared, name: "signed-in", value: "1", httpOnly: false },
    ]);
    expect(origin).toBe(portal);
    const now = startTime.getTime() / 1000;
    expect(storage).toEqual({
      ad_idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      ad_idTokenExpiresAt: String(now + 3600),
      ad_refreshToken: expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/),
      ad_refreshTokenExpiresAt: String(now + 86_400),
      ad_profileInfo: expect.stringMatching(/^[\w-]+$/),
      ad_notBefore: String(now),
    });
  });

  it("returns expired tokens in the scenario expiredSession, which still allows a sign-in", async () => {
    createFrozenWorld("expiredSession");
    const session = await createSession("clara");
    expect(await requestAccount(session)).toEqual({
      status: 401,
      body: { message: "The id token has expired." },
    });
    expect(Number(session.storage["ad_refreshTokenExpiresAt"])).toBeLessThan(startTime.getTime() / 1000);
    expect((await (await refresh(session)).json()).error_description).toMatch(/^AADB2C90080: /);
    const url = createAuthorizeUrl({}, "/mine.onmicrosoft.com/B2C_1_signin");
    const { idToken } = await signInAs(identityApp, createAccountId("clara"), url);
    expect(await requestAccount({ ...session, storage: { ad_idToken: idToken } })).toHaveProperty(
      "status",
      200,
    );
  });

  it("returns a revoked refresh token in the scenario revokedSession", async () => {
    createFrozenWorld("revokedSession");
    const session = await createSession("clara");
    expect(await requestAccount(session)).toHaveProperty("status", 200);
    expect((await (await refresh(session)).json()).error_description).toMatch(/^AADB2C90129: /);
  });
});
