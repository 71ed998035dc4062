import type { Page } from "@playwright/test";
import { textsFor } from "../mock-server/texts/textsFor.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callsOf } from "./support/calls.ts";
import { containing } from "./support/containing.ts";
import { defaultLocaleOf, oneCountry } from "./support/countries.ts";
import { expectPortalAddress } from "./support/provider.ts";
import type { Translate } from "./support/texts.ts";
import { disguised, empty, pdfOf, plan } from "./support/uploads.ts";
import { addWindow, WindowForm } from "./support/windowForm.ts";
import { expect, test } from "./support/world.ts";

const address = "/window-registration/project-1";
const megabyte = 1024 * 1024;
const correct = { key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" };
const entered = {
  ...correct,
  room: "OFFICE",
  installerName: "Skylights <b>&amp;</b> Sons",
  notes: "Line one\n<script>alert(1)</script> مرحبا",
};

test.use({ persona: "clara", scenario: "severalRequests" });

test.describe("The form that registers windows", oneCountry, () => {
  test("says at each field what is wrong, and keeps what was typed [R1.8] [R7.45]", async ({
    page,
    t,
    country,
  }) => {
    test.slow();
    const calls = callsOf(page, "RegisterProjectWindows");
    const [first, second] = [new WindowForm(page, t), new WindowForm(page, t, 2)];
    await page.goto(address);
    await addWindow(page, t);

    await test.step("where fields are empty", async () => {
      await first.submit(2);
      await expectProblems(page, t, 6);
      await expect(first.field("key")).toHaveAccessibleDescription(containing(t("form.rule.required")));
      await expectAccessible(page);
    });

    const bad = {
      key: "X M06 ",
      serialNumber: "TG 1",
      installationDate: "2999-01-01",
      room: "KITCHEN",
      installerName: "Skylights",
      notes: "Mine",
    };
    await test.step("where the form of a field is wrong, and a day still to come", async () => {
      await first.fill(bad);
      await second.fill({ ...bad, key: "TGS", serialNumber: "Ä23456" });
      await first.submit(2);
      await expectProblems(page, t, 6);
      for (const form of [first, second]) {
        await expectProblemAt(form, "key", t("form.rule.typeSign"));
        await expectProblemAt(form, "serialNumber", t("form.rule.serialNumber"));
        await expectProblemAt(form, "installationDate", t("form.rule.dateInFuture"));
      }
      expect(await first.values()).toEqual(bad);
      await expectAccessible(page);
    });

    await test.step("and leads from the list of problems to the field", async () => {
      await page
        .getByRole("link", { name: containing(t("form.rule.typeSign")) })
        .first()
        .click();
      await expect(first.field("key")).toBeFocused();
    });

    await test.step("where a serial number stands there twice", async () => {
      await first.fill(entered);
      await second.fill({ ...correct, serialNumber: " tg90000001" });
      await first.submit(2);
      await expectProblems(page, t, 1);
      await expectProblemAt(second, "serialNumber", t("form.rule.serialNumberTwice"));
    });
    expect(calls, "nothing of this went to the service").toEqual([]);

    await test.step("where the service knows no such window, or has it already", async () => {
      const said = textsFor(defaultLocaleOf(country));
      await first.field("key").fill("TGX M06");
      await second.field("serialNumber").fill("TG26104000");
      await first.submit(2);
      await expectProblems(page, t, 2);
      await expectProblemAt(first, "key", said.unknownTypeSign("TGX M06"));
      await expectProblemAt(second, "serialNumber", said.knownSerialNumber("TG26104000"));
      expect(await first.values()).toEqual({ ...entered, key: "TGX M06" });
      expect(await second.values()).toMatchObject({ ...correct, serialNumber: "TG26104000" });
      await expectAccessible(page);
    });

    await test.step("and takes it once all is mended", async () => {
      await first.field("key").fill(correct.key);
      await second.field("serialNumber").fill("TG90000002");
      await first.submit(2);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.windowRegistration.done.title", { count: 2 }),
      );
      await page
        .getByRole("link", { name: t("windowTitle.SOLAR"), exact: true })
        .first()
        .click();
      await expect(page.getByText(entered.installerName)).toBeVisible();
      await expect(
        page.getByRole("region", { name: t("page.window.notes.title"), exact: true }),
      ).toContainText("<script>alert(1)</script>");
    });
  });

  test("holds 2,000 characters of notes and no more, and the service takes them [R1.8]", async ({
    page,
    t,
  }) => {
    const form = new WindowForm(page, t);
    await page.goto(address);
    await form.fill({ ...correct, notes: "x".repeat(1999) });
    await form.field("notes").press("End");
    await page.keyboard.type("yz");
    await expect(form.field("notes")).toHaveValue(`${"x".repeat(1999)}y`);
    await expect(form.part.getByText(t("form.charactersLeft", { count: 0 }))).toBeVisible();

    // Whatever gets past the field's own limit is refused before it is sent.
    await form.field("notes").evaluate((field) => field.removeAttribute("maxlength"));
    await form.field("notes").fill("x".repeat(2001));
    await form.submit();
    await expectProblems(page, t, 1);
    await expectProblemAt(form, "notes", t("form.rule.tooLong", { most: 2000 }));
    await expect(form.field("notes")).toHaveValue("x".repeat(2001));
    await form.field("notes").fill("x".repeat(2000));
    await form.submit();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("page.windowRegistration.done.title", { count: 1 }),
    );
  });

  test("refuses invoices that the service would refuse, and keeps the good one [R1.8] [R7.52]", async ({
    page,
    t,
  }) => {
    const form = new WindowForm(page, t);
    await page.goto(address);
    await form.fill(entered);
    await form.chooseInvoice(plan);
    const chosen = form.part.getByRole("listitem", { name: plan.name });
    await expect(chosen).toBeVisible();
    for (const [file, problem] of [
      [empty, t("upload.problem.empty")],
      [pdfOf("scan.pdf", 11 * megabyte), t("upload.problem.tooBig", { most: "10 MB" })],
      [disguised, t("upload.problem.disguised")],
    ] as const) {
      await test.step(file.name, async () => {
        await form.chooseInvoice(file);
        await expect(form.part.getByText(problem)).toBeVisible();
        await expect(form.invoiceInput()).toHaveAttribute("aria-invalid", "true");
        await expect(chosen).toBeVisible();
        expect(await form.values()).toEqual(entered);
      });
    }
    await expectAccessible(page);
    await form.submit();
    const list = page.getByRole("region", { name: t("page.windowRegistration.done.list"), exact: true });
    await expect(list.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    await expect(list.getByText(plan.name)).toBeVisible();
  });

  test("keeps what was typed over a reload and on the way elsewhere, and forgets it once it is sent [R1.8]", async ({
    page,
    t,
  }) => {
    const form = new WindowForm(page, t);
    const notice = page.getByText(t("page.windowRegistration.draft.title"));
    await page.goto(address);
    await form.fill(entered);
    await page.reload();
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    expect(await form.values()).toEqual(entered);

    await page
      .getByRole("navigation")
      .getByRole("link", { name: t("app.navigation.projects") })
      .click();
    await expectPortalAddress(page, "/overview");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/window-registration");
    await expect(form.field("key"), "the other form has its own draft").toHaveValue("");
    await page.goto(address);
    expect(await form.values()).toEqual(entered);

    await form.submit();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("page.windowRegistration.done.title", { count: 1 }),
    );
    await page.goto(address);
    await expect(form.field("key")).toHaveValue("");
    await expect(notice).toHaveCount(0);
  });

  test("forgets what was typed when the visitor starts anew or signs out [R1.8]", async ({ page, t }) => {
    const form = new WindowForm(page, t);
    await page.goto(address);
    await form.fill(entered);
    await page.reload();
    await page.getByRole("button", { name: t("page.windowRegistration.draft.startAnew") }).click();
    await expect(form.field("key")).toHaveValue("");
    await page.reload();
    await expect(form.field("key")).toHaveValue("");

    await form.fill(entered);
    expect(await storedText(page)).toContain(entered.serialNumber);
    await page.getByRole("button", { name: t("app.signOut") }).click();
    await expectPortalAddress(page, "/logout");
    expect(await storedText(page)).not.toContain(entered.serialNumber);
  });

  test("asks before what was typed is lost where the browser keeps nothing", async ({ page, t }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.endsWith("registrationDraft")) throw new DOMException("The storage is full.");
        setItem.call(this, key, value);
      };
    });
    const form = new WindowForm(page, t);
    await page.goto(address);
    await form.fill(entered);
    const projects = page.getByRole("navigation").getByRole("link", { name: t("app.navigation.projects") });
    await projects.click();
    const question = page.getByRole("dialog", { name: t("form.leave.title") });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: t("form.leave.stay") }).click();
    expect(await form.values()).toEqual(entered);
    await projects.click();
    await question.getByRole("button", { name: t("form.leave.leave") }).click();
    await expectPortalAddress(page, "/overview");
  });
});

