import type { RequestStatus } from "#mock-server/generated/mainApi.ts";
import { type DialectName, dialectNames, getDialect } from "#mock-server/rules/dialects.ts";
import { requestStatuses } from "#mock-server/rules/requestStatuses.ts";
import { createId } from "#schema/createId.ts";
import { CancelDialog } from "../support/actions/cancelDialog.ts";
import { getSection } from "../support/actions/getSection.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl } from "../support/actions/signIn.ts";
import { planPdf } from "../support/actions/uploadFiles.ts";
import { WindowForm } from "../support/actions/windowForm.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectPlainLanguage } from "../support/expects/expectPlainLanguage.ts";
import { expect, test } from "../support/fixtures/test.ts";

/** `E2E_DIALECTS=all` runs every dialect. */
const chosen: readonly DialectName[] =
  process.env["E2E_DIALECTS"] === "all" ? dialectNames : ["hot-chocolate-15"];

for (const dialect of chosen) {
  test.describe(`A backend with the dialect ${dialect}`, oneCountry, () => {
    test.use({ dialect });

    test("signs Anna in, shows a project, stores a file, cancels a request, registers a window and stores its invoice", async ({
      page,
      t,
      browserErrors,
    }) => {
      test.slow();
      // Services refuse uploads without their header, and fields that they lack, before the portal adapts.
      browserErrors.ignore(
        /status of 400|blocked by CORS policy|net::ERR_FAILED|A service reported an error/,
      );
      const { ids } = getDialect({ dialect });
      const getProjectId = (status: RequestStatus) => {
        const number = requestStatuses.indexOf(status) + 1;
        return ids ? String(number) : createId("project", number);
      };
      const heading = page.getByRole("heading", { level: 1 });
      const step = (title: string, run: () => Promise<void>) =>
        test.step(title, async () => {
          await run();
          await expectPlainLanguage(page);
        });

      await step("signs Anna in", async () => {
        await page.goto("/");
        await page.getByRole("link", { name: t("page.introduction.signIn") }).click();
        await choosePersona(page, "anna");
        await expectPortalUrl(page, "/overview");
        await expect(getProjectCards(page).first()).toBeVisible();
        const loadMore = page.getByRole("button", { name: t("page.projectList.loadMore"), exact: true });
        await loadMore.click();
        await expect(getProjectCards(page).nth(8)).toBeVisible();
      });

      await step("shows a project", async () => {
        await navigate(page, `/project/${getProjectId("OFFER_SENT")}`);
        await expect(getSection(page, t("page.project.facts.title"))).toBeVisible();
        await expect(getSection(page, t("page.project.customer.title"))).toBeVisible();
      });

      await step("takes a file", async () => {
        const files = getSection(page, t("page.project.attachments.title"));
        await files.locator("input[type=file]").setInputFiles(planPdf);
        await expect(files.getByRole("link", { name: planPdf.name })).toBeVisible();
      });

      await step("cancels the request, and shows words that were not sent", async () => {
        const customReason = "We are moving house.";
        const cancel = new CancelDialog(page, t);
        await cancel.open();
        await cancel.dialog.getByRole("radio").last().check();
        await cancel.dialog.getByLabel(t("page.project.cancel.ownWords")).fill(customReason);
        await cancel.goToNextStep();
        await cancel.confirmButton.click();
        await expect(
          cancel.dialog.getByRole("heading", { name: t("page.project.cancel.confirmed.title") }),
        ).toBeVisible();
        if (dialect !== "own") await expect(cancel.dialog).toContainText(customReason);
        await page.reload();
        await expect(page.getByText(t("page.project.archived"))).toBeVisible();
      });

      await step("registers a window", async () => {
        await page.goto(`/window-registration/${getProjectId("WINDOW_INSTALLED")}`);
        const form = new WindowForm(page, t);
        await form.fill({ key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" });
        await form.submit();
        await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));
      });

      await step("takes its invoice", async () => {
        await getSection(page, t("page.windowRegistration.done.list")).getByRole("link").click();
        const invoice = getSection(page, t("page.window.invoice.title"));
        await invoice.locator("input[type=file]").setInputFiles(planPdf);
        await expect(invoice.getByRole("button", { name: t("page.window.invoice.open") })).toBeVisible();
      });
    });
  });
}
