import { notificationTypes } from "#schema/enumValues.ts";
import { getSection } from "../support/actions/getSection.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Notification bell", oneCountry, () => {
  test.use({ persona: "anna" });

  test("lists unread notifications by project with links to it; opening the project marks them as read", async ({
    page,
    t,
  }) => {
    const getBell = (count: number) =>
      page.getByRole("banner").getByRole("button", { name: t("notifications.bell.unread", { count }) });
    await page.goto("/faq");
    await getBell(2).click();
    const list = page.getByRole("dialog", { name: t("notifications.bell.title") });
    await expect(list.getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(list.getByRole("listitem")).toContainText([
      t(`notifications.${notificationTypes.offer}`),
      t(`notifications.${notificationTypes.statusChanged}`),
    ]);
    const link = list.getByRole("heading", { level: 3 }).getByRole("link");
    const projectPath = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(list).toBeHidden();
    await expectPortalUrl(page, projectPath);
    const notifications = getSection(page, t("notifications.title")).getByRole("listitem");
    await expect(notifications).toHaveCount(2);
    // The portal marks only visible notifications as read.
    await notifications.last().scrollIntoViewIfNeeded();
    await getBell(0).click();
    await expect(list.getByText(t("notifications.bell.empty"))).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveCount(0);
    await page.getByRole("heading", { level: 1 }).click();
    await expect(list).toBeHidden();
  });
});
