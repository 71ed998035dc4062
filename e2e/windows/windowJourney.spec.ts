import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { createId } from "#schema/createId.ts";
import { getSection } from "../support/actions/getSection.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { planPdf, roofPng } from "../support/actions/uploadFiles.ts";
import { addWindow, fillOwnerAddress, WindowForm } from "../support/actions/windowForm.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { oneCountry } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Anna's windows", oneCountry, () => {
  test.use({ persona: "anna" });

  test("can be registered, changed, registered for somebody else and claimed by Ben", {
    tag: "@smoke",
  }, async ({ page, world, openBrowser, t }) => {
    test.slow();
    const heading = page.getByRole("heading", { level: 1 });
    const list = getSection(page, t("registeredWindows.title"));
    const form = new WindowForm(page, t);
    const newNotes = "Oiled in May: <b>every</b> second year.";
    let windowPath = "";

    await test.step("the project page links to the form", async () => {
      await page.goto(`/project/${createId("project", 14)}`);
      await page
        .getByRole("main")
        .getByRole("link", { name: t("registeredWindows.register"), exact: true })
        .click();
      await expectPortalUrl(page, `/window-registration/${createId("project", 14)}`);
      await expect(heading).toHaveText(t("page.windowRegistration.title"));
      await expect(page).toHaveTitle(
        t("app.titleWithBrand", { title: t("page.windowRegistration.metaTitle") }),
      );
    });

    await test.step("the form registers two windows with one invoice", async () => {
      await form.fill({
        key: "tgl m06",
        serialNumber: "tg90000001",
        installationDate: "2025-03-01",
        room: t("room.BATHROOM"),
        installerName: "Skylights",
        notes: "The blind is sand.",
      });
      await form.chooseInvoice(planPdf);
      await addWindow(page, t);
      const second = new WindowForm(page, t, 2);
      await expect(second.field("installerName")).toHaveValue("Skylights");
      await expect(form.part.getByText("tgl m06 · TG90000001"), "the folded window").toBeVisible();
      await second.fill({ key: "TGF C04", serialNumber: "TG90000002", installationDate: "2025-03-02" });
      await expectAccessible(page);
      // With a frozen clock both windows are registered at the same time, so their order is certain.
      await world.freezeClock();
      await form.submit(2);
      await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 2 }));
      await world.freezeClock(false);
      const done = getSection(page, t("page.windowRegistration.done.list"));
      await expect(done.getByText(t("page.windowRegistration.done.invoice.there"))).toHaveCount(2);
      await expect(done.getByRole("link")).toHaveText([t("windowTitle.SOLAR"), t("windowTitle.FIXED")]);
    });

    await test.step("the project and the overview list them before older windows", async () => {
      await page.getByRole("link", { name: t("page.windowRegistration.done.toProject") }).click();
      await expectWindows(list, [t("windowTitle.SOLAR"), t("windowTitle.FIXED")]);
      await page
        .getByRole("navigation")
        .getByRole("link", { name: t("app.navigation.projects") })
        .click();
      await expectPortalUrl(page, "/overview");
      await expectWindows(list, [
        t("windowTitle.SOLAR"),
        t("windowTitle.FIXED"),
        `${t("windowTitle.DEFAULT")} TG26104000`,
        t("windowTitle.ELECTRIC"),
      ]);
    });

    await test.step("the window page shows facts and pictures", async () => {
      await list.getByRole("link", { name: t("windowTitle.SOLAR"), exact: true }).click();
      await expect(heading).toHaveText(t("windowTitle.SOLAR"));
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      windowPath = new URL(page.url()).pathname;
      const facts = getSection(page, t("page.window.facts.title"));
      await expect(facts).toContainText("tgl m06");
      await expect(facts).toContainText("TG90000001");
      await expect(getSection(page, t("page.window.installer.title"))).toContainText("Skylights");
      await page.getByRole("button", { name: t("gallery.open") }).click();
      const gallery = page.getByRole("dialog", { name: t("windowTitle.SOLAR") });
      await gallery.getByRole("button", { name: t("gallery.next") }).click();
      await expect(getShownText(gallery, t("gallery.position", { position: 2, count: 4 }))).toBeVisible();
      await gallery.getByRole("button", { name: t("gallery.close") }).click();
    });

    await test.step("the window page changes room and notes", async () => {
      await page.getByLabel(t("page.window.room.label"), { exact: true }).selectOption(t("room.OFFICE"));
      await expect(page.getByText(t("page.window.room.saved"))).toBeAttached();
      const notes = getSection(page, t("page.window.notes.title"));
      await notes.getByRole("button", { name: t("page.window.notes.edit") }).click();
      await notes.getByRole("textbox").fill(newNotes);
      await notes.getByRole("button", { name: t("form.save") }).click();
      await expect(page.getByText(t("page.window.notes.saved"))).toBeAttached();
    });

    await test.step("the window page replaces the invoice and downloads the new one", async () => {
      const invoice = getSection(page, t("page.window.invoice.title"));
      await expect(invoice.getByText(planPdf.name, { exact: true })).toBeVisible();
      await invoice.getByRole("button", { name: t("page.window.invoice.replaceLabel") }).click();
      await invoice.locator("input[type=file]").setInputFiles(roofPng);
      await expect(invoice.getByText(planPdf.name, { exact: true })).toHaveCount(0);
      await expect(invoice.getByText(roofPng.name, { exact: true })).toHaveCount(1);
      const nextDownload = waitForDownload(page);
      await invoice.getByRole("button", { name: t("page.window.invoice.open") }).click();
      const download = await nextDownload;
      const content = await readFile(await download.path());
      expect(content.equals(roofPng.buffer), "the new invoice").toBe(true);
    });

    await test.step("the form registers a window at another address", async () => {
      await page.getByRole("link", { name: t("app.navigation.windows"), exact: true }).click();
      await page.getByRole("link", { name: t("registeredWindows.register"), exact: true }).click();
      await expectPortalUrl(page, "/window-registration");
      await form.fill({ key: "TGU S06", serialNumber: "TG90000003", installationDate: "2025-04-01" });
      await fillOwnerAddress(page, t, { street: "Lindenweg", postCode: "10115", city: "Berlin" });
      await form.submit();
      await expect(heading).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));
    });

    await test.step("the form registers a window for somebody else, with a link and its QR code", async () => {
      await page.getByRole("button", { name: t("page.windowRegistration.done.registerMore") }).click();
      await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
      await form.fill({ key: "TGE M08", serialNumber: "TG90000004", installationDate: "2025-05-01" });
      await form.submit();
      await expect(heading).toHaveText(t("page.windowRegistration.done.token.title", { count: 1 }));
      await expect(page.getByRole("img", { name: t("claimLink.qrCode") })).toBeVisible();
    });
    const link = await page.getByLabel(t("claimLink.label"), { exact: true }).inputValue();
    expect(new URL(link).origin).toBe(`http://${portalHost("DE")}`);

    await test.step("Ben claims that window by the link", async () => {
      const other = await (await openBrowser("ben")).newPage();
      await other.goto(link);
      await expectAccessible(other);
      await other.getByRole("button", { name: t("page.claim.claim") }).click();
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(
        t("page.claim.done.title", { count: 1 }),
      );
      await other.getByRole("link", { name: t("page.claim.toPortal") }).click();
      const windows = getSection(other, t("registeredWindows.title"));
      await expectWindows(windows, [t("windowTitle.ELECTRIC")]);
      await other.reload();
      await expectWindows(windows, [t("windowTitle.ELECTRIC")]);
      await windows.getByRole("link", { name: t("windowTitle.ELECTRIC"), exact: true }).click();
      await expect(getSection(other, t("page.window.facts.title"))).toContainText("TG90000004");
    });

    await test.step("Anna finds all changes after a reload, the newest window first", async () => {
      await page.goto("/overview");
      await expect(
        getSection(page, t("claimLink.list.title")).getByLabel(t("claimLink.label"), { exact: true }),
      ).toHaveValue(link);
      await expectWindows(list, [
        t("windowTitle.PIVOTING_WINDOW_UPPER_CONTROL"),
        t("windowTitle.SOLAR"),
        t("windowTitle.FIXED"),
        `${t("windowTitle.DEFAULT")} TG26104000`,
        t("windowTitle.ELECTRIC"),
      ]);
      await page.goto(windowPath);
      await expect(page.getByLabel(t("page.window.room.label"), { exact: true })).toHaveValue("OFFICE");
      await expect(getSection(page, t("page.window.notes.title")).getByText(newNotes)).toBeVisible();
      const invoice = getSection(page, t("page.window.invoice.title"));
      await expect(invoice.getByText(roofPng.name, { exact: true })).toBeVisible();
    });

    const requests = await world.readJournal({ service: "registration" });
    expect([...new Set(requests.map(({ operation }) => operation))].toSorted()).toEqual([
      "ClaimRegisteredWindows",
      "InvoiceFileUrl",
      "RegisterInstalledWindows",
      "RegisterProjectWindows",
      "RegisterWindowsWithOwner",
      "RegisteredWindowById",
      "RegisteredWindows",
      "RegisteredWindowsOfProject",
      "UpdateRegisteredWindowNotes",
      "UpdateRegisteredWindowRoom",
      "UploadInvoice",
    ]);
  });
});

/** Waits for a download in this tab or in one that it opens. */
function waitForDownload(page: Page): Promise<Download> {
  return new Promise((resolve) => {
    page.once("download", resolve);
    page.once("popup", (tab) => tab.once("download", resolve));
  });
}

async function expectWindows(list: Locator, titles: readonly string[]): Promise<void> {
  await expect(list.getByRole("article").getByRole("heading")).toHaveText(titles);
}
