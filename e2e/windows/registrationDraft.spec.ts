import type { Page } from "@playwright/test";
import { urls } from "#testing/samples/urls.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { WindowForm } from "../support/actions/windowForm.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

const path = urls.windowRegistration;
const values = {
  key: "TGL M06",
  serialNumber: "TG90000001",
  installationDate: "2025-03-01",
  room: "OFFICE",
  installerName: "Skylights",
  notes: "Line one\nLine two",
};

test.describe("Draft of a window registration", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test("survives a reload and other pages, and ends with a new start, the submission or a sign-out", async ({
    page,
    t,
  }) => {
    const form = new WindowForm(page, t);
    const notice = getShownText(page, t("form.draft.title", { action: "send" }));

    await test.step("survives a reload", async () => {
      await page.goto(path);
      await form.fill(values);
      await page.reload();
      await expect(notice).toBeVisible();
      expect(await form.values()).toEqual(values);
    });

    await test.step("survives other pages, and belongs to its project", async () => {
      await page
        .getByRole("navigation")
        .getByRole("link", { name: t("app.navigation.projects") })
        .click();
      await expectPortalUrl(page, "/overview");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await navigate(page, "/window-registration");
      await expect(form.field("key"), "the form without a project has its own draft").toHaveValue("");
      await navigate(page, path);
      await expect(notice).toBeVisible();
      expect(await form.values()).toEqual(values);
    });

    await test.step("is deleted when the visitor starts anew", async () => {
      await page.getByRole("button", { name: t("form.draft.startAnew") }).click();
      await expect(form.field("key")).toHaveValue("");
      expect(await readStorage(page)).not.toContain(values.serialNumber);
    });

    await test.step("is deleted when the form is submitted", async () => {
      await form.fill(values);
      await form.submit();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.windowRegistration.done.title", { count: 1 }),
      );
      await page.goto(path);
      await expect(form.field("key")).toHaveValue("");
      await expect(notice).toHaveCount(0);
    });

    await test.step("is deleted when the visitor confirms to sign out", async () => {
      await form.fill(values);
      expect(await readStorage(page)).toContain(values.serialNumber);
      const signOut = page.getByRole("button", { name: t("app.signOut") });
      await signOut.click();
      const question = page.getByRole("dialog", { name: t("app.signOut.title") });
      await question.getByRole("button", { name: t("app.signOut.stay") }).click();
      expect(await readStorage(page)).toContain(values.serialNumber);
      await expect(signOut).toBeFocused();
      await signOut.click();
      await question.getByRole("button", { name: t("app.signOut") }).click();
      await expectPortalUrl(page, "/logout");
      expect(await readStorage(page)).not.toContain(values.serialNumber);
    });
  });

  test("asks before the input is lost if the browser cannot store it", async ({ page, t }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("taglys.account.draft")) throw new DOMException("The storage is full.");
        setItem.call(this, key, value);
      };
    });
    const form = new WindowForm(page, t);
    await page.goto(path);
    await form.fill(values);
    const projects = page.getByRole("navigation").getByRole("link", { name: t("app.navigation.projects") });
    await projects.click();
    const question = page.getByRole("dialog", { name: t("form.leave.title") });
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: t("form.leave.stay") }).click();
    expect(await form.values()).toEqual(values);
    await projects.click();
    await question.getByRole("button", { name: t("form.leave.leave") }).click();
    await expectPortalUrl(page, "/overview");
  });
});

function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }));
}
