import { callsOf, variablesOf } from "./support/calls.ts";
import { oneCountry } from "./support/countries.ts";
import { cards } from "./support/projectList.ts";
import { expect, test } from "./support/world.ts";

/** What the browser says of a call or a script that did not come. */
const lost = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

test.describe("Without a network", oneCountry, () => {
  test.describe("a form", () => {
    test.use({ scenario: "request", parameters: { status: "WINDOW_INSTALLED" } });

    test("keeps what was typed, says what is missing, and is sent once the network is back", async ({
      page,
      context,
      problems,
      t,
    }) => {
      problems.expect(lost);
      const sent = callsOf(page, "GiveFeedback");
      await page.goto("/feedback/project-1");
      const banner = page.getByRole("status").getByText(t("app.offline"));
      const comment = page.getByLabel(t("page.feedback.comment"));
      await page.getByRole("radio", { name: t("page.feedback.rating.4") }).check();
      await comment.fill("Half of it");
      await expect(banner).toHaveCount(0);

      await context.setOffline(true);
      await expect(banner).toBeVisible();
      await comment.pressSequentially(" and the rest");
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("alert")).toContainText(t("form.offline"));
      await expect(comment).toHaveValue("Half of it and the rest");

      await context.setOffline(false);
      await expect(banner).toHaveCount(0);
      await expect(comment).toHaveValue("Half of it and the rest");
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.thanks.title"));
      expect(sent.map(variablesOf).at(-1)).toEqual({
        projectId: "project-1",
        rating: 4,
        comment: "Half of it and the rest",
      });
    });
  });

  test.describe("a customer", () => {
    test.use({ persona: "clara" });

    test("finds a list that loads by itself once the network is back", async ({
      page,
      context,
      problems,
      t,
    }) => {
      problems.allow(lost, /A screen could not be shown/);
      await page.goto("/overview");
      await expect(cards(page)).toHaveCount(1);
      await page.getByRole("link", { name: t("app.navigation.faq") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"));

      await context.setOffline(true);
      await page.getByRole("link", { name: t("app.navigation.projects") }).click();
      await expect(page.getByRole("status").getByText(t("app.offline"))).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      // A screen that this visit has not shown yet: neither its script nor its project can be had.
      await cards(page).getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.error.title"));

      await context.setOffline(false);
      await expect(page.getByRole("heading", { name: t("page.project.timeline.title") })).toBeVisible();
      await expect(page.getByRole("status").getByText(t("app.offline"))).toHaveCount(0);
    });
  });
});

test.describe("A browser that keeps nothing", oneCountry, () => {
  test.use({ scenario: "request", parameters: { status: "WINDOW_INSTALLED" } });

  test("shows the introduction and takes feedback where storage and cookies are blocked", async ({
    page,
    t,
  }) => {
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
    await expect(page.getByRole("button", { name: t("app.signIn") }).first()).toBeVisible();
    await page.goto("/feedback/project-1");
    await page.getByRole("radio", { name: t("page.feedback.rating.4") }).check();
    await page.getByRole("button", { name: t("page.feedback.send") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.thanks.title"));
  });
});
