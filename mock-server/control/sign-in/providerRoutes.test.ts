import { decodeJwt } from "jose";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { identityApp, requestControl } from "#testing/controlApi.ts";
import { createCodeForm, postForm, signInAs } from "#testing/identityProvider.ts";
import { tokenUrl } from "#testing/tokenRequests.ts";
import { createStandingWorld, removeWorlds } from "#testing/worlds.ts";
import { createAccountId } from "#world/createAccountId.ts";

const tokensSchema = v.object({
  id_token: v.string(),
  not_before: v.union([v.number(), v.string()]),
  id_token_expires_in: v.union([v.number(), v.string()]),
  refresh_token_expires_in: v.union([v.number(), v.string()]),
});

beforeEach(() => {
  removeWorlds();
  createStandingWorld("DE");
});

const changeSettings = async (settings: object) => {
  const response = await requestControl("PATCH", "/worlds/de/provider", settings);
  expect(response.status).toBe(200);
  return await response.json();
};
const redeem = async () => {
  const { code } = await signInAs(identityApp, createAccountId("clara"));
  return v.parse(tokensSchema, await (await postForm(identityApp, tokenUrl, createCodeForm(code))).json());
};
describe("provider setting timesAsStrings", () => {
  it.each([
    { type: "strings", timesAsStrings: true, times: [String(1_773_043_200), "3600", "86400"] },
    { type: "numbers", timesAsStrings: false, times: [1_773_043_200, 3600, 86_400] },
  ])("sends times of its world as $type", async ({ timesAsStrings, times }) => {
    createStandingWorld("SE");
    expect(await changeSettings({ timesAsStrings })).toMatchObject({ timesAsStrings });
    const other = await requestControl("PATCH", "/worlds/se/provider", {});
    expect(await other.json()).toEqual({ timesAsStrings: false });
    const { not_before, id_token_expires_in, refresh_token_expires_in } = await redeem();
    expect([not_before, id_token_expires_in, refresh_token_expires_in]).toEqual(times);
  });
});

describe("provider setting idTokenSeconds", () => {
  it("sets the lifetime of id tokens", async () => {
    await changeSettings({ idTokenSeconds: 60 });
    const { id_token, id_token_expires_in } = await redeem();
    const { exp = 0, nbf = 0 } = decodeJwt(id_token);
    expect([id_token_expires_in, exp - nbf]).toEqual([60, 60]);
  });
});
