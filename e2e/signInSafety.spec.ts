import type { Page } from "@playwright/test";
import { oneCountry } from "./support/countries.ts";
import { readCredential, writeCredential } from "./support/credentials.ts";
import { cards } from "./support/projectList.ts";
import { choosePersona, expectPortalAddress, signIn, signInAddress } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

const guarded = ["/overview", "/project/project-1", "/window-registration", "/faq", "/window/window-1"];

test.describe("The return from the provider", oneCountry, () => {
  for (const { secret, text } of [
    { secret: "state", text: /does not belong to a sign-in of this browser/ },
    { secret: "nonce", text: /unexpected JWT claim value/ },
  ]) {
    test(`with another ${secret} than the one that was sent is refused [R2.12] [R4.5]`, async ({
      page,
      context,
      t,
    }) => {
      await page.goto("/overview", { waitUntil: "commit" });
      await page.waitForURL(signInAddress);
      const attacker = await context.newPage();
      await attacker.goto("/");
      await writeCredential(attacker, secret, "forged");
      await choosePersona(page, "clara");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
      await expect(page.getByText(text)).toBeVisible();
      expect(await readCredential(page, "idToken")).toBeNull();
    });
  }

  test("opened a second time exchanges nothing: it leads to the list, or asks those who signed out to sign in again [R2.12]", async ({
    page,
    world,
    t,
  }) => {
    const answers: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame.url().includes("/authorization#")) answers.push(frame.url());
    });
    await signIn(page, "clara");
    await expect(cards(page)).toHaveCount(1);
    const [answer = ""] = answers;
    expect(answer).toMatch(/[#&]code=/);
    await page.goto(answer);
    await expectPortalAddress(page, "/overview");
    await expect(cards(page)).toHaveCount(1);

    await page.evaluate(() => localStorage.clear());
    await page.goto(answer);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
    await expect(page.getByText("This sign-in was completed or abandoned already.")).toBeVisible();
    await expectPortalAddress(page, "/authorization");
    expect(await world.calls({ operation: "token" })).toHaveLength(1);
  });

  test("met again by the back button says that it has no code [R5.5]", async ({ page, t }) => {
    await page.goto("/authorization");
    await page.getByRole("link", { name: t("page.authorization.failed.toStart") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
    await expect(page.getByText("'Code' parameter is not provided")).toBeVisible();
  });

  test("with a description of any other kind shows it [R8.9]", async ({ page, world, t }) => {
    await world.addFault({ operation: "authorize", effect: { kind: "provider", code: "AADB2C90057" } });
    await page.goto("/overview", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
    const description =
      "AADB2C90057: The provided application is not configured to allow the 'OAuth' Implicit flow.";
    await expect(page.getByText(description, { exact: true })).toBeVisible();
  });

  test("leaves no code, state or token in the address before the first tracking event", async ({
    page,
    tracking,
  }) => {
    await signIn(page, "clara");
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => tracking.addresses().length).toBeGreaterThan(0);
    expect(tracking.addresses().filter((address) => /[#&?](code|state|id_token)=/.test(address))).toEqual([]);
  });
});

test.describe("An anonymous visitor", oneCountry, () => {
  for (const address of guarded) {
    test(`of ${address} sees nothing of the cabinet before signing in [R2.31] [R6.1]`, async ({
      page,
      t,
    }) => {
      const seen = await watchFor(page, t("app.mainNavigation"));
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForURL(signInAddress);
      expect(seen).toEqual([]);
      await choosePersona(page, "anna");
      await expect.poll(() => seen.length, "the watch works").toBeGreaterThan(0);
    });
  }
});

/** Notes each appearance of a navigation with the name, however short. */
async function watchFor(page: Page, name: string): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("tellSeen", (address: string) => seen.push(address));
  await page.addInitScript((label) => {
    const look = () => {
      if (document.querySelector(`nav[aria-label="${label}"]`))
        Reflect.get(window, "tellSeen")(location.href);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, name);
  return seen;
}
