import { urls } from "#testing/samples/urls.ts";
import { getSection } from "../support/actions/getSection.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { fillOwnerAddress, WindowForm } from "../support/actions/windowForm.ts";
import { getCountryTag } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.use({ persona: "clara", scenario: "severalRequests" });

const window = { key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" };

test.describe("Norway, without a registration service of its own", { tag: getCountryTag("NO") }, () => {
  test("registers windows of a project, at another address and for somebody else through the main API", async ({
    page,
    world,
    t,
  }) => {
    const form = new WindowForm(page, t);
    const heading = page.getByRole("heading", { level: 1 });

    await page.goto(urls.windowRegistration);
    await form.fill(window);
    await form.submit();
    await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));

    await page.goto("/window-registration");
    await form.fill({ ...window, serialNumber: "TG90000002" });
    await fillOwnerAddress(page, t, { street: "Storgata 1", postCode: "0150", city: "Oslo" });
    await form.submit();
    await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));

    await page.getByRole("button", { name: t("page.windowRegistration.done.registerMore") }).click();
    await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
    await form.fill({ ...window, serialNumber: "TG90000003" });
    await form.submit();
    await expect(heading).toHaveText(t("page.windowRegistration.done.token.title", { count: 1 }));
    const link = page.getByLabel(t("claimLink.label"), { exact: true });
    expect(new URL(await link.inputValue()).origin).toBe(`http://${portalHost("NO")}`);

    const requests = (await world.readJournal()).filter(({ operation }) => /^Register/.test(operation));
    expect(requests.map(({ operation, service }) => `${operation} ${service}`)).toEqual([
      "RegisterProjectWindows main-api",
      "RegisterWindowsWithOwner main-api",
      "RegisterInstalledWindows main-api",
    ]);
  });
});

test.describe("Ireland, without window registration", { tag: getCountryTag("IE") }, () => {
  test("has no form, and no links to it", async ({ page, t }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const registrationLinks = page.locator('a[href^="/window-registration"]');
    await page.goto(urls.project);
    await expect(getSection(page, t("page.project.offer.title"))).toBeVisible();
    await expect(registrationLinks).toHaveCount(0);
    for (const path of ["/window-registration", urls.windowRegistration]) {
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
