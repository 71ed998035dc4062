import { getContentLanguage } from "#i18n/locale/contentLanguage.ts";
import { projectCount } from "#mock-server/scenarios/strange/strange.ts";
import { contentSeeds } from "#mock-server/seeds/content/contentSeeds.ts";
import { createId } from "#schema/createId.ts";
import { CancelDialog } from "../support/actions/cancelDialog.ts";
import { getSection } from "../support/actions/getSection.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { openCustomerForm } from "../support/actions/projectSections.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { planPdf } from "../support/actions/uploadFiles.ts";
import { WindowForm } from "../support/actions/windowForm.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { navigate } from "../support/browser/navigate.ts";
import { getDefaultLocale, oneCountry } from "../support/config/countries.ts";
import { expectPlainLanguage } from "../support/expects/expectPlainLanguage.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("A backend that only keeps the specification", oneCountry, () => {
  test.use({ scenario: "strange", persona: "anna" });

  test("serves Anna's projects, windows, questions and feedback", async ({
    page,
    t,
    world,
    browserErrors,
  }) => {
    test.slow();
    const content = contentSeeds[getContentLanguage(getDefaultLocale("DE"))];
    const heading = page.getByRole("heading", { level: 1 });
    const step = (title: string, run: () => Promise<void>) =>
      test.step(title, async () => {
        await run();
        await expectPlainLanguage(page);
      });

    await step("lists projects page by page", async () => {
      await page.goto("/overview");
      await expect(page.getByText(content.campaign.my_taglys_banner_headline)).toBeVisible();
      // The windows below have a button of the same name.
      const loadMore = page.getByRole("button", { name: t("page.projectList.loadMore") }).first();
      for (let count = 5; count < 25; count += 5) {
        await expect(getProjectCards(page)).toHaveCount(count);
        await loadMore.click();
      }
      await expect(getProjectCards(page)).toHaveCount(25);
    });

    await step("lists notifications without their types", async () => {
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("notifications.bell.unread", { count: 8 }) })
        .click();
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(
        t("notifications.unknown"),
      );
      await page.keyboard.press("Escape");
    });

    // A draft, an unknown status, a date without a time, no request, a request without details, a date without a zone.
    for (const id of ["1", "2", "3", "4", "5", "59", "95", String(projectCount)]) {
      await step(`shows project ${id}`, async () => {
        await navigate(page, `/project/${id}`);
        await expectPortalUrl(page, `/project/${id}`);
        await expect(getSection(page, t("page.project.facts.title"))).toBeVisible();
      });
    }

    await step("shows the time of an appointment only where the service sends one", async () => {
      const appointments = getSection(page, t("page.project.appointments.title"));
      await page.goto("/project/2");
      await expect(appointments).toContainText(/20\d\d/);
      await expect(appointments).not.toContainText(/\d:\d/);
      await page.goto("/project/3");
      await expect(appointments).toContainText(/\d:\d/);
    });

    await step("takes a file and keeps unknown values of the customer", async () => {
      await page.goto("/project/95");
      const files = getSection(page, t("page.project.attachments.title"));
      await files.locator("input[type=file]").setInputFiles(planPdf);
      await expect(files.getByRole("link", { name: planPdf.name })).toBeVisible();
      const requests = collectRequests(page, "UpdateCustomer");
      const customer = await openCustomerForm(page, t, "page.project.customer.address");
      await customer.getByLabel(t("person.city")).fill("Leipzig");
      await customer.getByRole("button", { name: t("form.save") }).click();
      await expect(getShownText(page, t("page.project.customer.saved"))).toBeVisible();
      expect(requests.map(getVariables)).toEqual([
        {
          requestId: createId("request", 94, "94"),
          customer: expect.objectContaining({
            city: "Leipzig",
            tenancy: "NEWER_VALUE",
            acceptedMarketing: null,
          }),
        },
      ]);
    });

    await step("cancels a request, and shows which words were not sent", async () => {
      const customReason = "We are moving house.";
      const requests = collectRequests(page, "CancelRequest");
      const cancel = new CancelDialog(page, t);
      await cancel.open();
      await cancel.dialog.getByRole("radio").last().check();
      await cancel.dialog.getByLabel(t("page.project.cancel.ownWords")).fill(customReason);
      await cancel.goToNextStep();
      await cancel.confirmButton.click();
      await expect(
        cancel.dialog.getByRole("heading", { name: t("page.project.cancel.confirmed.title") }),
      ).toBeVisible();
      await expect(cancel.dialog).toContainText(customReason);
      expect(requests.map(getVariables)).toEqual([
        { requestId: createId("request", 94, "94"), reasonId: createId("reason", 5) },
      ]);
      await expectPlainLanguage(page);
      await page.reload();
      await expect(page.getByText(t("page.project.archived"))).toBeVisible();
    });

    await step("lists windows, and shows those with unknown or missing values", async () => {
      await page.getByRole("link", { name: t("app.navigation.windows"), exact: true }).click();
      const list = getSection(page, t("registeredWindows.title"));
      await expect(list.getByRole("article")).toHaveCount(5);
      await list.getByRole("button", { name: t("registeredWindows.loadMore") }).click();
      await expect(list.getByRole("article")).toHaveCount(10);
      for (const id of ["1", "2", "3", "4"]) {
        await navigate(page, `/window/${id}`);
        await expect(getSection(page, t("page.window.facts.title"))).toBeVisible();
        await expectPlainLanguage(page);
      }
    });

    await step("goes on with a new token where the service refuses the old one with status 500", async () => {
      await world.advanceClock(2 * 3600);
      await navigate(page, "/faq");
      await expect(getSection(page, t("page.faq.questions")).locator("summary").first()).toBeVisible();
      await expectPortalUrl(page, "/faq");
      await expect(page.getByRole("alert")).toHaveCount(0);
      browserErrors.expect(/status of 500/);
    });

    await step("changes the room of a window", async () => {
      await page.goto("/window/2");
      await page.getByLabel(t("page.window.room.label"), { exact: true }).selectOption(t("room.OFFICE"));
      await expect(page.getByText(t("page.window.room.saved"))).toBeAttached();
    });

    await step("registers a window on a project beyond the first page", async () => {
      await page.goto("/window-registration/59");
      const form = new WindowForm(page, t);
      await form.fill({ key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" });
      await form.submit();
      await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));
      expect(await world.readJournal({ operation: "RegisterProjectWindows" })).toHaveLength(1);
    });

    await step("claims a window, and explains a link that the service rejects", async () => {
      await page.goto("/installed-windows/claim/claim-unknown");
      await page.getByRole("button", { name: t("page.claim.claim") }).click();
      await expect(page.getByRole("alert")).toContainText(t("page.claim.failed"));
      await expectPlainLanguage(page);
      await page.goto("/installed-windows/claim/claim-open");
      await page.getByRole("button", { name: t("page.claim.claim") }).click();
      await expect(heading).toHaveText(t("page.claim.done.title", { count: 1 }));
    });

    await step("answers questions", async () => {
      await page.goto("/faq");
      const questions = getSection(page, t("page.faq.questions"));
      await expect(questions.locator("summary")).toHaveCount(content.faq.length);
      await expect(getSection(page, t("page.faq.links")).getByRole("link").first()).toHaveAttribute(
        "href",
        content.bookmarks[0]?.url ?? "",
      );
      const last = content.faq.at(-1);
      await page.getByRole("searchbox", { name: t("page.faq.search") }).fill(last?.question ?? "");
      await expect(questions.locator("summary").first()).toHaveText(last?.question ?? "");
      await questions.locator("summary").first().click();
      await expect(questions.getByText(last?.answer.split("\n\n")[0] ?? "")).toBeVisible();
    });

    await step("says whom to tell what cannot be sent as feedback", async () => {
      await page.goto("/feedback/3");
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("alert").locator('a[href^="tel:"]')).toBeVisible();
    });

    // Extensions that the service refuses are logged.
    browserErrors.expect(/A service reported an error/);
  });
});
