import { createId } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { CancelDialog } from "../support/actions/cancelDialog.ts";
import { getSection } from "../support/actions/getSection.ts";
import { letterTxt, planPdf, roofPng } from "../support/actions/uploadFiles.ts";
import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { chooseFiles, expectFocusOn, pressKeyOn, tabTo, typeInto } from "../support/keyboard/keyboard.ts";

/** On a phone this small, the tab bar is at the bottom, and dialogs scroll. */
const smallPhone = { width: 360, height: 560 };

test.describe("Keyboard on the project page of a small phone", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests", viewport: smallPhone });

  test("cancels a request with a custom reason", async ({ page, t }) => {
    const requests = collectRequests(page, "CancelRequestWithCustomReason");
    const { dialog, confirmButton } = new CancelDialog(page, t);
    const opener = page.getByRole("button", { name: t("page.project.cancel.open") });
    const next = dialog.getByRole("button", { name: t("page.project.cancel.next") });
    const title = dialog.getByRole("heading", { level: 2 });
    await page.goto(urls.project);

    await test.step("the dialog returns the focus when it is closed", async () => {
      await pressKeyOn(page, opener);
      await expect(dialog.getByRole("radio")).toHaveCount(5);
      await expectFocusOn(page, title);
      await page.keyboard.press("Escape");
      await expectFocusOn(page, opener);
      await page.keyboard.press("Enter");
      await expectFocusOn(page, title);
    });

    await test.step("a missing reason focuses the reasons", async () => {
      await pressKeyOn(page, next);
      await expectFocusOn(page, dialog.getByRole("radio").first());
      await page.keyboard.press("ArrowUp");
      await expectFocusOn(page, dialog.getByRole("radio").last());
      await expect(dialog.getByRole("radio").last()).toBeChecked();
      await typeInto(page, dialog.getByLabel(t("page.project.cancel.ownWords")), "We are moving.");
      await pressKeyOn(page, next, "Space");
    });

    await test.step("each step focuses its title", async () => {
      await expectFocusOn(page, title);
      await expect(dialog.getByText("We are moving.")).toBeVisible();
      await pressKeyOn(page, confirmButton);
      await expect(title).toHaveText(t("page.project.cancel.confirmed.title"));
      await expectFocusOn(page, title);
      expect(requests.map(getVariables)).toEqual([
        {
          requestId: createId("request", 3),
          reasonId: createId("reason", 5),
          customReason: "We are moving.",
        },
      ]);
    });

    await test.step("the page's heading has the focus when the button is gone", async () => {
      await pressKeyOn(page, dialog.getByRole("button", { name: t("page.project.cancel.close") }).first());
      await expectFocusOn(page, page.getByRole("heading", { level: 1 }));
      await expect(opener).toHaveCount(0);
      await expect(page.getByText(t("page.project.archived"))).toBeVisible();
    });
  });

  test("uploads files and deletes one", async ({ page, t }) => {
    const files = getSection(page, t("page.project.attachments.title"));
    const choose = files.getByRole("button", { name: t("page.project.attachments.choose") });
    await page.goto(urls.project);

    await test.step("a rejected file can be removed from the list", async () => {
      await pressKeyOn(page, files.locator("summary"));
      await chooseFiles(page, choose, [planPdf, letterTxt, roofPng]);
      await expect(files.getByRole("link")).toHaveCount(2);
      await expectFocusOn(page, choose);
      const remove = files.getByRole("button", { name: t("upload.remove", { name: letterTxt.name }) });
      await tabTo(page, remove, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(files.getByText(letterTxt.name)).toHaveCount(0);
      await expectFocusOn(page, files.locator("summary"));
    });

    await test.step("a file is deleted after a confirmation", async () => {
      const remove = files.getByRole("button", {
        name: t("file.delete", { name: planPdf.name }),
      });
      await tabTo(page, remove, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expectFocusOn(page, page.getByRole("dialog").getByRole("heading"));
      await page.keyboard.press("Escape");
      await expectFocusOn(page, remove);
      await page.keyboard.press("Space");
      await pressKeyOn(
        page,
        page.getByRole("dialog").getByRole("button", { name: t("page.project.attachments.delete.confirm") }),
      );
      await expectFocusOn(page, files.locator("summary"));
      await expect(files.getByRole("link")).toHaveCount(1);
      await expect(files.getByRole("link", { name: roofPng.name })).toBeVisible();
    });
  });
});
