import type { Page } from "@playwright/test";

/** A file of the portal's origin, whose storage can be changed there while no script of the portal runs. */
const scriptless = "/robots.txt";

/** A stored value of a sign-in, by its key without the prefix. */
export function readCredential(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `ad_${name}`);
}

export async function writeCredential(page: Page, name: string, value: string): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`ad_${name}`, value] as const);
}

/**
 * Moves the expiry of a token into the past, then leaves the portal: a late request there would refresh the token before the
 * next visit does.
 */
export async function expireToken(page: Page, token: "idToken" | "refreshToken"): Promise<void> {
  await page.goto(scriptless);
  await writeCredential(page, `${token}ExpiresAt`, "1");
}

/** Collects the forms that a page posts to the provider's token endpoint from now on. */
export function collectTokenForms(page: Page): URLSearchParams[] {
  const forms: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/oauth2/v2.0/token"))
      forms.push(new URLSearchParams(request.postData() ?? ""));
  });
  return forms;
}
