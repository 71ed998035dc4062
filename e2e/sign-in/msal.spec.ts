import { expect, type Page, test } from "@playwright/test";
import { type MockServer, startMockServer } from "../../mock-server/server/startMockServer.ts";
import { getPageTexts } from "../../mock-server/services/identity/pages/pageTexts.ts";
import { clientId, type PolicyName, policies } from "../../mock-server/services/identity/tenants.ts";
import { MsalApp } from "../support/browser/msalApp.ts";
import { oneCountry } from "../support/config/countries.ts";

const texts = getPageTexts("en");

// The provider's certificate is self-signed.
test.use({ ignoreHTTPSErrors: true, locale: "en-GB" });

let mock: MockServer;
let app: MsalApp;
test.beforeAll(async () => {
  const ports = { port: 0, registrationPort: 0, identityPort: 0, portalPort: 5173 };
  mock = await startMockServer({ country: "DE", scenario: "standing", ...ports, identityHttps: true });
  app = await MsalApp.start(mock.origins.identity);
});
test.afterAll(async () => {
  await app.close();
  await mock.close();
});

/** Starts a sign-in, which leads to the provider's page. */
async function redirectToSignIn(page: Page, policy: PolicyName = policies.signIn): Promise<void> {
  await page.goto(app.redirectUri);
  const client = await app.createClient(page);
  const request = { scopes: [clientId], authority: app.getAuthority(policy) };
  await client.evaluate((msal, redirectRequest) => void msal.loginRedirect(redirectRequest), request);
}

/** Completes a sign-in after the provider has redirected back. */
async function completeSignIn(page: Page) {
  await page.waitForURL(`${app.redirectUri}#*`);
  const client = await app.createClient(page);
  const result = await client.evaluate((msal) => msal.handleRedirectPromise());
  return { client, account: result?.account, accessToken: result?.accessToken };
}

async function signInAs(page: Page, persona: string) {
  await redirectToSignIn(page);
  await page.getByRole("button", { name: persona, exact: true }).click();
  return await completeSignIn(page);
}

test.describe("MSAL with the sign-in provider over https", oneCountry, () => {
  test("signs in, refreshes tokens, and signs out of the app and of the provider", async ({ page }) => {
    const { client, account, accessToken } = await signInAs(page, "anna");
    expect(account).toMatchObject({ idTokenClaims: { sub: "account-anna", tfp: policies.signIn } });
    expect(accessToken).toMatch(/^ey/);
    if (!account) throw new Error("Nobody is signed in.");

    const requestSent = page.waitForRequest((request) =>
      /grant_type=refresh_token/.test(request.postData() ?? ""),
    );
    const refreshed = await client.evaluate((msal, request) => msal.acquireTokenSilent(request), {
      scopes: [clientId],
      account,
      forceRefresh: true,
    });
    expect((await requestSent).url()).toContain(`${app.getAuthority(policies.signIn).toLowerCase()}/`);
    expect(refreshed).toMatchObject({ fromCache: false, accessToken: expect.stringMatching(/^ey/) });
    expect(refreshed.idTokenClaims).toMatchObject({
      nonce: account.idTokenClaims?.nonce,
      sub: "account-anna",
    });

    // Single sign-on: no page.
    await redirectToSignIn(page);
    const { client: signedIn } = await completeSignIn(page);
    await signedIn.evaluate((msal) => void msal.logoutRedirect());
    await page.waitForURL(`${app.logoutUri}?state=*`);
    const signedOut = await app.createClient(page);
    await signedOut.evaluate((msal) => msal.handleRedirectPromise());
    expect(await signedOut.evaluate((msal) => msal.getAllAccounts())).toEqual([]);
    await redirectToSignIn(page);
    await expect(page.getByRole("heading", { name: texts.signInTitle })).toBeVisible();
  });

  test("resets the password that a visitor has forgotten", async ({ page }) => {
    await redirectToSignIn(page);
    await page.getByRole("link", { name: texts.forgotPassword }).click();
    await expect(completeSignIn(page)).rejects.toThrow("AADB2C90118");

    await redirectToSignIn(page, policies.resetPassword);
    await page.getByLabel(texts.email).fill("ben@de.example");
    await page.getByLabel(texts.newPassword, { exact: true }).fill("Moonlight-2027");
    await page.getByLabel(texts.repeatPassword).fill("Moonlight-2027");
    await page.getByRole("button", { name: texts.changePassword }).click();
    const reset = await completeSignIn(page);
    expect(reset.account).toMatchObject({
      idTokenClaims: { sub: "account-ben", tfp: policies.resetPassword },
    });

    await redirectToSignIn(page);
    await page.getByLabel(texts.email).fill("ben@de.example");
    await page.getByLabel(texts.password).fill("Moonlight-2027");
    await page.getByRole("button", { name: texts.signIn }).click();
    const { account } = await completeSignIn(page);
    expect(account).toMatchObject({ idTokenClaims: { sub: "account-ben", tfp: policies.signIn } });
  });
});
