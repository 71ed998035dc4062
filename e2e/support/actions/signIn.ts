import { expect, type Page } from "@playwright/test";
import { getPageTexts, selectPageLanguage } from "#mock-server/services/identity/pages/pageTexts.ts";
import { getDefaultLocale } from "../config/countries.ts";
import { identityOrigin } from "../config/ports.ts";
import type { TestWorld } from "../fixtures/testWorld.ts";

/** Matches every URL of the provider's sign-in policy. */
export const signInUrl = new RegExp(`^${identityOrigin}/[^/]+/B2C_1_signin/oauth2/v2.0/authorize`);

/** Matches every URL of the provider's policy for forgotten passwords. */
export const resetPasswordUrl = new RegExp(
  `^${identityOrigin}/[^/]+/B2C_1_reset_password/oauth2/v2.0/authorize`,
);

/** The texts of the provider's pages in the language it speaks to visitors with this locale. */
export function getProviderTexts(locale: string) {
  return getPageTexts(selectPageLanguage(locale));
}

/** Signs in as a persona on the provider's page, which must be open or on its way. */
export async function choosePersona(page: Page, persona: string): Promise<void> {
  await page.waitForURL(signInUrl);
  await page.getByRole("button", { name: persona, exact: true }).click();
}

/** Opens a URL of the portal as an anonymous visitor and signs in on the way there. */
export async function signIn(page: Page, persona: string, address = "/overview"): Promise<void> {
  await page.goto(address, { waitUntil: "commit" });
  await choosePersona(page, persona);
  await expectPortalUrl(page, address);
}

/** Signs in with e-mail and password on the provider's page. */
export async function enterCredentials(
  page: Page,
  { country }: TestWorld,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const texts = getProviderTexts(getDefaultLocale(country));
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.password).fill(password);
  await page.getByRole("button", { name: texts.signIn }).click();
}

/** Waits for a URL of the portal: path, query and hash must be equal. */
export async function expectPortalUrl(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => {
      const { hostname, pathname, search, hash } = new URL(page.url());
      return hostname.endsWith(".localhost") ? `${pathname}${search}${hash}` : page.url();
    })
    .toBe(address);
}
