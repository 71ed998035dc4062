import { urls } from "#testing/samples/urls.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl, signInUrl } from "../support/actions/signIn.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

// `src/app/guards.test.tsx` tests the other paths.
const cabinetPaths = [urls.project, urls.window];

const openPaths = {
  invitation: urls.invitation,
  claim: "/installed-windows/claim/some-token",
  feedback: urls.feedback,
  campaignPreview: "/campaign-asset-preview/my_taglys_banner",
};

test.describe("Routes for an anonymous visitor", oneCountry, () => {
  test("lead from cabinet pages to the sign-in without showing anything, and back afterwards", async ({
    page,
    context,
    t,
  }) => {
    const cabinetUrls: string[] = [];
    await page.exposeFunction("recordCabinet", (url: string) => cabinetUrls.push(url));
    await page.addInitScript((label) => {
      const look = () => {
        if (document.querySelector(`nav[aria-label="${label}"]`))
          Reflect.get(window, "recordCabinet")(location.href);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    }, t("cabinet.navigation"));

    for (const path of cabinetPaths) {
      await test.step(path, async () => {
        await page.goto(`http://${portalHost("DE")}${path}`, { waitUntil: "commit" });
        await page.waitForURL(signInUrl);
        const { origins } = await context.storageState();
        expect(origins.flatMap(({ localStorage }) => localStorage)).toContainEqual({
          name: "ad_backUrl",
          value: path,
        });
      });
    }
    expect(cabinetUrls, "cabinet pages before the sign-in").toEqual([]);
    await choosePersona(page, "anna");
    await expectPortalUrl(page, cabinetPaths.at(-1) ?? "");
    await expect(page.getByRole("banner").getByText("Anna")).toBeVisible();
    await expect.poll(() => cabinetUrls.length, "cabinet pages after the sign-in").toBeGreaterThan(0);
  });
});

test.describe("Routes for a signed-in customer", oneCountry, () => {
  test.use({ persona: "anna" });

  test("lead from the introduction and the signed-out page to the list, and still show open pages", {
    tag: "@R1.13",
  }, async ({ page }) => {
    for (const path of ["/", "/logout"]) {
      await page.goto(path);
      await expectPortalUrl(page, "/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
    }
    await expect(page.locator("body > :not(script, link, noscript, [data-announcements])")).toHaveCount(1);
    await expect(page.locator("#root").getByRole("main")).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    for (const path of [openPaths.invitation, openPaths.claim, openPaths.feedback]) {
      await test.step(`${path} stays open`, async () => {
        const previousHeading = await heading.innerText();
        await navigate(page, path);
        await expectPortalUrl(page, path);
        await expect(heading).not.toHaveText(previousHeading);
      });
    }
  });
});
