import type { Locator, Page } from "@playwright/test";
import { urls } from "#testing/samples/urls.ts";
import { getSection } from "../support/actions/getSection.ts";
import { planPdf, writePdf } from "../support/actions/uploadFiles.ts";
import { oneCountry } from "../support/config/countries.ts";
import { containsAny } from "../support/expects/textPatterns.ts";
import { ignoredConsoleErrors } from "../support/faults/ignoredConsoleErrors.ts";
import { expect, test } from "../support/fixtures/test.ts";

const tenMegabytes = 10 * 1024 * 1024;
const path = urls.project;

test.describe("Attachments of a request", oneCountry, () => {
  test.use({ persona: "clara", scenario: "request" });

  test.beforeEach(({ browserErrors }) => browserErrors.ignore(...ignoredConsoleErrors));

  test("show the progress of an upload, cancel one, and retry one after a lost connection", async ({
    page,
    t,
    world,
  }) => {
    const files = getSection(page, t("page.project.attachments.title"));
    await page.goto(path);

    await test.step("show the progress of an upload, and cancel it", async () => {
      // The browser throttles the upload, since buffers between it and the service hold whole files.
      const devTools = await page.context().newCDPSession(page);
      const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await devTools.send("Network.emulateNetworkConditions", { ...unlimited, uploadThroughput: 500_000 });
      await chooseFiles(page, writePdf("slow.pdf", tenMegabytes));
      const progress = page.getByRole("progressbar", { name: t("upload.progress", { name: "slow.pdf" }) });
      await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(0);
      await page.getByRole("button", { name: t("upload.cancel", { name: "slow.pdf" }) }).click();
      await expect(files.getByText("slow.pdf")).toHaveCount(0);
      await devTools.send("Network.emulateNetworkConditions", unlimited);
      await page.reload();
      await expect(page.getByText(t("page.project.attachments.none"))).toBeVisible();
    });

    await test.step("retry an upload whose connection was lost halfway, while another continues", async () => {
      const active = await world.addFault({
        operation: "UploadAttachment",
        effect: { kind: "cutUpload", afterBytes: tenMegabytes / 2 },
      });
      await chooseFiles(page, writePdf("long.pdf", tenMegabytes));
      await chooseFiles(page, planPdf);
      await expect(files.getByRole("link", { name: planPdf.name }), "another file").toBeVisible();
      const retry = files.getByRole("button", { name: t("upload.retryOf", { name: "long.pdf" }) });
      await expect(retry).toBeVisible();
      await expect(files.getByRole("listitem").filter({ hasText: "long.pdf" })).toContainText(
        containsAny(t("upload.problem.lost"), t("upload.problem.lostAtEnd")),
      );
      await active.remove();
      await retry.click();
      await expect(files.getByRole("link", { name: "long.pdf" })).toBeVisible();
    });
  });
});

async function chooseFiles(page: Page, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(files);
}
