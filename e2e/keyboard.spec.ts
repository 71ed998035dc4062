import type { Page } from "@playwright/test";
import { callsOf, variablesOf } from "./support/calls.ts";
import { oneCountry } from "./support/countries.ts";
import { chooseFiles, expectFocus, pressAt, tabTo, typeInto } from "./support/keyboard.ts";
import { expectPortalAddress, providerTexts, signInAddress } from "./support/provider.ts";
import type { Translate } from "./support/texts.ts";
import { picture, plan, text } from "./support/uploads.ts";
import { submitButton, WindowForm } from "./support/windowForm.ts";
import { expect, test } from "./support/world.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dialogHeading = (page: Page) => page.getByRole("dialog").getByRole("heading", { level: 2 });
const section = (page: Page, t: Translate, id: Parameters<Translate>[0]) =>
  page.getByRole("region", { name: t(id), exact: true });

/** Small enough for the tab bar at the lower edge, and for dialogs that scroll. */
const phone = { width: 360, height: 560 };

test.describe("By keyboard alone, a visitor", oneCountry, () => {
  test("skips to the content, and comes back from the choice of a country [R2.32]", async ({ page, t }) => {
    await page.goto("/");
    await expect(heading(page)).toHaveText(t("page.introduction.title"));

    await test.step("the first stop leads past the header", async () => {
      const skip = page.getByRole("link", { name: t("app.skipToContent") });
      await page.keyboard.press("Tab");
      await expectFocus(page, skip);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expectFocus(page, page.getByRole("main").getByRole("button").first());
      await expectPortalAddress(page, "/");
    });

    await test.step("the dialog keeps the focus inside and gives it back", async () => {
      const opener = page.getByRole("banner").getByRole("button", { name: t("app.countryAndLanguage") });
      const dialog = page.getByRole("dialog");
      await tabTo(page, opener, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expectFocus(page, dialogHeading(page));
      await tabTo(page, dialog.getByRole("link").last());
      const met = await tabTo(page, dialog.getByRole("link").first());
      expect(met.join("\n"), "what lies behind").not.toContain(t("app.skipToContent"));
      await page.keyboard.press("Escape");
      await expectFocus(page, opener);
      await page.keyboard.press("Space");
      await expectFocus(page, dialogHeading(page));
      await pressAt(page, dialog.getByRole("button", { name: t("app.close") }), "Space");
      await expectFocus(page, opener);
    });
  });

  test("signs in, at the second try [R1.1] [R2.13] [R4.6]", async ({ page, t, world }) => {
    const provider = providerTexts("de-DE");
    const { email, password } = world.personaNamed("clara");
    await page.goto("/");
    await pressAt(page, page.getByRole("button", { name: t("page.introduction.signIn") }));
    await page.waitForURL(signInAddress);

    await typeInto(page, page.getByLabel(provider.email), email);
    await typeInto(page, page.getByLabel(provider.password), "wrong");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(provider.wrongPassword);
    await expectFocus(page, page.getByLabel(provider.password));

    await page.keyboard.type(password);
    await pressAt(page, page.getByRole("button", { name: provider.signIn }), "Space");
    await expectPortalAddress(page, "/overview");
    await expect(heading(page)).toHaveText(t("page.projectList.title", { firstName: "Clara" }));
    // The provider's page gave way to a new document, which begins at its top.
    await page.keyboard.press("Tab");
    await expectFocus(page, page.getByRole("link", { name: t("app.skipToContent") }));
  });
});

test.describe("By keyboard alone, a customer with a project", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test("goes from screen to screen and reads what is new [R1.4] [R2.33]", async ({ page, t }) => {
    await page.goto("/overview");
    const bell = page.getByRole("button", { name: t("app.unreadNotifications", { count: 2 }) });
    await expect(bell).toBeVisible();
    await pressAt(page, page.getByRole("link", { name: t("app.navigation.faq") }));
    await expectPortalAddress(page, "/faq");
    await expectFocus(page, heading(page));

    await tabTo(page, bell, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expectFocus(page, dialogHeading(page));
    await page.keyboard.press("Escape");
    await expectFocus(page, bell);
    await page.keyboard.press("Enter");
    await pressAt(page, page.getByRole("dialog").getByRole("link"));
    await expectPortalAddress(page, "/project/project-1");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectFocus(page, heading(page));
  });

  test("registers a window with its invoice [R1.8] [R2.25] [R7.45] [R7.52]", async ({ page, t }) => {
    const form = new WindowForm(page, t);
    const cardHeading = (number: number) =>
      page.getByRole("heading", { name: t("registration.window.title", { number }), exact: true });

    await test.step("opens the form from the project", async () => {
      await page.goto("/project/project-1");
      await pressAt(page, page.getByRole("link", { name: t("registeredWindows.register"), exact: true }));
      await expectPortalAddress(page, "/window-registration/project-1");
      await expectFocus(page, heading(page));
    });

    await test.step("adds a window and takes it away again", async () => {
      await pressAt(page, page.getByRole("button", { name: t("page.windowRegistration.addWindow") }));
      await expectFocus(page, cardHeading(2));
      await pressAt(page, page.getByRole("button", { name: t("registration.window.remove", { number: 2 }) }));
      await expectFocus(page, cardHeading(1));
    });

    await test.step("is led to what is missing", async () => {
      await pressAt(page, submitButton(page, t));
      const summary = page.getByRole("region", { name: t("form.problems", { count: 3 }) });
      await expectFocus(page, summary.getByRole("heading"));
      await pressAt(page, summary.getByRole("link").first());
      await expectFocus(page, form.field("key"));
    });

    await test.step("fills the form", async () => {
      await page.keyboard.type("tgl m06");
      await typeInto(page, form.field("serialNumber"), "tg90000001");
      // Whether the browser asks for the day or the month first.
      await typeInto(page, form.field("installationDate"), "03032025");
      await typeInto(page, form.field("room"), t("room.bathroom").slice(0, 3));
      await typeInto(page, form.field("installerName"), "Skylights");
      await typeInto(page, form.field("notes"), "The blind is sand.");
      expect(await form.values()).toEqual({
        key: "tgl m06",
        serialNumber: "tg90000001",
        installationDate: "2025-03-03",
        room: "BATHROOM",
        installerName: "Skylights",
        notes: "The blind is sand.",
      });
    });

    await test.step("chooses an invoice, removes it and chooses another", async () => {
      const button = form.part.getByRole("button", { name: t("registration.window.invoice.choose") });
      await chooseFiles(page, button, [picture]);
      await expectFocus(page, button);
      const remove = t("registration.window.invoice.remove", { name: picture.name });
      await pressAt(page, form.part.getByRole("button", { name: remove }), "Space");
      await expectFocus(page, button);
      await page.keyboard.press("Shift+Tab");
      await chooseFiles(page, button, [plan]);
      await expect(form.part.getByText(plan.name, { exact: true })).toBeVisible();
    });

    await test.step("sends it and opens the window", async () => {
      await pressAt(page, submitButton(page, t));
      await expect(heading(page)).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));
      await expectFocus(page, heading(page));
      const done = section(page, t, "page.windowRegistration.done.list");
      await expect(done.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
      await pressAt(page, done.getByRole("link"));
      await expect(heading(page)).toHaveText(t("windowTitle.SOLAR"));
      await expectFocus(page, heading(page));
    });
  });
});

