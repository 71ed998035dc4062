import { ids } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { goOffline } from "../support/browser/goOffline.ts";
import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

const disconnected = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

test.describe("Without a network", oneCountry, () => {
  test.describe("the feedback form", () => {
    test.use({ scenario: "request", parameters: { status: "WINDOW_INSTALLED" } });

    test("keeps the input, and can be sent once the network is back", async ({
      page,
      context,
      browserErrors,
      t,
    }) => {
      browserErrors.expect(disconnected);
      const requests = collectRequests(page, "GiveFeedback");
      await page.goto(urls.feedback);
      const banner = getShownText(page, t("app.offline"));
      const comment = page.getByLabel(t("page.feedback.comment"));
      await page.getByRole("radio", { name: t("page.feedback.rating.4") }).check();
      await comment.fill("Half of it");
      await expect(banner).toHaveCount(0);

      await goOffline(page);
      await expect(banner).toBeVisible();
      await comment.pressSequentially(" and the rest");
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("alert")).toContainText(t("error.network"));
      await expect(comment).toHaveValue("Half of it and the rest");

      await context.setOffline(false);
      await expect(banner).toHaveCount(0);
      await expect(comment).toHaveValue("Half of it and the rest");
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.thanks.title"));
      expect(requests.map(getVariables).at(-1)).toEqual({
        projectId: ids.project,
        rating: 4,
        comment: "Half of it and the rest",
      });
    });
  });

  test.describe("the cabinet", () => {
    // On a phone: a laptop shows the next step of an only project in the list, and so has loaded its data.
    test.use({ persona: "clara", viewport: { width: 390, height: 844 } });

    test("shows known pages, and loads others once the network is back", async ({
      page,
      context,
      browserErrors,
      t,
    }) => {
      browserErrors.ignore(disconnected, /A screen could not be shown/);
      const banner = getShownText(page, t("app.offline"));
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto("/overview");
      await expect(getProjectCards(page)).toHaveCount(1);
      await page.getByRole("link", { name: t("app.navigation.faq") }).click();
      await expect(heading).toHaveText(t("page.faq.title"));

      await goOffline(page);
      await page.getByRole("link", { name: t("app.navigation.projects") }).click();
      await expect(banner).toBeVisible();
      await expect(getProjectCards(page)).toHaveCount(1);
      // Neither the chunk nor the data of the project page have been loaded before.
      await getProjectCards(page).getByRole("link").first().click();
      await expect(heading).toHaveText(t("app.error.title"));

      await context.setOffline(false);
      await expect(page.getByRole("heading", { name: t("page.project.timeline.title") })).toBeVisible();
      await expect(banner).toHaveCount(0);
    });
  });
});

test.describe("Without storage and cookies", oneCountry, () => {
  test.use({ scenario: "request", parameters: { status: "WINDOW_INSTALLED" } });

  test("the introduction is shown and feedback can be given", async ({ page, t }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: t("app.signIn") }).first()).toBeVisible();
    await page.goto(urls.feedback);
    await page.getByRole("radio", { name: t("page.feedback.rating.4") }).check();
    await page.getByRole("button", { name: t("page.feedback.send") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.thanks.title"));
  });
});
