import { decodeJwt } from "jose";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { verifyIdToken } from "#services/identity/tokens/verifyIdToken.ts";
import { identityApp, requestControl } from "#testing/controlApi.ts";
import { createCodeForm, createRefreshForm, postForm, signInAs } from "#testing/identityProvider.ts";
import { tokenUrl } from "#testing/tokenRequests.ts";
import { createStandingWorld, removeWorlds } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";

const tokensSchema = v.object({
  id_token: v.string(),
  refresh_token: v.string(),
  not_before: v.union([v.number(), v.string()]),
  id_token_expires_in: v.union([v.number(), v.string()]),
  refresh_token_expires_in: v.union([v.number(), v.string()]),
});

let world: World;
beforeEach(() => {
  removeWorlds();
  world = createStandingWorld("DE");
});

const changeSettings = async (settings: object) => {
  const response = await requestControl("PATCH", "/worlds/de/provider", settings);
  expect(response.status).toBe(200);
  return await response.json();
};
const redeem = async (persona = "clara") => {
  const { code } = await signInAs(identityApp, `account-${persona}`);
  return v.parse(tokensSchema, await (await postForm(identityApp, tokenUrl, createCodeForm(code))).json());
};
const refresh = async (refreshToken: string) =>
  await postForm(identityApp, tokenUrl, createRefreshForm(refreshToken));

describe("provider setting timesAsStrings", () => {
  it.each([
    { type: "strings", timesAsStrings: true, times: [String(1_773_043_200), "3600", "86400"] },
    { type: "numbers", timesAsStrings: false, times: [1_773_043_200, 3600, 86_400] },
  ])("sends times of its world as $type", { tags: ["R7.63"] }, async ({ timesAsStrings, times }) => {
    createStandingWorld("SE");
    expect(await changeSettings({ timesAsStrings })).toMatchObject({ timesAsStrings });
    const other = await requestControl("PATCH", "/worlds/se/provider", {});
    expect(await other.json()).toEqual({ timesAsStrings: false });
    const { not_before, id_token_expires_in, refresh_token_expires_in } = await redeem();
    expect([not_before, id_token_expires_in, refresh_token_expires_in]).toEqual(times);
  });
});

describe("provider setting idTokenSeconds", () => {
  it("sets the lifetime of id tokens", { tags: ["R4.4"] }, async () => {
    await changeSettings({ idTokenSeconds: 60 });
    const { id_token, refresh_token, id_token_expires_in } = await redeem();
    expect(id_token_expires_in).toBe(60);
    const { exp = 0, nbf = 0 } = decodeJwt(id_token);
    expect(exp - nbf).toBe(60);
    world.clock.advance(61_000);
    await expect(verifyIdToken(world, id_token)).rejects.toThrow("expired");
    expect((await refresh(refresh_token)).status).toBe(200);
  });
});

describe("POST /control/worlds/:id/provider/revoke", () => {
  it("revokes all issued refresh tokens of a persona", async () => {
    const [clara, anna] = [await redeem("clara"), await redeem("anna")];
    expect((await requestControl("POST", "/worlds/de/provider/revoke", { persona: "clara" })).status).toBe(
      204,
    );
    const rejected = await refresh(clara.refresh_token);
    expect(rejected.status).toBe(400);
    expect((await rejected.json()).error_description).toMatch(/^AADB2C90129: The provided grant has been/);
    expect((await refresh(anna.refresh_token)).status).toBe(200);
    world.clock.advance(1000);
    expect((await refresh((await redeem("clara")).refresh_token)).status).toBe(200);
  });
});
