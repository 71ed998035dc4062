import { type Page, expect as patient } from "@playwright/test";
import { cards } from "./projectList.ts";
import { signInAddress } from "./provider.ts";
import type { Translate } from "./texts.ts";

/** Asked again and again while time passes: each time the page has it at once or not yet. */
const expect = patient.configure({ timeout: 500 });

/** What a visitor of the list may come to see when something goes wrong. */
export type Outcome =
  | "the list"
  | "the list without notifications"
  | "the error screen"
  | "the offline screen"
  | "the sign-in"
  | "the authorization error";

/** How many unread notifications Clara has. */
const clarasNotifications = 3;

/** Says that a page shows an outcome; Clara, who has one project, is its visitor. */
export const expectOutcome: Record<Outcome, (page: Page, t: Translate) => Promise<void>> = {
  "the list": (page, t) => expectList(page, t, clarasNotifications),
  "the list without notifications": (page, t) => expectList(page, t, 0),

  "the error screen": async (page, t) => {
    await expectHeading(page, t("app.error.title"));
    await expect(page.getByText(t("app.error.text"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("app.error.retry") })).toBeVisible();
  },

  "the offline screen": async (page, t) => {
    await expectHeading(page, t("app.error.title"));
    await expect(page.getByText(t("app.error.offline"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("app.error.retry") })).toBeVisible();
  },

  "the sign-in": async (page) => {
    await expect(page).toHaveURL(signInAddress);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  },

  "the authorization error": async (page, t) => {
    await expectHeading(page, t("page.authorization.failed.title"));
    const again = page.getByRole("button", { name: t("page.authorization.failed.tryAgain") });
    await expect(again).toBeVisible();
  },
};

async function expectList(page: Page, t: Translate, unread: number): Promise<void> {
  await expect(cards(page)).toHaveCount(1);
  await expectHeading(page, t("page.projectList.title", { firstName: "Clara" }));
  const bar = page.getByRole("banner");
  await expect(bar.getByText(t("app.unreadNotifications", { count: unread }))).toBeAttached();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}
