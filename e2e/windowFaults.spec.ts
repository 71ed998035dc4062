import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { containing, exactly } from "./support/containing.ts";
import { oneCountry } from "./support/countries.ts";
import { failInAnyWay } from "./support/failInAnyWay.ts";
import { effects, type FaultName, faultNames, inNoTime, noises } from "./support/faultMatrix.ts";
import { expectPortalAddress } from "./support/provider.ts";
import type { Translate } from "./support/texts.ts";
import { infected, pdfOf, picture, plan } from "./support/uploads.ts";
import { WindowForm } from "./support/windowForm.ts";
import { expect, test } from "./support/world.ts";

const correct = { key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" };
const megabyte = 1024 * 1024;

/** An upload may take as long as it needs: nothing is given up. */
const uploadFaults = faultNames.filter((fault) => fault !== "no answer in time");

test.beforeEach(async ({ page, problems }) => {
  test.slow();
  problems.allow(...noises);
  await page.clock.install();
});

test.describe("Dario, whose windows are registered,", oneCountry, () => {
  test.use({ persona: "dario", scenario: "windows", parameters: { count: 2 } });
  const address = "/window/window-1";

  test("is told where their list fails in any way, and can load it again [R7.42] [R8.6]", async ({
    page,
    world,
    t,
  }) => {
    const list = page.getByRole("region", { name: t("registeredWindows.title"), exact: true });
    for (const fault of faultNames) {
      await test.step(fault, async () => {
        const recover = await world.addFault({ operation: "RegisteredWindows", effect: effects[fault] });
        await page.goto("/overview");
        await inNoTime(page, fault, () => shows(list.getByRole("alert")));
        await shows(page.getByRole("heading", { level: 1 }));
        await recover();
      });
    }
    await expectAccessible(page);
    await list.getByRole("button", { name: t("registeredWindows.retry") }).click();
    await expect(list.getByRole("article")).toHaveCount(2);
    await expect(list.getByRole("alert")).toHaveCount(0);
  });

  test("is told where a window's screen fails in any way, and can load it again [R7.43] [R8.6]", async ({
    page,
    world,
    t,
  }) => {
    for (const fault of faultNames) {
      await test.step(fault, async () => {
        const recover = await world.addFault({ operation: "RegisteredWindowById", effect: effects[fault] });
        await page.goto(address, { waitUntil: "commit" });
        const text = t(isOutOfReach(fault) ? "app.error.offline" : "app.error.text");
        await inNoTime(page, fault, () => shows(page.getByRole("main").getByText(text)));
        await recover();
      });
    }
    await page.getByRole("button", { name: t("app.error.retry") }).click();
    await expect(page.getByRole("region", { name: t("page.window.facts.title") })).toBeVisible();
  });

  test("sees the old room again where a new one fails to be saved in any way [R7.51]", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(address);
    const room = page.getByLabel(t("page.window.room.label"), { exact: true });
    await expect(room).toHaveValue("BEDROOM");
    const facts = page.getByRole("region", { name: t("page.window.facts.title"), exact: true });
    await failInAnyWay(page, world, {
      operation: "UpdateRegisteredWindowRoom",
      act: async () => {
        await room.selectOption("OFFICE");
      },
      alert: facts.getByRole("alert").filter({ hasText: t("room.office") }),
      check: () => expect(room).toHaveValue("BEDROOM", { timeout: 500 }),
    });
    await expectAccessible(page);
    await room.selectOption("KITCHEN");
    await expect(page.getByText(t("page.window.room.saved"))).toBeAttached();
    await expect(facts.getByRole("alert")).toHaveCount(0);
    await page.reload();
    await expect(room).toHaveValue("KITCHEN");
  });

  for (const [part, operation, id] of [
    ["notes", "UpdateRegisteredWindowNotes", "[R7.50]"],
    ["installer", "UpdateRegisteredWindowInstallerName", "[R7.49]"],
  ] as const) {
    test(`keeps what was typed where saving the ${part} fails in any way ${id}`, async ({
      page,
      world,
      t,
    }) => {
      await page.goto(address);
      const section = page.getByRole("region", { name: t(`page.window.${part}.title`), exact: true });
      const field = section.getByRole("textbox");
      const edit = section.getByRole("button", { name: t(`page.window.${part}.edit`) });
      const before = (await section.locator("p").first().textContent()) ?? "";
      await edit.click();
      await field.fill("Another text");
      await failInAnyWay(page, world, {
        operation,
        act: () => section.getByRole("button", { name: t("form.save") }).click(),
        alert: section.getByRole("alert"),
        check: () => expect(field).toHaveValue("Another text", { timeout: 500 }),
      });
      await expectAccessible(page);
      await section.getByRole("button", { name: t("form.cancel") }).click();
      await expect(section.getByText(before, { exact: true })).toBeVisible();
      await edit.click();
      await field.fill("Another text");
      await section.getByRole("button", { name: t("form.save") }).click();
      await expect(page.getByText(t(`page.window.${part}.saved`))).toBeAttached();
      await page.reload();
      await expect(section).toContainText("Another text");
    });
  }

  test("is told where an invoice fails to be opened or deleted in any way [R7.44] [R7.53]", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(address);
    const section = page.getByRole("region", { name: t("page.window.invoice.title"), exact: true });
    await section.locator("input[type=file]").setInputFiles(plan);
    const open = section.getByRole("button", { name: t("page.window.invoice.open") });
    await failInAnyWay(page, world, {
      operation: "InvoiceFileUrl",
      act: () => open.click(),
      alert: section.getByRole("alert"),
    });
    await expectAccessible(page);

    await section.getByRole("button", { name: t("page.window.invoice.delete") }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: t("page.window.invoice.delete"), exact: true });
    await expectAccessible(page);
    await failInAnyWay(page, world, {
      operation: "DeleteInvoice",
      act: () => confirm.click(),
      alert: dialog.getByRole("alert"),
      check: () => expect(section.getByText(plan.name, { exact: true })).toHaveCount(1, { timeout: 500 }),
    });
    await expectAccessible(page);
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(section.getByText(plan.name, { exact: true })).toHaveCount(0);
    await expect(page.getByText(t("page.window.invoice.deleted"))).toBeAttached();
  });

  test("is told where an invoice fails to be sent in any way, and keeps the one there is [R7.52]", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(address);
    const section = page.getByRole("region", { name: t("page.window.invoice.title"), exact: true });
    const input = section.locator("input[type=file]");
    await input.setInputFiles(plan);
    const kept = section.getByText(plan.name, { exact: true });
    await expect(kept).toHaveCount(1);
    await section.getByRole("button", { name: t("page.window.invoice.replace") }).click();
    const failed = section.getByRole("listitem").filter({ hasText: t("upload.failed") });
    await failInAnyWay(page, world, {
      operation: "UploadInvoice",
      act: () => input.setInputFiles(picture),
      alert: failed,
      check: () => expect(kept).toHaveCount(1, { timeout: 500 }),
      faults: uploadFaults,
    });
    await expectAccessible(page);

    await test.step("because the service refuses it", async () => {
      await input.setInputFiles(infected);
      await expect(failed).toContainText(`"${infected.name}" contains a virus.`);
      await expect(kept).toHaveCount(1);
    });

    const big = pdfOf("big.pdf", 9 * megabyte);
    await test.step("because the connection is lost halfway", async () => {
      const afterBytes = big.buffer.byteLength / 2;
      const recover = await world.addFault({
        operation: "UploadInvoice",
        effect: { kind: "cutUpload", afterBytes },
      });
      await input.setInputFiles(big);
      await expect(failed).toContainText(containing(...lostTexts(t)));
      await expect(kept).toHaveCount(1);
      await recover();
    });

    await test.step("because he stops it", async () => {
      const recover = await world.addFault({
        operation: "UploadInvoice",
        effect: { kind: "slowUpload", bytesPerSecond: 100_000 },
      });
      await section.getByRole("button", { name: t("upload.retryOf", { name: big.name }) }).click();
      await expect(
        section.getByRole("progressbar", { name: t("upload.progress", { name: big.name }) }),
      ).toBeVisible();
      await section.getByRole("button", { name: t("upload.cancel", { name: big.name }) }).click();
      await expect(section.getByText(big.name)).toHaveCount(0);
      await expect(kept).toHaveCount(1);
      await recover();
    });

    await input.setInputFiles(picture);
    await expect(kept).toHaveCount(0);
    await expect(section.getByText(picture.name, { exact: true })).toHaveCount(1);
  });
});

