import type { Page } from "@playwright/test";
import { urls } from "#testing/samples/urls.ts";
import { getSection } from "../support/actions/getSection.ts";
import { emptyPdf, planPdf, textNamedPdf, writePdf } from "../support/actions/uploadFiles.ts";
import { WindowForm } from "../support/actions/windowForm.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { containsAny } from "../support/expects/textPatterns.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { Translate } from "../support/fixtures/texts.ts";

const path = urls.windowRegistration;
const megabyte = 1024 * 1024;
const requiredValues = { key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" };
const allValues = {
  ...requiredValues,
  room: "OFFICE",
  installerName: "Skylights <b>&amp;</b> Sons",
  notes: "Line one\n<script>alert(1)</script> مرحبا",
};

test.use({ persona: "clara", scenario: "severalRequests" });

test.describe("Window registration form", oneCountry, () => {
  test("sends notes of 2,000 characters, and keeps a valid invoice when it refuses another file", async ({
    page,
    t,
  }) => {
    const form = new WindowForm(page, t);
    const notes = form.field("notes");
    await page.goto(path);

    await test.step("the field takes no more than 2,000 characters", async () => {
      await form.fill({ ...allValues, notes: "x".repeat(1999) });
      await notes.press("End");
      await page.keyboard.type("yz");
      await expect(notes).toHaveValue(`${"x".repeat(1999)}y`);
      await expect(form.part.getByText(t("form.charactersLeft", { count: 0 }))).toBeVisible();
    });

    await test.step("the form rejects more than 2,000 characters", async () => {
      await notes.evaluate((field) => field.removeAttribute("maxlength"));
      await notes.fill("x".repeat(2001));
      await form.submit();
      await expectErrorSummary(page, t, 1);
      await expectFieldError(form, "notes", t("form.rule.tooLong", { maxLength: 2000 }));
      await expect(notes).toHaveValue("x".repeat(2001));
      await notes.fill("x".repeat(2000));
    });

    await form.chooseInvoice(planPdf);
    const chosen = form.invoicePart.getByRole("listitem", { name: planPdf.name });
    await expect(chosen).toBeVisible();
    for (const [description, file, error] of [
      ["an empty file", emptyPdf, t("upload.problem.empty")],
      ["a large file", writePdf("scan.pdf", 11 * megabyte), t("upload.problem.tooBig", { maxSize: "10 MB" })],
      ["a text named as a PDF", textNamedPdf, t("upload.problem.contentMismatch")],
    ] as const) {
      await test.step(`a valid invoice stays instead of ${description}`, async () => {
        await form.chooseInvoice(file);
        await expect(form.invoicePart.getByText(error)).toBeVisible();
        await expect(chosen).toBeVisible();
        expect(await form.values()).toEqual({ ...allValues, notes: "x".repeat(2000) });
      });
    }
    await expectAccessible(page);

    await form.submit();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("page.windowRegistration.done.title", { count: 1 }),
    );
    const list = getSection(page, t("page.windowRegistration.done.list"));
    await expect(list.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    await expect(list.getByText(planPdf.name)).toBeVisible();
  });
});

/** The error summary has appeared and taken the focus. */
async function expectErrorSummary(page: Page, t: Translate, count: number): Promise<void> {
  await expect(page.getByRole("heading", { name: t("form.problems", { count }) })).toBeFocused();
}

async function expectFieldError(
  form: WindowForm,
  name: Parameters<WindowForm["field"]>[0],
  error: string,
): Promise<void> {
  await expect(form.field(name)).toHaveAttribute("aria-invalid", "true");
  await expect(form.field(name)).toHaveAccessibleDescription(containsAny(error));
}
