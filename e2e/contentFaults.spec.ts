import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { callsOf, variablesOf } from "./support/calls.ts";
import { oneCountry } from "./support/countries.ts";
import { failToLoadInAnyWay } from "./support/failToLoad.ts";
import { effects, faultNames, inNoTime, noises, shows } from "./support/faultMatrix.ts";
import { expectPortalAddress } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

/** The parts of the page of questions and answers: what each asks for, its heading, and what it says of a failure. */
const parts = [
  { operation: "FaqContent", title: "page.faq.questions", failed: "page.faq.questions.failed" },
  { operation: "DocumentContent", title: "page.faq.documents", failed: "page.faq.documents.failed" },
  { operation: "BookmarkContent", title: "page.faq.links", failed: "page.faq.links.failed" },
] as const;

test.describe("A reader of the answers", oneCountry, () => {
  test.use({ persona: "clara" });

  for (const { operation, title, failed } of parts) {
    test(`misses one part alone where ${operation} fails in any way, and can try again [R2.7] [R7.17] [R7.18] [R7.19] [R8.6]`, async ({
      page,
      world,
      problems,
      t,
    }) => {
      test.slow();
      problems.allow(...noises);
      await page.clock.install();
      const part = page.getByRole("region", { name: t(title) });
      const others = parts.filter((it) => it.operation !== operation);
      const retry = part.getByRole("button", { name: t("page.faq.retry") });
      await failToLoadInAnyWay(page, world, {
        operation,
        open: () => page.goto("/faq", { waitUntil: "commit" }),
        retry,
        failed: async () => {
          await shows(part.getByRole("alert").getByText(t(failed)));
          for (const other of others) await expectContent(page, t(other.title));
          await expect(page.getByRole("alert")).toHaveCount(1);
        },
      });
      await retry.click();
      await expectContent(page, t(title));
      await expect(part.getByRole("heading", { name: t(title) })).toBeFocused();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
});

test.describe("A search that finds nothing", oneCountry, () => {
  test.use({ persona: "clara" });

  test("says so, also to those who hear it, and is kept in the address [R1.9]", async ({ page, t }) => {
    await page.goto("/faq?q=xyzzy");
    await expect(page.getByRole("searchbox")).toHaveValue("xyzzy");
    const questions = page.getByRole("region", { name: t("page.faq.questions") });
    await expect(questions.getByRole("status")).toContainText(t("page.faq.noResults"));
    await expectContent(page, t("page.faq.documents"));
    await expectContent(page, t("page.faq.links"));
    await expectAccessible(page);
    await page.getByRole("button", { name: t("page.faq.clear") }).click();
    await expectPortalAddress(page, "/faq");
  });
});

test.describe("A customer who gives feedback", oneCountry, () => {
  const address = "/feedback/project-1";

  test("is told where it fails in any way, loses nothing and sends it in the end [R1.10] [R8.13]", async ({
    page,
    world,
    problems,
    t,
  }) => {
    test.slow();
    problems.allow(...noises);
    await page.clock.install();
    await page.goto(address);
    const words = "Punctual, and tidy.";
    const rating = page.getByRole("radio", { name: t("page.feedback.rating.2") });
    const comment = page.getByLabel(t("page.feedback.comment"));
    const send = page.getByRole("button", { name: t("page.feedback.send") });
    await rating.check();
    await comment.fill(words);
    const calls = callsOf(page, "GiveFeedback");
    for (const fault of faultNames) {
      if (fault === "malformed JSON") continue;
      await test.step(fault, async () => {
        const before = calls.length;
        const recover = await world.addFault({ operation: "GiveFeedback", effect: effects[fault] });
        await send.click();
        await expect.poll(() => calls.length).toBeGreaterThan(before);
        await inNoTime(page, fault, async () => {
          await expect(send).not.toHaveAttribute("aria-busy", "true", { timeout: 500 });
          await expect(page.getByRole("alert")).toContainText(t("page.feedback.sendFailed"), {
            timeout: 500,
          });
        });
        await expect(rating).toBeChecked();
        await expect(comment).toHaveValue(words);
        await recover();
      });
    }
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.thanks.title"));
    expect(new Set(calls.map((call) => JSON.stringify(variablesOf(call)))).size, "sent each time").toBe(1);
  });

  test("hears that it is given already where only the answer was lost [R1.10]", async ({
    page,
    world,
    problems,
    t,
  }) => {
    problems.allow(...noises);
    await page.goto(address);
    await world.addFault({ operation: "GiveFeedback", effect: effects["malformed JSON"], calls: 1 });
    await page.getByRole("radio").last().check();
    await page.getByRole("button", { name: t("page.feedback.send") }).click();
    await expect(page.getByRole("alert")).toContainText(t("page.feedback.sendFailed"));
    await page.getByRole("button", { name: t("page.feedback.send") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.given.title"));
  });

  test("learns that the project does not exist [R5.1]", async ({ page, t }) => {
    await page.goto("/feedback/project-0");
    await page.getByRole("radio").last().check();
    await page.getByRole("button", { name: t("page.feedback.send") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.notFound.title"));
  });
});

test.describe("The campaigns", oneCountry, () => {
  test.use({ persona: "clara", scenario: "campaigns" });

  test("show nothing and break nothing where their list fails [R7.32] [R8.5]", async ({
    page,
    world,
    problems,
    t,
  }) => {
    test.slow();
    problems.allow(...noises);
    await page.clock.install();
    const campaigns = page.getByRole("main").locator("[lang]");
    for (const fault of ["no answer in time", "500", "malformed JSON"] as const) {
      await test.step(fault, async () => {
        const recover = await world.addFault({ operation: "GET /api/campaigns", effect: effects[fault] });
        await page.goto("/faq", { waitUntil: "commit" });
        await inNoTime(page, fault, () =>
          expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"), { timeout: 500 }),
        );
        for (const { title } of parts) await expectContent(page, t(title));
        await expect(campaigns).toHaveCount(0);
        await expect(page.getByRole("alert")).toHaveCount(0);
        await recover();
      });
    }
    await page.goto("/faq");
    await expect(campaigns).toHaveCount(2);
  });
});

test.describe("The bell", oneCountry, () => {
  test.use({ persona: "anna" });

  test("lists what is new by project and leads there, where it is read [R1.4] [R2.34] [R3.11] [R7.16] [R7.24]", async ({
    page,
    t,
  }) => {
    const bell = (count: number) =>
      page.getByRole("banner").getByRole("button", { name: t("app.unreadNotifications", { count }) });
    await page.goto("/faq");
    await bell(2).click();
    const list = page.getByRole("dialog", { name: t("notifications.bell.title") });
    await expect(list.getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(list.getByRole("listitem")).toContainText([
      t("notifications.offerReceived"),
      t("notifications.requestStatusChanged"),
    ]);
    const link = list.getByRole("heading", { level: 3 }).getByRole("link");
    const project = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(list).toBeHidden();
    await expectPortalAddress(page, project);
    await expect(
      page.getByRole("region", { name: t("notifications.title") }).getByRole("listitem"),
    ).toHaveCount(2);
    await bell(0).click();
    await expect(list.getByText(t("notifications.bell.empty"))).toBeVisible();
  });
});

/** Says that a part of the page has something in it. */
async function expectContent(page: Page, title: string): Promise<void> {
  const part = page.getByRole("region", { name: title });
  await expect(part.getByRole("heading", { level: 3 }).first()).toBeVisible();
}