test.describe("Clara, who registers windows,", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  for (const [operation, id, address, whose] of [
    ["RegisterProjectWindows", "[R7.45]", "/window-registration/project-1", "own"],
    ["RegisterWindowsWithOwner", "[R7.46]", "/window-registration", "own"],
    ["RegisterInstalledWindows", "[R7.47]", "/window-registration", "other"],
  ] as const) {
    test(`is told where ${operation} fails in any way, and loses nothing ${id}`, async ({
      page,
      world,
      t,
    }) => {
      const form = new WindowForm(page, t);
      await page.goto(address);
      await form.fill(correct);
      if (operation === "RegisterWindowsWithOwner") await fillAddress(page, t);
      if (whose === "other") await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
      const typed = await form.values();
      await failInAnyWay(page, world, {
        operation,
        act: () => form.submit(),
        alert: page.getByRole("alert").filter({ hasText: t("page.windowRegistration.failed") }),
      });
      expect(await form.values()).toEqual(typed);
      await expectAccessible(page);

      // The service has it already: its answer to the last attempt was no JSON.
      await form.submit();
      await expect(form.field("serialNumber")).toHaveAttribute("aria-invalid", "true");
      await form.field("serialNumber").fill("TG90000002");
      await form.submit();
      const title =
        whose === "own" ? "page.windowRegistration.done.title" : "page.windowRegistration.done.token.title";
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(title, { count: 1 }));
    });
  }

  test("is told that a project is not hers, and keeps what she typed [R7.45]", async ({ page, t }) => {
    const form = new WindowForm(page, t);
    await page.goto("/window-registration/project-99");
    await form.fill(correct);
    await form.submit();
    await expect(page.getByRole("alert")).toContainText(t("page.windowRegistration.projectUnknown.title"));
    expect(await form.values()).toMatchObject(correct);
    await expectAccessible(page);
  });

  test("has her window in spite of an invoice that is not sent, and sends it again [R7.52]", async ({
    page,
    world,
    t,
  }) => {
    const form = new WindowForm(page, t);
    await page.goto("/window-registration/project-1");
    await form.fill(correct);
    await form.chooseInvoice(plan);
    const recover = await world.addFault({ operation: "UploadInvoice", effect: effects["no connection"] });
    await form.submit();
    await expect(
      page.getByRole("alert").getByText(t("page.windowRegistration.done.invoices.missing", { count: 1 })),
    ).toBeVisible();
    const retry = page.getByRole("button", {
      name: t("page.windowRegistration.done.invoice.retry", { name: plan.name }),
    });
    await expectAccessible(page);
    await failInAnyWay(page, world, {
      operation: "UploadInvoice",
      act: () => retry.click(),
      alert: retry,
      faults: uploadFaults,
    });
    await recover();
    await retry.click();
    await expect(page.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("Ben, who takes windows over,", oneCountry, () => {
  test.use({ persona: "ben", scenario: "claims" });

  test("is told where that fails in any way, and can try again [R7.48]", async ({ page, world, t }) => {
    await page.goto("/installed-windows/claim/claim-open");
    const claim = page.getByRole("main").getByRole("button");
    await failInAnyWay(page, world, {
      operation: "ClaimRegisteredWindows",
      act: () => claim.click(),
      alert: page.getByRole("alert"),
      // The last would do it all the same.
      faults: faultNames.slice(0, -1),
    });
    await expectAccessible(page);
    await page.getByRole("button", { name: t("page.claim.retry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("page.claim.done.title", { count: 1 }),
    );
  });

  test("learns that they are taken where only the answer failed [R7.48]", async ({ page, world, t }) => {
    await page.goto("/installed-windows/claim/claim-open");
    await failInAnyWay(page, world, {
      operation: "ClaimRegisteredWindows",
      act: () => page.getByRole("button", { name: t("page.claim.claim") }).click(),
      alert: page.getByRole("alert"),
      faults: ["malformed JSON"],
    });
    await page.getByRole("button", { name: t("page.claim.retry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.claim.claimed.title"));
  });
});

test.describe("Ben, who is invited to a project,", oneCountry, () => {
  test.use({ scenario: "invitation" });
  const address = "/register/project-1/welcome-home";

  test("is told where the invitation fails to be checked in any way, and can try again [R7.25]", async ({
    page,
    world,
    t,
  }) => {
    for (const fault of faultNames) {
      await test.step(fault, async () => {
        const recover = await world.addFault({ operation: "AssociateProject", effect: effects[fault] });
        await page.goto(address);
        const alert = page.getByRole("alert").filter({ hasText: t("page.associate.checkFailed") });
        await inNoTime(page, fault, () => shows(alert));
        await recover();
      });
    }
    await page.getByRole("button", { name: t("page.associate.retry") }).click();
    await expect(page.getByText(t("page.associate.signInText"))).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test.describe("and has signed in,", () => {
    test.use({ persona: "ben" });

    test("is told where adding it fails in any way, and can try again [R7.25]", async ({
      page,
      world,
      t,
    }) => {
      await page.goto(address);
      const add = page.getByRole("button", {
        name: exactly(t("page.associate.add"), t("page.associate.retry")),
      });
      await failInAnyWay(page, world, {
        operation: "AssociateProject",
        act: () => add.click(),
        alert: page.getByRole("alert").filter({ hasText: t("page.associate.failed") }),
      });
      await expectAccessible(page);
      await add.click();
      await expectPortalAddress(page, "/project/project-1");
    });
  });
});

/** What can be said of a connection that was lost on the way; how far the browser had got is its own affair. */
function lostTexts(t: Translate): string[] {
  return [
    t("upload.problem.lost.early"),
    t("upload.problem.lost.halfway"),
    t("upload.problem.lost.late"),
    t("upload.problem.lost.atEnd"),
  ];
}

async function fillAddress(page: Page, t: Translate): Promise<void> {
  const owner = page.getByRole("region", { name: t("page.windowRegistration.owner"), exact: true });
  await owner.getByLabel(t("person.street")).fill("Lindenweg");
  await owner.getByLabel(t("person.postCode")).fill("10115");
  await owner.getByLabel(t("person.city")).fill("Berlin");
}

/** Whether a fault looks like a network that does not reach the service. */
function isOutOfReach(fault: FaultName): boolean {
  return fault === "no connection" || fault === "no answer in time";
}

/** Asked again and again while time passes: it is there at once, or not yet. */
function shows(target: ReturnType<Page["locator"]>): Promise<void> {
  return expect(target.first()).toBeVisible({ timeout: 500 });
}
