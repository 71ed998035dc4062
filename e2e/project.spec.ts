import type { Locator, Page } from "@playwright/test";
import { countrySeeds } from "../mock-server/world/countries/countrySeeds.ts";
import { countryLocales } from "../src/countries.ts";
import { countryFacts } from "../src/countryFacts.ts";
import { expectAccessibleOnce } from "./support/accessibility.ts";
import { callsOf, variablesOf } from "./support/calls.ts";
import { cards, currency } from "./support/projectList.ts";
import { expectPortalAddress } from "./support/provider.ts";
import type { Translate } from "./support/texts.ts";
import { picture, plan } from "./support/uploads.ts";
import { expect, test } from "./support/world.ts";

test.use({ persona: "clara", scenario: "severalRequests" });

const ownWords = "We are moving house: <b>no</b> window needed.";

test("Clara follows her project: reads it, adds files, changes her data and cancels [R1.4] [R1.5] [R1.6] [R1.7] [R2.24] [R4.3] [R7.13] [R7.14] [R7.15] [R7.20] [R7.21] [R7.22] [R7.23] [R7.24]", async ({
  page,
  t,
  country,
}) => {
  test.slow();
  const section = (id: Parameters<Translate>[0]) => page.getByRole("region", { name: t(id), exact: true });
  const bell = page
    .getByRole("banner")
    .getByRole("button", { name: t("app.unreadNotifications", { count: 2 }) });

  await test.step("opens it from the list, where two notifications are unread", async () => {
    await page.goto("/overview");
    await expect(bell).toBeVisible();
    await cards(page).getByRole("link").click();
    await expectPortalAddress(page, "/project/project-1");
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.project.metaTitle") }));
  });

  await test.step("reads every section", async () => {
    await expect(section("notifications.title").getByRole("listitem")).toHaveCount(2);
    const timeline = section("page.project.timeline.title");
    await expect(
      timeline.getByRole("listitem").filter({ has: page.locator("[aria-current=step]") }),
    ).toHaveCount(0);
    await expect(timeline.locator("[aria-current=step]")).toHaveCount(1);
    const offer = section("page.project.offer.title");
    await expect(offer.getByRole("rowheader", { name: t("page.project.offer.grossTotal") })).toBeVisible();
    const sums = await offer.getByText(currency).allTextContents();
    expect(sums.length, "prices").toBeGreaterThan(5);
    const { format } = new Intl.NumberFormat(countryLocales[country][0], {
      style: "currency",
      currency: countryFacts[country].currency,
    });
    const sign = format(0).replace(/[\d.,\s]/g, "");
    for (const sum of sums) expect(sum).toContain(sign);
    await expect(section("page.project.installer.title").locator('a[href^="tel:"]')).toBeVisible();
    await expect(section("page.project.installer.title").locator('a[href^="mailto:"]')).toBeVisible();
    await expect(section("page.project.customer.title")).toContainText(
      countrySeeds[country].people.clara.firstName,
    );
    await expect(section("page.project.facts.plan").locator('a[href^="/configurator/"]')).toBeVisible();
    await expect(section("page.project.files.title").getByRole("listitem")).toHaveCount(3);
    await expectAccessibleOnce(page, country);
  });

  await test.step("has read the notifications by that", async () => {
    await expect(
      page.getByRole("banner").getByRole("button", { name: t("app.unreadNotifications", { count: 0 }) }),
    ).toBeVisible();
  });

  await test.step("adds two files and deletes one", async () => {
    const files = section("page.project.attachments.title");
    await files.locator("input[type=file]").setInputFiles([plan, picture]);
    await expect(files.getByRole("link", { name: plan.name })).toBeVisible();
    await expect(files.getByRole("link", { name: picture.name })).toBeVisible();
    await files
      .getByRole("button", { name: t("page.project.attachments.remove", { name: plan.name }) })
      .click();
    await expectAccessibleOnce(page, country);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("page.project.attachments.delete.confirm") })
      .click();
    await expect(files.getByRole("link", { name: plan.name })).toHaveCount(0);
    await expect(files.getByRole("link", { name: picture.name })).toBeVisible();
  });

  await test.step("changes her data", async () => {
    const details = section("page.project.customer.title");
    await details.getByRole("button", { name: t("page.project.customer.change") }).click();
    const lastName = details.getByLabel(t("person.lastName"));
    await lastName.fill("");
    await details.getByLabel(t("person.postCode")).fill("?");
    await details.getByRole("button", { name: t("form.save") }).click();
    const summary = details.getByRole("heading", { name: t("form.problems", { count: 2 }) });
    await expect(summary).toBeFocused();
    await expectAccessibleOnce(page, country);
    await details.getByRole("link", { name: t("person.lastName") }).click();
    await expect(lastName).toBeFocused();
    await lastName.fill("Sommer");
    await details.getByLabel(t("person.postCode")).fill(countryFacts[country].postCode.example);
    await details.getByRole("button", { name: t("form.save") }).click();
    await expect(page.getByText(t("page.project.customer.saved"))).toBeVisible();
    await expect(details).toContainText("Sommer");
  });

  await test.step("cancels the request in her own words", async () => {
    const cancels = callsOf(page, "CancelRequest");
    await page.getByRole("button", { name: t("page.project.cancel.open") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio")).toHaveCount(5);
    await expectAccessibleOnce(page, country);
    await dialog.getByRole("radio").last().check();
    await dialog.getByLabel(t("page.project.cancel.ownWords")).fill(ownWords);
    await dialog.getByRole("button", { name: t("page.project.cancel.next") }).click();
    await expect(dialog.getByText(ownWords)).toBeVisible();
    await dialog.getByRole("button", { name: t("page.project.cancel.next") }).click();
    await dialog.getByRole("button", { name: t("page.project.cancel.confirm.confirm") }).click();
    await expect(
      dialog.getByRole("heading", { name: t("page.project.cancel.confirmed.title") }),
    ).toBeFocused();
    await expectAccessibleOnce(page, country);
    expect(cancels.map(variablesOf)).toEqual([
      { requestId: "request-3", reasonId: "reason-5", customReason: ownWords },
    ]);
    await dialog
      .getByRole("button", { name: t("page.project.cancel.close") })
      .first()
      .click();
  });

  await test.step("finds it all the same after a reload", async () => {
    for (const look of [async () => {}, () => page.reload()]) {
      await look();
      await expect(page.getByText(t("page.project.archived.title"))).toBeVisible();
      await expect(section("page.project.customer.title")).toContainText("Sommer");
      await expect(section("page.project.attachments.title").getByRole("link")).toHaveText([
        new RegExp(picture.name),
      ]);
      await expect(stoppedStep(page)).toContainText(t("requestStatus.cancelled"));
    }
    await expect(section("notifications.title")).toHaveCount(0);
    await page.getByRole("link", { name: t("page.project.back") }).click();
    await expect(page.getByText(t("page.projectList.allArchived.title"))).toBeVisible();
  });
});

function stoppedStep(page: Page): Locator {
  return page.getByRole("main").locator("ol");
}
