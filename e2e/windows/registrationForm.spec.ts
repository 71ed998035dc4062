import type { Page } from "@playwright/test";
import { getTexts } from "#mock-server/texts/getTexts.ts";
import { formatText } from "#mock-server/texts/texts.ts";
import { emptyPdf, planPdf, textNamedPdf, writePdf } from "../support/actions/uploadFiles.ts";
import { addWindow, choosePurposeOwn, WindowForm } from "../support/actions/windowForm.ts";
import { collectRequests } from "../support/browser/graphqlRequests.ts";
import { getDefaultLocale, oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { containsAny } from "../support/expects/textPatterns.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { Translate } from "../support/fixtures/texts.ts";

const path = "/window-registration/project-1";
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
  test("shows errors at their fields, keeps the input and submits corrected values", async ({
    page,
    t,
    country,
  }) => {
    test.slow();
    const requests = collectRequests(page, "RegisterProjectWindows");
    const [first, second] = [new WindowForm(page, t), new WindowForm(page, t, 2)];
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(path);
    await addWindow(page, t);

    await test.step("empty fields", async () => {
      await first.submit(2);
      await expectErrorSummary(page, t, 6);
      await expect(first.field("key")).toHaveAccessibleDescription(containsAny(t("form.required.key")));
    });

    const invalidValues = {
      key: "GGU CK02 0070 ",
      serialNumber: "TG-1",
      installationDate: "2999-01-01",
      room: "KITCHEN",
      installerName: "Skylights",
      notes: "Mine",
    };
    await test.step("wrong formats and a future date", async () => {
      await first.fill(invalidValues);
      await second.fill({ ...invalidValues, serialNumber: "Ä23456" });
      await first.submit(2);
      await expectErrorSummary(page, t, 4);
      for (const form of [first, second]) {
        await expectFieldError(form, "serialNumber", t("form.rule.serialNumber"));
        await expectFieldError(form, "installationDate", t("form.rule.dateInFuture"));
      }
      expect(await first.values()).toEqual(invalidValues);
    });

    await test.step("a link of the error summary focuses its field", async () => {
      await page
        .getByRole("link", { name: containsAny(t("form.rule.serialNumber")) })
        .first()
        .click();
      await expect(first.field("serialNumber")).toBeFocused();
    });

    await test.step("a corrected field loses its error at once", async () => {
      await first.field("serialNumber").fill("tg-900001");
      await expect(first.field("serialNumber")).not.toHaveAttribute("aria-invalid");
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 3 }) })).toBeVisible();
    });

    await test.step("the same serial number twice", async () => {
      await first.fill(allValues);
      await second.fill({ ...requiredValues, serialNumber: " tg-9000 0001" });
      await first.submit(2);
      await expectErrorSummary(page, t, 1);
      await expectFieldError(second, "serialNumber", t("form.rule.serialNumberTwice"));
    });
    expect(requests, "requests with invalid values").toEqual([]);

    await test.step("errors of the service", async () => {
      const serviceTexts = getTexts(getDefaultLocale(country));
      await first.field("key").fill("GGU CK02 0070");
      await second.field("serialNumber").fill("TG26104000");
      await first.submit(2);
      await expectErrorSummary(page, t, 2);
      await expectFieldError(
        first,
        "key",
        formatText(serviceTexts.unknownWindowType, { key: "GGU CK02 0070" }),
      );
      await expectFieldError(
        second,
        "serialNumber",
        formatText(serviceTexts.serialNumberTaken, { number: "TG26104000" }),
      );
      expect(await first.values()).toEqual({ ...allValues, key: "GGU CK02 0070" });
      expect(await second.values()).toMatchObject({ ...requiredValues, serialNumber: "TG26104000" });
    });

    await test.step("corrected values", async () => {
      await first.field("key").fill(requiredValues.key);
      await second.field("serialNumber").fill("TG90000002");
      await first.submit(2);
      await expect(heading).toBeFocused();
      await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 2 }));
      await page
        .getByRole("link", { name: t("windowTitle.SOLAR"), exact: true })
        .first()
        .click();
      await expect(page.getByText(allValues.installerName)).toBeVisible();
      await expect(
        page.getByRole("region", { name: t("page.window.notes.title"), exact: true }),
      ).toContainText("<script>alert(1)</script>");
    });
  });

  test("takes notes of 2,000 characters and invoices that the service accepts", async ({ page, t }) => {
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
        await expect(form.invoiceInput()).toHaveAttribute("aria-invalid", "true");
        await expect(chosen).toBeVisible();
        expect(await form.values()).toEqual({ ...allValues, notes: "x".repeat(2000) });
      });
    }
    await expectAccessible(page);

    await form.submit();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("page.windowRegistration.done.title", { count: 1 }),
    );
    const list = page.getByRole("region", { name: t("page.windowRegistration.done.list"), exact: true });
    await expect(list.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    await expect(list.getByText(planPdf.name)).toBeVisible();
  });

  test("validates the owner's address by the country's rules, and keeps it over a reload", async ({
    page,
    t,
  }) => {
    const form = new WindowForm(page, t);
    const owner = page.getByRole("region", { name: t("page.windowRegistration.owner"), exact: true });
    const postCode = owner.getByLabel(t("person.postCode"));
    const phone = owner.getByLabel(t("person.phone"));
    await page.goto("/window-registration");
    await choosePurposeOwn(page, t);
    await form.fill(requiredValues);
    await postCode.fill("1234");
    await phone.fill("12");
    await form.submit();
    await expectErrorSummary(page, t, 4);
    await expect(postCode).toHaveAccessibleDescription(t("form.rule.postCode", { example: "10115" }));
    await expect(phone).toHaveAccessibleDescription(t("form.rule.phone"));
    await expect(postCode).toHaveValue("1234");
    await expect(owner.getByLabel(t("person.firstName"))).toHaveValue("Clara");
    expect(await form.values()).toMatchObject(requiredValues);
    await postCode.fill("10115");
    await page.reload();
    await expect(postCode).toHaveValue("10115");
    await expect(phone).toHaveValue("12");
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
