import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  authorizeUrl,
  codeForm,
  createTestProvider,
  fragmentOf,
  postForm,
  resetBase,
  type TestProvider,
} from "./testWorld.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const url = authorizeUrl({}, resetBase);
const email = "anna.berg@example.com";
const fresh = "a-new-secret";

describe("resetting a password", () => {
  it("prefills the e-mail", async () => {
    const page = await (await provider.app.request(authorizeUrl({ login_hint: email }, resetBase))).text();
    expect(page).toContain(`value="${email}"`);
    expect(page.match(/autocomplete="new-password"/g)).toHaveLength(2);
    expect(page).not.toContain("<script");
  });

  it("changes the password and returns with tokens of the reset policy", async () => {
    const response = await postForm(provider.app, url, { email, password: fresh, repeated: fresh });
    const answer = fragmentOf(response);
    expect(decodeJwt(answer.get("id_token") ?? "")).toMatchObject({
      sub: "anna",
      tfp: "B2C_1_reset_password",
    });
    const tokens = await postForm(
      provider.app,
      `${resetBase}/oauth2/v2.0/token`,
      codeForm(answer.get("code") ?? ""),
    );
    expect(tokens.status).toBe(200);

    const signIn = async (password: string) =>
      (await postForm(provider.app, authorizeUrl(), { email, password })).status;
    expect(await signIn(fresh)).toBe(302);
    expect(await signIn("sun-in-the-attic")).toBe(200);
  });

  it("starts no single sign-on, so that the new password can be tried", async () => {
    const response = await postForm(provider.app, url, { email, password: fresh, repeated: fresh });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it.each([
    [{ email, password: "1234567", repeated: "1234567" }, "at least 8 characters"],
    [{ email, password: fresh, repeated: "a-new-secreT" }, "differ"],
    [{ email: "who@example.com", password: fresh, repeated: fresh }, "find this account"],
    [{}, "find this account"],
  ])("shows the page again for %o", async (fields: Record<string, string>, message) => {
    const response = await postForm(provider.app, url, fields);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toMatch(new RegExp(`role="alert"[^>]*>[^<]*${message}`));
    expect(page).not.toContain(fresh);
    expect(provider.world.accounts[0]?.password).toBe("sun-in-the-attic");
  });

  it("can be cancelled", async () => {
    const response = await provider.app.request(url.replace("/authorize?", "/authorize/cancelled?"));
    expect(fragmentOf(response).get("error_description")).toContain("AADB2C90091");
  });
});
