import type { Locator } from "@playwright/test";
import { countrySeeds } from "#mock-server/seeds/countries/countrySeeds.ts";
import { createId } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { CancelDialog } from "../support/actions/cancelDialog.ts";
import { getSection } from "../support/actions/getSection.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { openCustomerForm, openSection } from "../support/actions/projectSections.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { planPdf, roofPng } from "../support/actions/uploadFiles.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectPrices } from "../support/expects/expectPrices.ts";
import { expect, test } from "../support/fixtures/test.ts";

const customReason = "We are moving house: <b>no</b> window needed.";

test.describe("Project page", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test("shows Clara her project, stores files and new customer data, and cancels the request", {
    tag: "@smoke",
  }, async ({ page, t, country }) => {
    test.slow();
    const getBell = (count: number) =>
      page.getByRole("banner").getByRole("button", { name: t("notifications.bell.unread", { count }) });

    await test.step("opens from the list with two unread notifications", async () => {
      await page.goto("/overview");
      await expect(getBell(2)).toBeVisible();
      await getProjectCards(page).getByRole("link").click();
      await expectPortalUrl(page, urls.project);
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.project.metaTitle") }));
    });

    await test.step("shows every section", async () => {
      await expect(getSection(page, t("notifications.title")).getByRole("listitem")).toHaveCount(2);
      const timeline = getSection(page, t("page.project.timeline.title"));
      await expect(timeline.locator("[aria-current=step]")).toHaveCount(1);
      await expect(timeline.locator("li[aria-current=step]")).toHaveCount(1);
      await expectPrices(page, t, country);
      const installer = await openSection(page, t, "page.project.installer.title");
      await expect(installer.locator('a[href^="tel:"]')).toBeVisible();
      await expect(installer.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(getSection(page, t("page.project.customer.title"))).toContainText(
        countrySeeds[country].people.clara.firstName,
      );
      const facts = await openSection(page, t, "page.project.facts.title");
      await expect(facts.locator('a[href^="/configurator/"]')).toBeVisible();
      const documents = await openSection(page, t, "page.project.files.title");
      await expect(documents.getByRole("listitem")).toHaveCount(3);
    });

    await test.step("marks the notifications as read once they are in view", async () => {
      await getSection(page, t("notifications.title")).getByRole("listitem").last().scrollIntoViewIfNeeded();
      await expect(getBell(0)).toBeVisible();
    });

    await test.step("uploads two files and deletes one", async () => {
      const files = getSection(page, t("page.project.attachments.title"));
      await files.locator("input[type=file]").setInputFiles([planPdf, roofPng]);
      await expect(files.getByRole("link", { name: planPdf.name })).toBeVisible();
      await expect(files.getByRole("link", { name: roofPng.name })).toBeVisible();
      await files.getByRole("button", { name: t("file.delete", { name: planPdf.name }) }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("page.project.attachments.delete.confirm") })
        .click();
      await expect(files.getByRole("link", { name: planPdf.name })).toHaveCount(0);
      await expect(files.getByRole("link", { name: roofPng.name })).toBeVisible();
    });

    await test.step("validates and saves the customer's data", async () => {
      const details = await openCustomerForm(page, t, "page.project.customer.name");
      await expect(details.getByRole("textbox")).toHaveCount(2);
      const lastName = details.getByLabel(t("person.lastName"));
      await lastName.fill("");
      await details.getByLabel(t("person.firstName")).fill("");
      await details.getByRole("button", { name: t("form.save") }).click();
      await expect(details.getByRole("heading", { name: t("form.problems", { count: 2 }) })).toBeFocused();
      await details.getByRole("link", { name: t("person.lastName") }).click();
      await expect(lastName).toBeFocused();
      await lastName.fill("Sommer");
      await details.getByLabel(t("person.firstName")).fill("Clara");
      await details.getByRole("button", { name: t("form.save") }).click();
      await expect(getShownText(page, t("page.project.customer.saved"))).toBeVisible();
      await expect(details).toContainText("Sommer");
    });

    await test.step("cancels the request with a custom reason", async () => {
      const requests = collectRequests(page, "CancelRequestWithCustomReason");
      const cancel = new CancelDialog(page, t);
      await cancel.open();
      await cancel.dialog.getByRole("radio").last().check();
      await cancel.dialog.getByLabel(t("page.project.cancel.ownWords")).fill(customReason);
      await cancel.goToNextStep();
      await expect(cancel.dialog.getByText(customReason)).toBeVisible();
      await cancel.confirmButton.click();
      await expect(cancel.dialog).toHaveAccessibleName(t("page.project.cancel.confirmed.title"));
      await expect(cancel.dialog.getByRole("heading")).toBeFocused();
      expect(requests.map(getVariables)).toEqual([
        { requestId: createId("request", 3), reasonId: createId("reason", 5), customReason },
      ]);
      await cancel.dialog
        .getByRole("button", { name: t("page.project.cancel.close") })
        .first()
        .click();
    });

    await test.step("shows all changes at once and after a reload", async () => {
      for (const open of [async () => {}, () => page.reload()]) {
        await open();
        await expect(page.getByText(t("page.project.archived"))).toBeVisible();
        await expect(getSection(page, t("page.project.customer.title"))).toContainText("Sommer");
        await expect(getSection(page, t("page.project.attachments.title")).getByRole("link")).toHaveText([
          new RegExp(roofPng.name),
        ]);
        await expect(page.getByRole("main").locator("ol")).toContainText(t("requestStatus.CANCELLED"));
      }
      // The page of a cancelled request has no controls.
      for (const title of ["page.project.customer.title", "page.project.attachments.title"] as const)
        await expect(getSection(page, t(title)).getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("button", { name: t("page.project.cancel.open") })).toHaveCount(0);
      await expect(getSection(page, t("notifications.title"))).toHaveCount(0);
      await page.getByRole("link", { name: t("page.project.back") }).click();
      await expect(page.getByText(t("page.projectList.allArchived.title"))).toBeVisible();
    });
  });
});

test.describe("Project page of a phone", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests", viewport: { width: 390, height: 844 } });

  test("has price, deadline and decision in its first view, and the cancellation in the next two", async ({
    page,
    t,
  }) => {
    await page.goto(urls.project);
    const nextStep = page.locator("#next-step");
    await expect(nextStep.getByText(t("page.project.offer.grossTotal"))).toBeInViewport({ ratio: 1 });
    await expect(nextStep.getByText(t("page.project.deadline.decision.left", { days: 8 }))).toBeInViewport({
      ratio: 1,
    });
    for (const action of await nextStep.getByRole("link").all())
      await expect(action).toBeInViewport({ ratio: 1 });
    await expect(nextStep.getByRole("link")).toHaveCount(3);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    const measureTop = (locator: Locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await expect(nextStep.getByRole("link", { name: t("page.project.decision.accept") })).toBeVisible();
    const cancel = page.getByRole("button", { name: t("page.project.cancel.open") });
    expect(await measureTop(cancel)).toBeLessThan(3 * 844);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
  });

  test("prints folded sections open, and only the offer if there is one", async ({ page, t }) => {
    await page.goto(urls.project);
    const details = page.locator("#your-details");
    await expect(details).toBeVisible();
    await page.evaluate(() => void dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-print-sheet]")).toContainText(t("page.project.offer.unitPrice"));
    await expect(details).toBeHidden();
    await expect(details.locator("details")).toHaveAttribute("open");
    await page.evaluate(() => void dispatchEvent(new Event("afterprint")));
    await expect(details.locator("details")).not.toHaveAttribute("open");
  });
});
