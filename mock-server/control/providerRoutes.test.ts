import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { policies, tenantId } from "../identity/tenants.ts";
import { authorizeUrl, codeForm, postForm, refreshForm, signInAs } from "../identity/testWorld.ts";
import { verifyIdToken } from "../identity/verifyIdToken.ts";
import { controlCall, provider } from "../testing/controlCalls.ts";
import { origins } from "../testing/services.ts";
import { freshWorld, removeWorlds } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

const tokens = v.object({
  id_token: v.string(),
  refresh_token: v.string(),
  not_before: v.union([v.number(), v.string()]),
  id_token_expires_in: v.union([v.number(), v.string()]),
  refresh_token_expires_in: v.union([v.number(), v.string()]),
});

let world: World;
beforeEach(() => {
  removeWorlds();
  world = freshWorld("DE");
});

const baseOf = (policy: string) => `/de.onmicrosoft.com/${policy}`;
const base = baseOf(policies.signIn);
const tokenUrl = (policy: string = policies.signIn) => `${baseOf(policy)}/oauth2/v2.0/token`;
const change = async (settings: object) => {
  const response = await controlCall("PATCH", "/worlds/de/provider", settings);
  expect(response.status).toBe(200);
  return await response.json();
};
const redeem = async (persona = "clara") => {
  const { code } = await signInAs(provider, `account-${persona}`, authorizeUrl({}, base));
  return v.parse(tokens, await (await postForm(provider, tokenUrl(), codeForm(code))).json());
};
const refresh = async (refreshToken: string, policy: string = policies.signIn) =>
  await postForm(provider, tokenUrl(policy), refreshForm(refreshToken));

describe("times", () => {
  it.each([
    { form: "texts", timesAsStrings: true, times: [String(1_773_043_200), "3600", "86400"] },
    { form: "numbers", timesAsStrings: false, times: [1_773_043_200, 3600, 86_400] },
  ])("come as $form [R7.63]", async ({ timesAsStrings, times }) => {
    expect(await change({ timesAsStrings })).toMatchObject({ timesAsStrings });
    const { not_before, id_token_expires_in, refresh_token_expires_in } = await redeem();
    expect([not_before, id_token_expires_in, refresh_token_expires_in]).toEqual(times);
  });
});

describe("the issuer", () => {
  it.each([
    { issuerForm: "plain", path: (id: string) => `/${id}/v2.0/` },
    { issuerForm: "policy", path: (id: string) => `/tfp/${id}/b2c_1_signin/v2.0/` },
  ])(
    "of the form $issuerForm is the same in token, discovery and verification",
    async ({ issuerForm, path }) => {
      await change({ issuerForm });
      const issuer = `${origins.identity}${path(tenantId(world))}`;
      const { id_token } = await redeem();
      const discovery = await (
        await provider.request(`${base}/v2.0/.well-known/openid-configuration`)
      ).json();
      expect(discovery.issuer).toBe(issuer);
      const keys = createLocalJWKSet(await (await provider.request(`${base}/discovery/v2.0/keys`)).json());
      const { payload } = await jwtVerify(id_token, keys, { issuer, currentDate: world.clock.now() });
      expect(payload.iss).toBe(issuer);
      expect(await verifyIdToken(world, id_token)).toMatchObject({ sub: "account-clara" });
    },
  );

  it("of a token from before it changed is refused", async () => {
    const { id_token } = await redeem();
    await change({ issuerForm: "policy" });
    await expect(verifyIdToken(world, id_token)).rejects.toThrow("not by this world's tenant");
  });
});

describe("lifetimes", () => {
  it("are those asked for, and tokens end with them", async () => {
    await change({ idTokenSeconds: 60, refreshTokenSeconds: 120 });
    const { id_token, refresh_token, id_token_expires_in, refresh_token_expires_in } = await redeem();
    expect([id_token_expires_in, refresh_token_expires_in]).toEqual([60, 120]);
    const { exp = 0, nbf = 0 } = decodeJwt(id_token);
    expect(exp - nbf).toBe(60);
    world.clock.advance(61_000);
    await expect(verifyIdToken(world, id_token)).rejects.toThrow("expired");
    expect((await refresh(refresh_token)).status).toBe(200);
    world.clock.advance(60_000);
    const refused = await refresh(refresh_token);
    expect(refused.status).toBe(400);
    expect((await refused.json()).error_description).toMatch(
      /^AADB2C90080: The provided grant has expired\./,
    );
  });

  it("of rotated refresh tokens end a day after the sign-in, however often they were rotated", async () => {
    let { refresh_token } = await redeem();
    const seen = new Set([refresh_token]);
    for (let hour = 1; hour < 24; hour++) {
      world.clock.advance(3_600_000);
      const next = v.parse(tokens, await (await refresh(refresh_token)).json());
      expect(next.refresh_token_expires_in).toBe((24 - hour) * 3600);
      ({ refresh_token } = next);
      seen.add(refresh_token);
    }
    expect(seen.size).toBe(24);
    world.clock.advance(3_600_000);
    expect((await (await refresh(refresh_token)).json()).error_description).toMatch(/^AADB2C90080: /);
  });
});

describe("grants of one policy", () => {
  it("are refused by the other with AADB2C90088", async () => {
    const { refresh_token } = await redeem();
    const response = await refresh(refresh_token, policies.resetPassword);
    expect(response.status).toBe(400);
    expect((await response.json()).error_description).toMatch(
      /^AADB2C90088: The provided grant has not been issued for this endpoint\./,
    );
    const { code } = await signInAs(provider, "account-clara", authorizeUrl({}, base));
    const redeemed = await postForm(provider, tokenUrl(policies.resetPassword), codeForm(code));
    expect((await redeemed.json()).error_description).toMatch(/^AADB2C90088: /);
  });
});

describe("POST /control/worlds/:id/provider/revoke", () => {
  it("refuses the refresh tokens of one persona from then on, new ones excepted", async () => {
    const [clara, anna] = [await redeem("clara"), await redeem("anna")];
    expect((await controlCall("POST", "/worlds/de/provider/revoke", { persona: "clara" })).status).toBe(204);
    const refused = await refresh(clara.refresh_token);
    expect(refused.status).toBe(400);
    expect((await refused.json()).error_description).toMatch(/^AADB2C90129: The provided grant has been/);
    expect((await refresh(anna.refresh_token)).status).toBe(200);
    world.clock.advance(1000);
    expect((await refresh((await redeem("clara")).refresh_token)).status).toBe(200);
  });

  it("knows no other than the world's personas", async () => {
    const response = await controlCall("POST", "/worlds/de/provider/revoke", { persona: "zoe" });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: 'There is no persona "zoe" in this world. Personas: anna, ben, clara, dario.',
    });
  });
});

it("the settings of one world leave another's alone", async () => {
  const other = freshWorld("SE");
  await change({ timesAsStrings: true, issuerForm: "policy", idTokenSeconds: 5 });
  expect(other.signIn.idTokenSeconds).toBeUndefined();
  const response = await controlCall("PATCH", "/worlds/se/provider", {});
  expect(await response.json()).toEqual({ timesAsStrings: false, issuerForm: "plain" });
});
