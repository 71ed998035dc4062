import { countrySeeds } from "../../mock-server/seeds/countries/countrySeeds.ts";
import { countryFacts } from "../../src/countryFacts.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { fillOwnerAddress, WindowForm } from "../support/actions/windowForm.ts";
import { recordRegistrationUrls } from "../support/browser/registrationRequests.ts";
import { getCountryTag, projectCountries } from "../support/config/countries.ts";
import { portalHost, ports } from "../support/config/ports.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

// The whole journey is made in Germany; Ireland has no window registration.
for (const { country } of projectCountries.filter((it) => it.country !== "DE" && it.country !== "IE")) {
  test.describe(`Windows in ${country}`, { tag: getCountryTag(country) }, () => {
    test.use({ persona: "anna" });

    test("are registered with an address of the country, and claimed by Ben", {
      tag: [
        "@R1.3",
        "@R1.8",
        "@R2.19",
        "@R2.25",
        "@R7.40",
        "@R7.41",
        "@R7.42",
        "@R7.45",
        "@R7.46",
        "@R7.47",
        "@R7.48",
      ],
    }, async ({ page, world, openBrowser, t }) => {
      const form = new WindowForm(page, t);
      const heading = page.getByRole("heading", { level: 1 });
      const urls = recordRegistrationUrls(page);

      await test.step("of a project", async () => {
        await page.goto("/project/project-1");
        await page.getByRole("link", { name: t("registeredWindows.register"), exact: true }).click();
        await expectPortalUrl(page, "/window-registration/project-1");
        await form.fill({
          key: "TGL M06",
          serialNumber: "TG90000001",
          installationDate: "2025-03-01",
          room: t("room.bathroom"),
        });
        await form.submit();
        await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));
      });

      await test.step("at another address", async () => {
        await page
          .getByRole("navigation")
          .getByRole("link", { name: t("app.navigation.registerWindows") })
          .click();
        await form.fill({ key: "TGU S06", serialNumber: "TG90000002", installationDate: "2025-04-01" });
        const [address] = countrySeeds[country].addresses;
        await fillOwnerAddress(page, t, {
          street: address?.street ?? "",
          postCode: countryFacts[country].postCode.example,
          city: address?.city ?? "",
        });
        await form.submit();
        await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));
      });

      await test.step("for somebody else", async () => {
        await page.getByRole("button", { name: t("page.windowRegistration.done.registerMore") }).click();
        await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
        await form.fill({ key: "TGE M08", serialNumber: "TG90000003", installationDate: "2025-05-01" });
        await form.submit();
        await expect(heading).toHaveText(t("page.windowRegistration.done.token.title", { count: 1 }));
      });
      const link = await page
        .getByLabel(t("page.windowRegistration.done.link"), { exact: true })
        .inputValue();
      expect(new URL(link).origin).toBe(`http://${portalHost(country)}`);

      await test.step("Ben claims the window by the link", async () => {
        const other = await (await openBrowser("ben")).newPage();
        await other.goto(link);
        await other.getByRole("button", { name: t("page.claim.claim") }).click();
        await expect(other.getByRole("heading", { level: 1 })).toHaveText(
          t("page.claim.done.title", { count: 1 }),
        );
      });

      await test.step("Anna sees her own among all windows", async () => {
        await page
          .getByRole("navigation")
          .getByRole("link", { name: t("app.navigation.projects") })
          .click();
        const list = page.getByRole("region", { name: t("registeredWindows.title"), exact: true });
        await expect(list.getByRole("article").getByRole("heading")).toHaveText([
          t("windowTitle.PIVOTING_WINDOW_UPPER_CONTROL"),
          t("windowTitle.SOLAR"),
          t("windowTitle.DEFAULT"),
          t("windowTitle.ELECTRIC"),
        ]);
      });

      const { ownRegistrationService } = countrySeeds[country].switches;
      const service = ownRegistrationService
        ? `http://localhost:${ports.registration}/${world.id}/graphql`
        : `http://${portalHost(country)}/graphql`;
      expect([...urls].filter(([, url]) => url !== service)).toEqual([]);
      expect(urls.size, "operations of the registration service").toBeGreaterThanOrEqual(4);
    });
  });
}

test.describe("Country without window registration", { tag: getCountryTag("IE") }, () => {
  test.use({ persona: "anna" });

  test("shows no links to the form, and explains in its place that it is unavailable", {
    tag: ["@R1.8", "@R2.25"],
  }, async ({ page, t }) => {
    for (const path of ["/overview", "/project/project-1"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(page.locator('a[href^="/window-registration"]')).toHaveCount(0);
    }
    for (const path of ["/window-registration", "/window-registration/project-1"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.windowRegistration.unavailable.title"),
      );
      await expectAccessible(page);
      await expect(page.getByRole("textbox")).toHaveCount(0);
    }
    await page.getByRole("link", { name: t("page.windowRegistration.toProjects") }).click();
    await expectPortalUrl(page, "/overview");
  });
});
