import type { Locator } from "@playwright/test";
import { createId } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { getSection } from "../support/actions/getSection.ts";
import { planPdf } from "../support/actions/uploadFiles.ts";
import { oneCountry } from "../support/config/countries.ts";
import { ignoredConsoleErrors } from "../support/faults/ignoredConsoleErrors.ts";
import { expect, test } from "../support/fixtures/test.ts";

const required = { effect: { kind: "preflightRequired" } } as const;

test.describe("Services that demand preflight headers of uploads", oneCountry, () => {
  test.use({ persona: "anna" });

  test.beforeEach(({ browserErrors }) => browserErrors.ignore(...ignoredConsoleErrors));

  test("take an attachment at the portal's origin", async ({ page, t, world }) => {
    await world.addFault({ service: "main-api", ...required });
    await page.goto(`/project/${createId("project", 14)}`);
    const files = getSection(page, t("page.project.attachments.title"));
    await choosePlan(files);
    await expect(files.getByRole("link", { name: planPdf.name })).toBeVisible();
  });

  test.describe("at another origin", () => {
    test.use({ persona: "dario", scenario: "windows" });

    test("take an invoice where CORS allows the header", async ({ page, t, world }) => {
      await world.addFault({ service: "registration", ...required });
      await page.goto(urls.window);
      const invoice = getSection(page, t("page.window.invoice.title"));
      await choosePlan(invoice);
      await expect(invoice.getByRole("button", { name: t("page.window.invoice.open") })).toBeVisible();
    });

    test("refuse an invoice where it does not, and the portal does not blame the connection", async ({
      page,
      t,
      world,
      browserErrors,
    }) => {
      browserErrors.ignore(/blocked by CORS policy/);
      await world.addFault({ service: "registration", ...required });
      await world.addFault({ service: "registration", effect: { kind: "preflightNotAllowed" } });
      await page.goto(urls.window);
      const invoice = getSection(page, t("page.window.invoice.title"));
      await choosePlan(invoice);
      await expect(invoice.getByText(t("error.refused"), { exact: true })).toBeVisible();
    });
  });
});

function choosePlan(section: Locator) {
  return section.locator("input[type=file]").setInputFiles(planPdf);
}
