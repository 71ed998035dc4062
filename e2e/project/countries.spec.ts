import type { Page } from "@playwright/test";
import type { Country } from "#api/generated/main.ts";
import { countrySeeds } from "#mock-server/seeds/countries/countrySeeds.ts";
import { countryFacts } from "#schema/countries.ts";
import { openCustomerForm } from "../support/actions/projectSections.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { fillOwnerAddress, WindowForm } from "../support/actions/windowForm.ts";
import { getCountryTag, projectCountries } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expectPrices } from "../support/expects/expectPrices.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { Translate } from "../support/fixtures/texts.ts";

const registrations = ["RegisterInstalledWindows", "RegisterProjectWindows", "RegisterWindowsWithOwner"];

test.use({ persona: "clara", scenario: "severalRequests" });

// Project and windows in Germany have whole journeys; Ireland has no window registration.
for (const { country } of projectCountries.filter((it) => it.country !== "DE" && it.country !== "IE")) {
  test.describe(`Project and windows in ${country}`, { tag: getCountryTag(country) }, () => {
    test("have prices, post codes, addresses and a registration service of the country", async ({
      page,
      world,
      t,
    }) => {
      const form = new WindowForm(page, t);
      const heading = page.getByRole("heading", { level: 1 });
      await expectProjectOfCountry(page, t, country);

      await test.step("windows are registered for a project", async () => {
        await page
          .getByRole("main")
          .getByRole("link", { name: t("registeredWindows.register"), exact: true })
          .click();
        await expectPortalUrl(page, "/window-registration/project-1");
        await form.fill({
          key: "TGL M06",
          serialNumber: "TG90000001",
          installationDate: "2025-03-01",
          room: t("room.BATHROOM"),
        });
        await form.submit();
        await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));
      });

      await test.step("windows are registered at another address", async () => {
        await page.getByRole("link", { name: t("app.navigation.windows"), exact: true }).click();
        await page.getByRole("link", { name: t("registeredWindows.register"), exact: true }).click();
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

      await test.step("windows are registered for somebody else, with a link to the country's portal", async () => {
        await page.getByRole("button", { name: t("page.windowRegistration.done.registerMore") }).click();
        await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
        await form.fill({ key: "TGE M08", serialNumber: "TG90000003", installationDate: "2025-05-01" });
        await form.submit();
        await expect(heading).toHaveText(t("page.windowRegistration.done.token.title", { count: 1 }));
        const link = page.getByLabel(t("claimLink.label"), { exact: true });
        expect(new URL(await link.inputValue()).origin).toBe(`http://${portalHost(country)}`);
      });

      await test.step("the overview lists the customer's own windows", async () => {
        await page
          .getByRole("navigation")
          .getByRole("link", { name: t("app.navigation.projects") })
          .click();
        const list = page.getByRole("region", { name: t("registeredWindows.title"), exact: true });
        await expect(list.getByRole("article").getByRole("heading")).toContainText([
          t("windowTitle.PIVOTING_WINDOW_UPPER_CONTROL"),
          t("windowTitle.SOLAR"),
        ]);
      });

      const { ownRegistrationService } = countrySeeds[country].switches;
      const service = ownRegistrationService ? "registration" : "main-api";
      const requests = (await world.readJournal()).filter((it) => registrations.includes(it.operation));
      expect(requests.map((it) => `${it.operation} ${it.service}`).toSorted()).toEqual(
        registrations.map((operation) => `${operation} ${service}`),
      );
    });
  });
}

test.describe("Country without window registration", { tag: getCountryTag("IE") }, () => {
  test("has a project with prices and post codes, but neither links to the form nor the form", async ({
    page,
    t,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const registrationLinks = page.locator('a[href^="/window-registration"]');
    await expectProjectOfCountry(page, t, "IE");
    await expect(registrationLinks).toHaveCount(0);
    for (const path of ["/window-registration", "/window-registration/project-1"]) {
      await page.goto(path);
      await expect(heading).toHaveText(t("page.windowRegistration.unavailable.title"));
      await expect(page.getByRole("textbox")).toHaveCount(0);
    }
    await page.getByRole("link", { name: t("page.projectList.toProjects") }).click();
    await expectPortalUrl(page, "/overview");
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(registrationLinks).toHaveCount(0);
  });
});

/** Shows Clara's project with prices of the country, and changes her address by its rules. */
async function expectProjectOfCountry(page: Page, t: Translate, country: Country): Promise<void> {
  await test.step("the project has prices of the country", async () => {
    await page.goto("/project/project-1");
    await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.project.metaTitle") }));
    await expectPrices(page, t, country);
  });

  await test.step("the customer's post code follows the rule of the country", async () => {
    const { example } = countryFacts[country].postCode;
    const details = await openCustomerForm(page, t, "page.project.customer.address");
    await expect(details).toContainText(countrySeeds[country].people.clara.firstName);
    const postCode = details.getByLabel(t("person.postCode"));
    await postCode.fill("?");
    await details.getByRole("button", { name: t("form.save") }).click();
    await expect(details.getByRole("heading", { name: t("form.problems", { count: 1 }) })).toBeFocused();
    await expect(postCode).toHaveAccessibleDescription(t("form.rule.postCode", { example }));
    await postCode.fill(example);
    await details.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("page.project.customer.saved"))).toBeVisible();
    await expect(details).toContainText(example);
  });
}
