import { expect } from "@playwright/test";
import { planPdf } from "#e2e/support/actions/uploadFiles.ts";
import { addWindow, choosePurposeOwn, getSubmitButton, WindowForm } from "#e2e/support/actions/windowForm.ts";
import { getShownText } from "#e2e/support/browser/getShownText.ts";
import { navigate } from "#e2e/support/browser/navigate.ts";
import { createServiceError } from "#e2e/support/faults/serviceError.ts";
import { createId } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { closeDialog, createPendingResponse, expectHeading, type Screen } from "./screen.ts";

const registrationVisit = {
  path: urls.windowRegistration,
  persona: "clara",
  scenario: "severalRequests",
} as const;

const windowVisit = {
  path: urls.window,
  persona: "dario",
  scenario: "windows",
  parameters: { count: 2, invoices: true },
} as const;

const typed = { key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" };

const windowRegistration: readonly Screen[] = [
  {
    name: "registration",
    visit: registrationVisit,
    reach: (context) => expectHeading(context, "page.windowRegistration.title"),
  },
  {
    name: "registration-problems",
    async reach({ page, t }) {
      await addWindow(page, t);
      await getSubmitButton(page, t, 2).click();
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 6 }) })).toBeFocused();
    },
  },
  {
    name: "registration-failed",
    visit: registrationVisit,
    fault: createServiceError("RegisterProjectWindows"),
    async reach({ page, t }) {
      const form = new WindowForm(page, t);
      await form.fill({ ...typed, room: t("room.BATHROOM"), installerName: "Skylights", notes: "Sand." });
      await form.chooseInvoice(planPdf);
      await form.submit();
      await expect(page.getByRole("alert")).toContainText(t("page.windowRegistration.failed"));
    },
  },
  {
    name: "registration-done",
    async reach({ page, t }) {
      await new WindowForm(page, t).submit();
      await expect(page.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    },
  },
  {
    name: "registration-of-anybodys-windows",
    visit: { ...registrationVisit, path: "/window-registration" },
    async reach({ page, t }) {
      await choosePurposeOwn(page, t);
      await expect(page.getByLabel(t("person.street"), { exact: true })).toBeVisible();
    },
  },
  {
    name: "registration-handed-over",
    async reach({ page, t }) {
      await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
      const form = new WindowForm(page, t);
      await form.fill(typed);
      await form.submit();
      await expect(page.getByRole("img", { name: t("claimLink.qrCode") })).toBeVisible();
    },
    // The token is new each time, and so are the link and its QR code.
    getMasked: (page) => [page.getByRole("main").locator("svg[role=img]"), page.locator("input[readonly]")],
  },
  {
    name: "registration-draft",
    visit: registrationVisit,
    async reach({ page, t }) {
      await new WindowForm(page, t).fill(typed);
      await page.reload();
      await expect(getShownText(page, t("form.draft.title", { action: "send" }))).toBeVisible();
    },
  },
  {
    name: "registration-unavailable",
    visit: {
      ...registrationVisit,
      scenario: "countrySwitches",
      parameters: { windowRegistrationEnabled: false },
    },
    reach: (context) => expectHeading(context, "page.windowRegistration.unavailable.title"),
  },
];

const window: readonly Screen[] = [
  {
    name: "window",
    visit: windowVisit,
    reach: (context) => expectHeading(context, "page.window.invoice.title"),
  },
  {
    name: "window-gallery",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("gallery.open") }).click();
      await expect(page.getByRole("dialog").getByRole("list")).toBeVisible();
    },
  },
  {
    name: "window-invoice-delete",
    async reach(context) {
      const { page, t } = context;
      await closeDialog(context);
      await page.getByRole("button", { name: t("page.window.invoice.delete") }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "window-notes",
    async reach(context) {
      const { page, t } = context;
      await closeDialog(context);
      const edit = page.getByRole("button", { name: t("page.window.notes.edit") });
      await edit.click();
      await expect(page.getByRole("button", { name: t("form.save") })).toBeVisible();
      // The button lingers for screen readers.
      await expect(edit).toHaveCount(0);
    },
  },
  {
    name: "window-bare",
    visit: { ...windowVisit, parameters: { count: 1, bare: true } },
    reach: ({ page, t }) => expect(page.getByText(t("page.window.notes.empty"))).toBeVisible(),
  },
  {
    name: "window-loading",
    visit: windowVisit,
    fault: createPendingResponse("RegisteredWindowById"),
    reach: ({ page }) => expect(page.locator("[aria-busy=true]").first()).toBeVisible(),
  },
  {
    name: "window-failed",
    visit: windowVisit,
    fault: createServiceError("RegisteredWindowById"),
    reach: (context) => expectHeading(context, "app.error.title"),
  },
  {
    name: "window-unknown",
    async reach(context) {
      await navigate(context.page, `/window/${createId("window", 0)}`);
      await expectHeading(context, "app.notFound.title");
    },
  },
];

/** The registration of windows, and a registered window with all its dialogs and forms. */
export const windowScreens = { windowRegistration, window };
