import { expect as baseExpect, type Page } from "@playwright/test";
import { countrySeeds } from "#mock-server/seeds/countries/countrySeeds.ts";
import { getProjectCards } from "../actions/projectList.ts";
import type { Translate } from "../fixtures/texts.ts";

/** The assertions are repeated while time passes: what they expect is there at once or not yet. */
const expect = baseExpect.configure({ timeout: 500 });

/** What a visitor of the project list may see if a request fails. */
export type Outcome =
  | "the list"
  | "the list without notifications"
  | "the error screen"
  | "the offline screen"
  | "the unavailable sign-in"
  | "the rejected sign-in"
  | "the authorization error";

/** Asserts what Clara, who has one project and three unread notifications, sees. */
export const expectOutcome: Record<Outcome, (page: Page, t: Translate) => Promise<void>> = {
  "the list": (page, t) => expectList(page, t, 3),
  "the list without notifications": (page, t) => expectList(page, t, 0),

  "the error screen": async (page, t) => {
    await expectHeading(page, t("app.error.title"));
    await expect(page.getByText(t("app.error.text"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("error.retry") })).toBeVisible();
  },

  "the offline screen": async (page, t) => {
    await expectHeading(page, t("app.error.title"));
    await expect(page.getByText(t("error.network"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("error.retry") })).toBeVisible();
  },

  "the unavailable sign-in": async (page, t) => {
    await expectHeading(page, t("app.error.title"));
    await expect(page.getByText(t("error.signIn.unavailable"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("error.retry") })).toBeVisible();
  },

  "the rejected sign-in": async (page, t) => {
    await expectHeading(page, t("page.authorization.failed.title"));
    await expect(page.getByText(t("error.signIn.notAccepted"))).toBeVisible();
  },

  "the authorization error": async (page, t) => {
    await expectHeading(page, t("page.authorization.failed.title"));
    const again = page.getByRole("button", { name: t("page.authorization.failed.tryAgain") });
    await expect(again).toBeVisible();
  },
};

async function expectList(page: Page, t: Translate, unread: number): Promise<void> {
  await expect(getProjectCards(page)).toHaveCount(1);
  await expectHeading(page, t("page.projectList.title", { ...countrySeeds.DE.people.clara }));
  const bar = page.getByRole("banner");
  await expect(bar.getByText(t("app.unreadNotifications", { count: unread }))).toBeAttached();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}
