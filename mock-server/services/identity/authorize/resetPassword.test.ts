import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createAuthorizeUrl,
  createCodeForm,
  createTestProvider,
  parseFragment,
  postForm,
  resetBase,
  type TestProvider,
} from "../../../testing/identityProvider.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const url = createAuthorizeUrl({}, resetBase);
const email = "anna.berg@example.com";
const newPassword = "a-new-secret";

describe("reset policy", () => {
  it("fills the e-mail address from login_hint", async () => {
    const page = await (
      await provider.app.request(createAuthorizeUrl({ login_hint: email }, resetBase))
    ).text();
    expect(page).toContain(`value="${email}"`);
    expect(page.match(/autocomplete="new-password"/g)).toHaveLength(2);
    expect(page).not.toContain("<script");
  });

  it("changes the password and sends a code and an id token of the reset policy", async () => {
    const response = await postForm(provider.app, url, {
      email,
      password: newPassword,
      repeated: newPassword,
    });
    const parameters = parseFragment(response);
    expect(decodeJwt(parameters.get("id_token") ?? "")).toMatchObject({
      sub: "anna",
      tfp: "B2C_1_reset_password",
    });
    const tokens = await postForm(
      provider.app,
      `${resetBase}/oauth2/v2.0/token`,
      createCodeForm(parameters.get("code") ?? ""),
    );
    expect(tokens.status).toBe(200);

    const getSignInStatus = async (password: string) =>
      (await postForm(provider.app, createAuthorizeUrl(), { email, password })).status;
    expect(await getSignInStatus(newPassword)).toBe(302);
    expect(await getSignInStatus("sun-in-the-attic")).toBe(200);
  });

  it("does not start single sign-on", async () => {
    const response = await postForm(provider.app, url, {
      email,
      password: newPassword,
      repeated: newPassword,
    });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it.each([
    [{ email, password: "1234567", repeated: "1234567" }, "at least 8 characters"],
    [{ email, password: newPassword, repeated: "a-new-secreT" }, "differ"],
    [{ email: "who@example.com", password: newPassword, repeated: newPassword }, "find this account"],
    [{}, "find this account"],
  ])("shows an error on the page for %j", async (fields: Record<string, string>, message) => {
    const response = await postForm(provider.app, url, fields);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toMatch(new RegExp(`role="alert"[^>]*>[^<]*${message}`));
    expect(page).not.toContain(newPassword);
    expect(provider.world.accounts[0]?.password).toBe("sun-in-the-attic");
  });
});
