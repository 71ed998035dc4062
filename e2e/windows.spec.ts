import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { countrySeeds } from "../mock-server/world/countries/countrySeeds.ts";
import type { Country } from "../src/api/generated/main/graphql.ts";
import { countryFacts } from "../src/countryFacts.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { operationOf } from "./support/calls.ts";
import { projectCountries, tagOf } from "./support/countries.ts";
import { portalHost, ports } from "./support/ports.ts";
import { expectPortalAddress } from "./support/provider.ts";
import type { Translate } from "./support/texts.ts";
import { picture, plan } from "./support/uploads.ts";
import { addWindow, WindowForm } from "./support/windowForm.ts";
import { expect, test } from "./support/world.ts";

const registrationOperations = [
  "ClaimRegisteredWindows",
  "InvoiceFileUrl",
  "RegisterInstalledWindows",
  "RegisterProjectWindows",
  "RegisterWindowsWithOwner",
  "RegisteredWindowById",
  "RegisteredWindows",
  "UpdateRegisteredWindowNotes",
  "UpdateRegisteredWindowRoom",
  "UploadInvoice",
];

const newNotes = "Oiled in May: <b>every</b> second year.";

test.use({ persona: "anna" });

for (const { country } of projectCountries.filter((it) => it.country !== "IE")) {
  test.describe(`Where windows can be registered, in ${country},`, { tag: tagOf({ country }) }, () => {
    test("Anna registers windows, looks after one and hands another over [R1.3] [R1.4] [R1.8] [R2.19] [R2.25] [R2.27] [R7.40] [R7.41] [R7.42] [R7.43] [R7.44] [R7.45] [R7.46] [R7.47] [R7.48] [R7.50] [R7.51] [R7.52]", async ({
      page,
      world,
      browser,
      t,
    }) => {
      test.slow();
      const section = (id: Parameters<Translate>[0]) =>
        page.getByRole("region", { name: t(id), exact: true });
      const list = section("registeredWindows.title");
      const form = new WindowForm(page, t);
      const addresses = watchRegistrationCalls(page);
      // Words differ from country to country, what axe looks at does not.
      const lookAt = country === "DE" ? expectAccessible : async () => {};
      let newWindow = "";

      await test.step("opens the form from her project", async () => {
        await page.goto("/project/project-1");
        await page.getByRole("link", { name: t("registeredWindows.register"), exact: true }).click();
        await expectPortalAddress(page, "/window-registration/project-1");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.windowRegistration.title"));
        await expect(page).toHaveTitle(
          t("app.titleWithBrand", { title: t("page.windowRegistration.metaTitle") }),
        );
      });

      await test.step("registers two windows, one with its invoice", async () => {
        await form.fill({
          key: "tgl m06",
          serialNumber: "tg90000001",
          installationDate: "2025-03-01",
          room: t("room.bathroom"),
          installerName: "Skylights",
          notes: "The blind is sand.",
        });
        await form.chooseInvoice(plan);
        await addWindow(page, t);
        const second = new WindowForm(page, t, 2);
        await expect(second.field("installerName")).toHaveValue("Skylights");
        await second.fill({ key: "TGF C04", serialNumber: "TG90000002", installationDate: "2025-03-02" });
        await lookAt(page);
        // Both in the same moment, so that their order is certain.
        await world.freezeClock();
        await form.submit(2);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          t("page.windowRegistration.done.title", { count: 2 }),
        );
        await world.freezeClock(false);
        const done = section("page.windowRegistration.done.list");
        await expect(done.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
        await expect(done.getByRole("link")).toHaveText([t("windowTitle.SOLAR"), t("windowTitle.FIXED")]);
        await lookAt(page);
      });

      await test.step("sees them in the project and among all her windows, before the older ones", async () => {
        await page.getByRole("link", { name: t("page.windowRegistration.done.toProject") }).click();
        await expectWindows(list, [t("windowTitle.SOLAR"), t("windowTitle.FIXED")]);
        await page
          .getByRole("navigation")
          .getByRole("link", { name: t("app.navigation.projects") })
          .click();
        await expectPortalAddress(page, "/overview");
        await expectWindows(list, [
          t("windowTitle.SOLAR"),
          t("windowTitle.FIXED"),
          t("windowTitle.DEFAULT"),
          t("windowTitle.ELECTRIC"),
        ]);
      });

      await test.step("opens one and looks at its pictures", async () => {
        await list.getByRole("link", { name: t("windowTitle.SOLAR"), exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("windowTitle.SOLAR"));
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
        newWindow = new URL(page.url()).pathname;
        const facts = section("page.window.facts.title");
        await expect(facts).toContainText("TGL M06");
        await expect(facts).toContainText("TG90000001");
        await expect(section("page.window.installer.title")).toContainText("Skylights");
        await lookAt(page);
        await page.getByRole("button", { name: t("gallery.open") }).click();
        const gallery = page.getByRole("dialog", { name: t("windowTitle.SOLAR") });
        await gallery.getByRole("button", { name: t("gallery.next") }).click();
        await expect(gallery.getByRole("status")).toHaveText(
          t("gallery.position", { position: 2, count: 4 }),
        );
        await lookAt(page);
        await gallery.getByRole("button", { name: t("gallery.close") }).click();
      });

      await test.step("changes its room and its notes", async () => {
        await page.getByLabel(t("page.window.room.label"), { exact: true }).selectOption(t("room.office"));
        await expect(page.getByText(t("page.window.room.saved"))).toBeAttached();
        const notes = section("page.window.notes.title");
        await notes.getByRole("button", { name: t("page.window.notes.edit") }).click();
        await notes.getByRole("textbox").fill(newNotes);
        await notes.getByRole("button", { name: t("form.save") }).click();
        await expect(page.getByText(t("page.window.notes.saved"))).toBeAttached();
      });

      await test.step("replaces the invoice and reads the new one", async () => {
        const invoice = section("page.window.invoice.title");
        await expect(invoice.getByText(plan.name)).toBeVisible();
        await invoice.getByRole("button", { name: t("page.window.invoice.replace") }).click();
        await invoice.locator("input[type=file]").setInputFiles(picture);
        await expect(invoice.getByText(plan.name, { exact: true })).toHaveCount(0);
        await expect(invoice.getByText(picture.name, { exact: true })).toHaveCount(1);
        const file = nextDownload(page);
        await invoice.getByRole("button", { name: t("page.window.invoice.open") }).click();
        const download = await file;
        expect((await readFile(await download.path())).equals(picture.buffer), "it is the new one").toBe(
          true,
        );
      });

      await test.step("registers one at another address of hers", async () => {
        await page
          .getByRole("navigation")
          .getByRole("link", { name: t("app.navigation.registerWindows") })
          .click();
        await expectPortalAddress(page, "/window-registration");
        await form.fill({ key: "TGU S06", serialNumber: "TG90000003", installationDate: "2025-04-01" });
        await fillAddress(page, t, country);
        await form.submit();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          t("page.windowRegistration.done.title", { count: 1 }),
        );
      });

      await test.step("registers one for somebody else, for a link", async () => {
        await page.getByRole("button", { name: t("page.windowRegistration.done.registerMore") }).click();
        await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
        await form.fill({ key: "TGE M08", serialNumber: "TG90000004", installationDate: "2025-05-01" });
        await form.submit();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          t("page.windowRegistration.done.token.title", { count: 1 }),
        );
        await expect(
          page.getByRole("img", { name: t("page.windowRegistration.done.link.qrCode") }),
        ).toBeVisible();
        await lookAt(page);
      });
      const link = await page
        .getByLabel(t("page.windowRegistration.done.link"), { exact: true })
        .inputValue();
      expect(new URL(link).origin).toBe(`http://${portalHost(country)}`);

      await test.step("Ben takes that one over by the link", async () => {
        const bens = await browser.newContext({ storageState: await world.storageState("ben") });
        const other = await bens.newPage();
        await other.goto(link);
        await lookAt(other);
        await other.getByRole("button", { name: t("page.claim.claim") }).click();
        await expect(other.getByRole("heading", { level: 1 })).toHaveText(
          t("page.claim.done.title", { count: 1 }),
        );
        await lookAt(other);
        await other.getByRole("link", { name: t("page.claim.toPortal") }).click();
        const windows = other.getByRole("region", { name: t("registeredWindows.title"), exact: true });
        await expectWindows(windows, [t("windowTitle.ELECTRIC")]);
        await other.reload();
        await expectWindows(windows, [t("windowTitle.ELECTRIC")]);
        await windows.getByRole("link", { name: t("windowTitle.ELECTRIC"), exact: true }).click();
        await expect(
          other.getByRole("region", { name: t("page.window.facts.title"), exact: true }),
        ).toContainText("TG90000004");
        await bens.close();
      });

      await test.step("Anna finds all the same after a reload, the newest first", async () => {
        await page.goto("/overview");
        await expectWindows(list, [
          t("windowTitle.PIVOTING_WINDOW_UPPER_CONTROL"),
          t("windowTitle.SOLAR"),
          t("windowTitle.FIXED"),
          t("windowTitle.DEFAULT"),
          t("windowTitle.ELECTRIC"),
        ]);
        await page.goto(newWindow);
        await expect(page.getByLabel(t("page.window.room.label"), { exact: true })).toHaveValue("OFFICE");
        await expect(section("page.window.notes.title").getByText(newNotes)).toBeVisible();
        await expect(section("page.window.invoice.title").getByText(picture.name)).toBeVisible();
      });

      const own = `http://localhost:${ports.registration}/${world.id}/graphql`;
      const service = countrySeeds[country].switches.ownRegistrationService
        ? own
        : `http://${portalHost(country)}/graphql`;
      expect([...addresses].filter(([, address]) => address !== service)).toEqual([]);
      expect([...addresses.keys()].toSorted()).toEqual(
        registrationOperations.filter((operation) => operation !== "ClaimRegisteredWindows"),
      );
    });
  });
}