test.describe("The form for windows without a project", oneCountry, () => {
  test("asks for the owner as the country writes addresses, and keeps what was typed [R2.25] [R7.46]", async ({
    page,
    t,
  }) => {
    const form = new WindowForm(page, t);
    const owner = page.getByRole("region", { name: t("page.windowRegistration.owner"), exact: true });
    await page.goto("/window-registration");
    await form.fill(correct);
    await owner.getByLabel(t("person.postCode")).fill("1234");
    await owner.getByLabel(t("person.phone")).fill("12");
    await form.submit();
    await expectProblems(page, t, 4);
    await expect(owner.getByLabel(t("person.postCode"))).toHaveAccessibleDescription(
      t("form.rule.postCode", { example: "10115" }),
    );
    await expect(owner.getByLabel(t("person.phone"))).toHaveAccessibleDescription(t("form.rule.phone"));
    await expect(owner.getByLabel(t("person.postCode"))).toHaveValue("1234");
    await expect(owner.getByLabel(t("person.firstName"))).toHaveValue("Clara");
    expect(await form.values()).toMatchObject(correct);
    await owner.getByLabel(t("person.postCode")).fill("10115");
    await page.reload();
    await expect(owner.getByLabel(t("person.postCode"))).toHaveValue("10115");
    await expect(owner.getByLabel(t("person.phone"))).toHaveValue("12");
  });
});

/** The list of problems has come and taken the focus. */
async function expectProblems(page: Page, t: Translate, count: number): Promise<void> {
  await expect(page.getByRole("heading", { name: t("form.problems", { count }) })).toBeFocused();
}

async function expectProblemAt(
  form: WindowForm,
  name: Parameters<WindowForm["field"]>[0],
  problem: string,
): Promise<void> {
  await expect(form.field(name)).toHaveAttribute("aria-invalid", "true");
  await expect(form.field(name)).toHaveAccessibleDescription(containing(problem));
}

/** All that the browser keeps for the portal. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }));
}
