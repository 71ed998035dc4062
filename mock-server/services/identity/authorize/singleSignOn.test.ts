import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createAuthorizeUrl,
  createTestProvider,
  parseFragment,
  resetBase,
  signInAs,
  signInBase,
  type TestProvider,
} from "../../../testing/identityProvider.ts";
import { getTenantId } from "../tenants.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const requestUrl = async (url: string, cookie = "") =>
  await provider.app.request(url, { headers: { cookie } });
const getCookie = (response: Response) => (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

describe("single sign-on", () => {
  const signIn = async () => {
    const { response } = await signInAs(provider.app);
    return response;
  };

  it("sets a cookie for the tenant", async () => {
    const cookie = (await signIn()).headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^x-ms-cpim-sso=[0-9a-f-]{36}; Path=\/de\.onmicrosoft\.com; HttpOnly; SameSite=Lax$/,
    );
  });

  it("redirects the next request without a page, with the time of the sign-in", async () => {
    const cookie = getCookie(await signIn());
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(60_000);
    const parameters = parseFragment(await requestUrl(createAuthorizeUrl(), cookie));
    const claims = decodeJwt(parameters.get("id_token") ?? "");
    expect(claims).toMatchObject({ sub: "anna", auth_time: signedInAt });
  });

  it("does not apply to prompt=login, the reset policy and other tenants", async () => {
    const cookie = getCookie(await signIn());
    const urls = [
      createAuthorizeUrl({ prompt: "login" }),
      createAuthorizeUrl({}, resetBase),
      createAuthorizeUrl({}, "/se.onmicrosoft.com/B2C_1_signin"),
    ];
    for (const url of urls) expect((await requestUrl(url, cookie)).status).toBe(200);
  });

  it("does not apply to an unknown cookie, after a day and without the account", async () => {
    const cookie = getCookie(await signIn());
    expect((await requestUrl(createAuthorizeUrl(), "x-ms-cpim-sso=stranger")).status).toBe(200);
    provider.world.clock.advance(86_399_000);
    expect((await requestUrl(createAuthorizeUrl(), cookie)).status).toBe(302);
    provider.world.clock.advance(1000);
    expect((await requestUrl(createAuthorizeUrl(), cookie)).status).toBe(200);
    const second = getCookie(await signIn());
    provider.world.accounts = [];
    expect((await requestUrl(createAuthorizeUrl(), second)).status).toBe(200);
  });

  it("sets a cookie for the GUID if the URL contains the tenant's GUID", async () => {
    const id = getTenantId(provider.world);
    const url = createAuthorizeUrl({}, `/${id}/B2C_1_signin`);
    const { response } = await signInAs(provider.app, "anna", url);
    expect(response.headers.get("set-cookie")).toContain(`Path=/${id};`);
    expect(signInBase).not.toContain(id);
  });
});