test.describe("Where windows cannot be registered", { tag: tagOf({ country: "IE" }) }, () => {
  test("Anna is told so, and nothing leads there [R1.8] [R2.25]", async ({ page, t }) => {
    for (const address of ["/overview", "/project/project-1"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(page.locator('a[href^="/window-registration"]')).toHaveCount(0);
    }
    for (const address of ["/window-registration", "/window-registration/project-1"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.windowRegistration.unavailable.title"),
      );
      await expectAccessible(page);
      await expect(page.getByRole("textbox")).toHaveCount(0);
    }
    await page.getByRole("link", { name: t("page.windowRegistration.toProjects") }).click();
    await expectPortalAddress(page, "/overview");
  });
});

/** The addresses to which operations of the registration service go from now on, by the operations' names. */
function watchRegistrationCalls(page: Page): Map<string, string> {
  const addresses = new Map<string, string>();
  page.on("request", (request) => {
    const operation = operationOf(request);
    if (operation && registrationOperations.includes(operation)) addresses.set(operation, request.url());
  });
  return addresses;
}

/** The next file that is downloaded, in this tab or in one that it opens. */
function nextDownload(page: Page): Promise<Download> {
  return new Promise((resolve) => {
    page.once("download", resolve);
    page.once("popup", (tab) => tab.once("download", resolve));
  });
}

async function expectWindows(list: Locator, titles: readonly string[]): Promise<void> {
  await expect(list.getByRole("article").getByRole("heading")).toHaveText(titles);
}

/** Fills what the portal cannot know of the owner. */
async function fillAddress(page: Page, t: Translate, country: Country): Promise<void> {
  const owner = page.getByRole("region", { name: t("page.windowRegistration.owner"), exact: true });
  const [address] = countrySeeds[country].addresses;
  await owner.getByLabel(t("person.street"), { exact: true }).fill(address?.street ?? "");
  await owner.getByLabel(t("person.postCode"), { exact: true }).fill(countryFacts[country].postCode.example);
  await owner.getByLabel(t("person.city"), { exact: true }).fill(address?.city ?? "");
}
