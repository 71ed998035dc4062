import { oneCountry } from "./support/countries.ts";
import { readCredential, tokenForms } from "./support/credentials.ts";
import { portalHost } from "./support/ports.ts";
import { cards } from "./support/projectList.ts";
import {
  choosePersona,
  enterCredentials,
  expectPortalAddress,
  providerTexts,
  resetAddress,
  signIn,
  signInAddress,
} from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

const provider = providerTexts("de-DE");

test.describe("At the provider", oneCountry, () => {
  test("a wrong password keeps the visitor there, with the reason and the e-mail", async ({
    page,
    world,
  }) => {
    const { email, password } = world.personaNamed("anna");
    await page.goto("/overview", { waitUntil: "commit" });
    await enterCredentials(page, world, { email, password: "wrong" });
    await expect(page.getByRole("alert")).toHaveText(provider.wrongPassword);
    await expect(page).toHaveURL(signInAddress);
    await expect(page.getByLabel(provider.email)).toHaveValue(email);
    await expect(page.getByLabel(provider.password)).toBeFocused();

    await enterCredentials(page, world, { email, password });
    await expectPortalAddress(page, "/overview");
  });

  test("a visitor who cancels comes back to the introduction [R2.14] [R8.8]", async ({ page, t }) => {
    await page.goto("/overview", { waitUntil: "commit" });
    await page.getByRole("link", { name: provider.cancel }).click();
    await expectPortalAddress(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
  });

  test("a forgotten password leads to the reset, back to sign-in, and with the new one to the address asked for [R4.7] [R8.7]", async ({
    page,
    world,
  }) => {
    const { email } = world.personaNamed("anna");
    const password = "Moonlight-2026";
    await page.goto("/overview?from=mail", { waitUntil: "commit" });
    await page.getByRole("link", { name: provider.forgotPassword }).click();
    await page.waitForURL(resetAddress);
    await page.getByLabel(provider.email).fill(email);
    await page.getByLabel(provider.newPassword, { exact: true }).fill(password);
    await page.getByLabel(provider.repeatPassword).fill(password);
    await page.getByRole("button", { name: provider.changePassword }).click();

    await page.waitForURL(signInAddress);
    await enterCredentials(page, world, { email, password });
    await expectPortalAddress(page, "/overview?from=mail");
    await expect(cards(page)).toHaveCount(10);
  });
});

test.describe("Signing in", oneCountry, () => {
  test("brings a deep link's visitor to the very same address [R2.1] [R2.12] [R2.31]", async ({ page }) => {
    await signIn(page, "anna", "/overview?x=1#y");
    await expect(cards(page)).toHaveCount(10);
  });

  test("leads to the list where nothing else was asked for [R2.13]", async ({ page, t }) => {
    await page.goto("/");
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("app.signIn") })
      .click();
    await choosePersona(page, "anna");
    await expectPortalAddress(page, "/overview");
  });

  test("asks for code and id token with fresh secrets each time [R4.5] [R7.60] [R9.10]", async ({ page }) => {
    const challenges = new Set<string | null>();
    for (const attempt of ["first", "second"]) {
      await page.goto(`/overview?attempt=${attempt}`, { waitUntil: "commit" });
      await page.waitForURL(signInAddress);
      const { searchParams } = new URL(page.url());
      expect(searchParams.get("response_type")?.split(" ").toSorted()).toEqual(["code", "id_token"]);
      expect(searchParams.get("scope")).toBe("openid offline_access");
      expect(searchParams.get("response_mode")).toBe("fragment");
      expect(searchParams.get("redirect_uri")).toBe(`http://${portalHost("DE")}/authorization`);
      expect(searchParams.get("code_challenge_method")).toBe("S256");
      // 32 bytes in base64url.
      expect(searchParams.get("code_challenge")).toMatch(/^[\w-]{43}$/);
      for (const secret of ["code_challenge", "state", "nonce"]) challenges.add(searchParams.get(secret));
    }
    expect(challenges.size, "different secrets").toBe(6);
  });

  test("exchanges the code by a posted form and keeps what came back [R4.6] [R7.62] [R7.63] [R9.9]", async ({
    page,
  }) => {
    const forms = tokenForms(page);
    await signIn(page, "anna");
    expect(forms).toHaveLength(1);
    expect(forms[0]?.get("grant_type")).toBe("authorization_code");
    expect(forms[0]?.get("redirect_uri")).toBe(`http://${portalHost("DE")}/authorization`);
    expect(forms[0]?.get("client_id")).toBeTruthy();
    expect(forms[0]?.get("code")).toBeTruthy();
    // The verifier's 32 bytes in base64url.
    expect(forms[0]?.get("code_verifier")).toMatch(/^[\w-]{43}$/);
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("ad_")));
    expect(kept.toSorted()).toEqual([
      "ad_idToken",
      "ad_idTokenExpiresAt",
      "ad_notBefore",
      "ad_profileInfo",
      "ad_refreshToken",
      "ad_refreshTokenExpiresAt",
    ]);
  });

  test("leaves no token or code in the address bar or the history", async ({ page, context }) => {
    await signIn(page, "anna");
    await expect(cards(page)).toHaveCount(10);
    const devTools = await context.newCDPSession(page);
    const { entries } = await devTools.send("Page.getNavigationHistory");
    const addresses = entries.flatMap(({ url, userTypedURL }) => [url, userTypedURL]);
    expect(addresses.filter((address) => address.endsWith("/overview"))).not.toEqual([]);
    expect(addresses.filter((address) => /[#&?](code|id_token)=/.test(address))).toEqual([]);
  });
});

test.describe("The return from the provider", oneCountry, () => {
  test("without a code says so [R5.5]", async ({ page, t }) => {
    await page.goto("/authorization");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
    await expect(page.getByText("'Code' parameter is not provided")).toBeVisible();
    await page.getByRole("link", { name: t("page.authorization.failed.toStart") }).click();
    await expectPortalAddress(page, "/");
  });

  test("with another error shows its description [R8.9]", async ({ page }) => {
    await page.goto("/overview", { waitUntil: "commit" });
    await page.waitForURL(signInAddress);
    const state = new URL(page.url()).searchParams.get("state");
    const description = "AADB2C90048%3a+The+service+is+down.%0d%0aCorrelation+ID%3a+1%0d%0a";
    await page.goto(`/authorization#error=server_error&error_description=${description}&state=${state}`);
    await expect(page.getByText("AADB2C90048: The service is down.", { exact: true })).toBeVisible();
  });

  test("with an answer to somebody else's attempt is refused", async ({ page }) => {
    await page.goto("/overview", { waitUntil: "commit" });
    await page.waitForURL(signInAddress);
    await page.goto("/authorization#code=stolen&id_token=a.b.c&state=forged");
    await expect(page.getByText("does not belong to a sign-in of this browser")).toBeVisible();
    expect(await readCredential(page, "idToken")).toBeNull();
  });

  test("whose code is not accepted shows the provider's own text [R8.10]", async ({
    page,
    problems,
    world,
  }) => {
    problems.expect(/status of 400/);
    await world.addFault({ operation: "token", effect: { kind: "provider", code: "AADB2C90080" } });
    await page.goto("/overview", { waitUntil: "commit" });
    await choosePersona(page, "anna");
    const text = "AADB2C90080: The provided grant has expired. Please re-authenticate and try again.";
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    expect(await readCredential(page, "idToken")).toBeNull();
  });

  test("whose code meets a gateway in trouble shows status and status text [R8.10]", async ({
    page,
    problems,
    world,
  }) => {
    problems.expect(/status of 502/);
    await world.addFault({ operation: "token", effect: { kind: "status", status: 502 } });
    await page.goto("/overview", { waitUntil: "commit" });
    await choosePersona(page, "anna");
    await expect(page.getByText("502 Bad Gateway", { exact: true })).toBeVisible();
    expect(await readCredential(page, "idToken")).toBeNull();
  });
});
