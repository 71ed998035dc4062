import { expect } from "@playwright/test";
import { planPdf } from "../../support/actions/uploadFiles.ts";
import {
  addWindow,
  choosePurposeOwn,
  getSubmitButton,
  WindowForm,
} from "../../support/actions/windowForm.ts";
import { createServiceError } from "../../support/faults/serviceError.ts";
import { createPendingResponse, expectHeading, type Screen, type ScreenContext } from "./screen.ts";

const registration = {
  path: "/window-registration/project-1",
  persona: "clara",
  scenario: "severalRequests",
} as const;

const window = {
  path: "/window/window-1",
  persona: "dario",
  scenario: "windows",
  parameters: { count: 2, invoices: true },
} as const;

const typed = { key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" };

/** The registration of windows, and a registered window with all that is done there. */
export const windowScreens: readonly Screen[] = [
  {
    ...registration,
    name: "registration",
    reach: (visit) => expectHeading(visit, "page.windowRegistration.title"),
  },
  {
    ...registration,
    name: "registration-of-anybodys-windows",
    path: "/window-registration",
    async reach({ page, t }) {
      await choosePurposeOwn(page, t);
      await expect(page.getByLabel(t("person.street"), { exact: true })).toBeVisible();
    },
  },
  {
    ...registration,
    name: "registration-problems",
    async reach({ page, t }) {
      await addWindow(page, t);
      await getSubmitButton(page, t, 2).click();
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 6 }) })).toBeFocused();
    },
  },
  {
    ...registration,
    name: "registration-failed",
    fault: createServiceError("RegisterProjectWindows"),
    async reach(visit) {
      await fillAndSend(visit);
      await expect(visit.page.getByRole("alert")).toContainText(visit.t("page.windowRegistration.failed"));
    },
  },
  {
    ...registration,
    name: "registration-done",
    async reach(visit) {
      await fillAndSend(visit);
      await expect(visit.page.getByText(visit.t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    },
  },
  {
    ...registration,
    name: "registration-handed-over",
    path: "/window-registration",
    async reach(visit) {
      const { page, t } = visit;
      await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
      const form = new WindowForm(page, t);
      await form.fill(typed);
      await form.submit();
      await expect(
        page.getByRole("img", { name: t("page.windowRegistration.done.link.qrCode") }),
      ).toBeVisible();
    },
    // The token is new each time, and so are the link and its QR code.
    getMasked: (page) => [page.getByRole("main").locator("svg[role=img]"), page.locator("input[readonly]")],
  },
  {
    ...registration,
    name: "registration-draft",
    async reach({ page, t }) {
      await new WindowForm(page, t).fill(typed);
      await page.reload();
      await expect(page.getByText(t("form.draft.title"))).toBeVisible();
    },
  },
  {
    ...registration,
    name: "registration-unavailable",
    scenario: "countrySwitches",
    parameters: { windowRegistrationEnabled: false },
    reach: (visit) => expectHeading(visit, "page.windowRegistration.unavailable.title"),
  },
  {
    ...window,
    name: "window",
    reach: (visit) => expectHeading(visit, "page.window.invoice.title"),
  },
  {
    ...window,
    name: "window-bare",
    parameters: { count: 1, bare: true },
    reach: ({ page, t }) => expect(page.getByText(t("page.window.notes.empty"))).toBeVisible(),
  },
  {
    ...window,
    name: "window-loading",
    fault: createPendingResponse("RegisteredWindowById"),
    reach: ({ page }) => expect(page.locator("[aria-busy=true]").first()).toBeVisible(),
  },
  {
    ...window,
    name: "window-failed",
    fault: createServiceError("RegisteredWindowById"),
    reach: (visit) => expectHeading(visit, "app.error.title"),
  },
  {
    ...window,
    name: "window-unknown",
    path: "/window/window-0",
    reach: (visit) => expectHeading(visit, "app.notFound.title"),
  },
  {
    ...window,
    name: "window-gallery",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("gallery.open") }).click();
      await expect(page.getByRole("dialog").getByRole("status")).toBeVisible();
    },
  },
  {
    ...window,
    name: "window-notes",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.window.notes.edit") }).click();
      await expect(page.getByRole("button", { name: t("form.save") })).toBeVisible();
    },
  },
  {
    ...window,
    name: "window-invoice-delete",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.window.invoice.delete") }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

async function fillAndSend({ page, t }: ScreenContext): Promise<void> {
  const form = new WindowForm(page, t);
  await form.fill({ ...typed, room: t("room.bathroom"), installerName: "Skylights", notes: "Sand." });
  await form.chooseInvoice(planPdf);
  await form.submit();
}