test.describe("By keyboard alone on a small screen, a customer with a project", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests", viewport: phone });

  test("cancels a request in her own words [R1.5] [R4.3] [R7.20]", async ({ page, t }) => {
    const cancels = callsOf(page, "CancelRequest");
    const dialog = page.getByRole("dialog");
    const opener = page.getByRole("button", { name: t("page.project.cancel.open") });
    const next = dialog.getByRole("button", { name: t("page.project.cancel.next") });
    await page.goto("/project/project-1");

    await test.step("opens the dialog, closes it and opens it again", async () => {
      await pressAt(page, opener);
      await expect(dialog.getByRole("radio")).toHaveCount(5);
      await expectFocus(page, dialogHeading(page));
      await page.keyboard.press("Escape");
      await expectFocus(page, opener);
      await page.keyboard.press("Enter");
      await expectFocus(page, dialogHeading(page));
    });

    await test.step("is led to the reasons, and chooses the last", async () => {
      await pressAt(page, next);
      await expectFocus(page, dialog.getByRole("radio").first());
      await page.keyboard.press("ArrowUp");
      await expectFocus(page, dialog.getByRole("radio").last());
      await expect(dialog.getByRole("radio").last()).toBeChecked();
      await typeInto(page, dialog.getByLabel(t("page.project.cancel.ownWords")), "We are moving.");
      await pressAt(page, next, "Space");
    });

    await test.step("reviews and confirms", async () => {
      await expectFocus(page, dialogHeading(page));
      await expect(dialog.getByText("We are moving.")).toBeVisible();
      await pressAt(page, next);
      await expectFocus(page, dialogHeading(page));
      await pressAt(page, dialog.getByRole("button", { name: t("page.project.cancel.confirm.confirm") }));
      await expect(dialogHeading(page)).toHaveText(t("page.project.cancel.confirmed.title"));
      await expectFocus(page, dialogHeading(page));
      expect(cancels.map(variablesOf)).toEqual([
        { requestId: "request-3", reasonId: "reason-5", customReason: "We are moving." },
      ]);
    });

    await test.step("goes back to the project, where the button is gone", async () => {
      await pressAt(page, dialog.getByRole("button", { name: t("page.project.cancel.close") }).first());
      await expectFocus(page, heading(page));
      await expect(opener).toHaveCount(0);
      await expect(page.getByText(t("page.project.archived.title"))).toBeVisible();
    });
  });

  test("adds files and deletes one [R1.7] [R7.22] [R7.23]", async ({ page, t }) => {
    const files = section(page, t, "page.project.attachments.title");
    const choose = files.getByRole("button", { name: t("page.project.attachments.choose") });
    await page.goto("/project/project-1");

    await test.step("adds two that fit and one that does not", async () => {
      await chooseFiles(page, choose, [plan, text, picture]);
      await expect(files.getByRole("link")).toHaveCount(2);
      await expectFocus(page, choose);
      const remove = files.getByRole("button", { name: t("upload.remove", { name: text.name }) });
      await tabTo(page, remove, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(files.getByText(text.name)).toHaveCount(0);
      await expectFocus(page, files.getByRole("group", { name: t("upload.list") }));
    });

    await test.step("thinks again before deleting one, and deletes it", async () => {
      const remove = files.getByRole("button", {
        name: t("page.project.attachments.remove", { name: plan.name }),
      });
      await tabTo(page, remove, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expectFocus(page, dialogHeading(page));
      await page.keyboard.press("Escape");
      await expectFocus(page, remove);
      await page.keyboard.press("Space");
      await pressAt(
        page,
        page.getByRole("dialog").getByRole("button", { name: t("page.project.attachments.delete.confirm") }),
      );
      await expectFocus(page, files.getByRole("heading", { name: t("page.project.attachments.title") }));
      await expect(files.getByRole("link")).toHaveCount(1);
      await expect(files.getByRole("link", { name: picture.name })).toBeVisible();
    });
  });
});

test.describe("By keyboard alone, a customer with windows", oneCountry, () => {
  test.use({ persona: "dario", scenario: "windows", parameters: { count: 1 } });

  test("looks at a window's pictures in full screen [R1.4] [R2.27]", async ({ page, t }) => {
    const shown = (position: number) => t("gallery.position", { position, count: 4 });
    const gallery = page.getByRole("dialog");
    const opener = page.getByRole("button", { name: t("gallery.open") });
    await page.goto("/overview");
    await pressAt(page, section(page, t, "registeredWindows.title").getByRole("article").getByRole("link"));
    await expectFocus(page, heading(page));

    await test.step("chooses a small picture", async () => {
      const second = page.getByRole("button", { name: shown(2) });
      await pressAt(page, second, "Space");
      await expect(second).toHaveAttribute("aria-pressed", "true");
      await expectFocus(page, second);
    });

    await test.step("fills the screen and goes from picture to picture", async () => {
      await tabTo(page, opener, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expectFocus(page, gallery.getByRole("button", { name: t("gallery.close") }));
      await expect(gallery.getByRole("status")).toHaveText(shown(2));
      for (const [key, position] of [
        ["ArrowRight", 3],
        ["End", 4],
        ["Home", 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(gallery.getByRole("status")).toHaveText(shown(position));
      }
      await pressAt(page, gallery.getByRole("button", { name: t("gallery.next") }));
      await expect(gallery.getByRole("status")).toHaveText(shown(2));
    });

    await test.step("enlarges one and moves it", async () => {
      await tabTo(page, gallery.getByRole("button", { name: t("gallery.zoomIn") }));
      await page.keyboard.press("Enter");
      const smaller = gallery.getByRole("button", { name: t("gallery.zoomOut") });
      await expectFocus(page, smaller);
      await page.keyboard.press("ArrowRight");
      await expect(gallery.getByRole("status")).toHaveText(shown(2));
      await page.keyboard.press("Enter");
    });

    await test.step("comes back to where it was opened", async () => {
      await page.keyboard.press("Escape");
      await expect(gallery).toHaveCount(0);
      await expectFocus(page, opener);
      await page.keyboard.press("Enter");
      await expectFocus(page, gallery.getByRole("button", { name: t("gallery.close") }));
      await page.keyboard.press("Enter");
      await expectFocus(page, opener);
    });
  });
});
