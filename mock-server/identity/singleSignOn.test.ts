import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { tenantId } from "./tenants.ts";
import {
  authorizeUrl,
  createTestProvider,
  fragmentOf,
  resetBase,
  signInAs,
  signInBase,
  type TestProvider,
} from "./testWorld.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const get = async (url: string, cookie = "") => await provider.app.request(url, { headers: { cookie } });
const cookieOf = (response: Response) => (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

describe("single sign-on", () => {
  const signIn = async () => {
    const { response } = await signInAs(provider.app);
    return response;
  };

  it("sets a cookie for the tenant alone", async () => {
    const cookie = (await signIn()).headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^x-ms-cpim-sso=[0-9a-f-]{36}; Path=\/de\.onmicrosoft\.com; HttpOnly; SameSite=Lax$/,
    );
  });

  it("answers the next request at once, with the time of the sign-in", async () => {
    const cookie = cookieOf(await signIn());
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(60_000);
    for (const prompt of [null, "none"]) {
      const answer = fragmentOf(await get(authorizeUrl({ prompt }), cookie));
      expect(decodeJwt(answer.get("id_token") ?? "")).toMatchObject({ sub: "anna", auth_time: signedInAt });
    }
  });

  it("is asked nothing by prompt=login, by the reset policy or in another tenant", async () => {
    const cookie = cookieOf(await signIn());
    const urls = [
      authorizeUrl({ prompt: "login" }),
      authorizeUrl({}, resetBase),
      authorizeUrl({}, "/se.onmicrosoft.com/B2C_1_signin"),
    ];
    for (const url of urls) expect((await get(url, cookie)).status).toBe(200);
  });

  it("ends with the account, after a day, and for an unknown cookie", async () => {
    const cookie = cookieOf(await signIn());
    expect((await get(authorizeUrl(), "x-ms-cpim-sso=stranger")).status).toBe(200);
    provider.world.clock.advance(86_399_000);
    expect((await get(authorizeUrl(), cookie)).status).toBe(302);
    provider.world.clock.advance(1000);
    expect((await get(authorizeUrl(), cookie)).status).toBe(200);
    const second = cookieOf(await signIn());
    provider.world.accounts = [];
    expect((await get(authorizeUrl(), second)).status).toBe(200);
  });

  it("lives under the GUID where the tenant was named by it", async () => {
    const id = tenantId(provider.world);
    const url = authorizeUrl({}, `/${id}/B2C_1_signin`);
    const { response } = await signInAs(provider.app, "anna", url);
    expect(response.headers.get("set-cookie")).toContain(`Path=/${id};`);
    expect(signInBase).not.toContain(id);
  });
});
