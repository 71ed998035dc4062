import type { Page } from "@playwright/test";
import { getProjectCards } from "../support/actions/projectList.ts";
import { expectPortalUrl, signIn, signInUrl } from "../support/actions/signIn.ts";
import { readCredential } from "../support/browser/credentials.ts";
import { oneCountry } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { Translate } from "../support/fixtures/texts.ts";

const portal = `http://${portalHost("DE")}`;

test.describe("Return from the sign-in provider", oneCountry, () => {
  test.beforeEach(({ browserErrors }) => browserErrors.expect(/The sign-in failed/));

  test("shows an error without a code, to another browser's attempt and for an error of the provider", async ({
    page,
    world,
    t,
  }) => {
    await test.step("without a code, also when the visitor goes back to it", async () => {
      await page.goto("/authorization");
      await expectReason(page, t, /'Code' parameter is not provided/);
      await expect(page.getByText(t("error.signIn.incomplete"))).toBeVisible();
      await page.getByRole("link", { name: t("page.authorization.failed.toStart") }).click();
      await expectPortalUrl(page, "/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
      await page.goBack();
      await expectReason(page, t, /'Code' parameter is not provided/);
    });

    await test.step("the response to another browser's attempt", async () => {
      await page.goto(`${portal}/overview`, { waitUntil: "commit" });
      await page.waitForURL(signInUrl);
      await page.goto(`${portal}/authorization#code=stolen&id_token=a.b.c&state=forged`);
      await expectReason(page, t, /does not match a sign-in attempt of this browser/);
      await expect(page.getByText(t("error.signIn.foreign"))).toBeVisible();
      expect(await readCredential(page, "idToken")).toBeNull();
    });

    await test.step("an error of the provider with its description", async () => {
      await world.addFault({ operation: "authorize", effect: { kind: "provider", code: "AADB2C90057" } });
      await page.goto(`${portal}/overview`, { waitUntil: "commit" });
      await expectReason(
        page,
        t,
        "AADB2C90057: The provided application is not configured to allow the 'OAuth' Implicit flow.",
      );
      await expect(page.getByText(t("error.signIn.refused"))).toBeVisible();
    });
  });

  test("exchanges a code once: later it leads to the list, or to an error after a sign-out", async ({
    page,
    world,
    t,
  }) => {
    const responseUrls: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame.url().includes("/authorization#")) responseUrls.push(frame.url());
    });
    await signIn(page, "clara");
    await expect(getProjectCards(page)).toHaveCount(1);
    const [responseUrl = ""] = responseUrls;
    expect(responseUrl).toMatch(/[#&]code=/);
    await page.goto(responseUrl);
    await expectPortalUrl(page, "/overview");
    await expect(getProjectCards(page)).toHaveCount(1);

    await page.evaluate(() => localStorage.clear());
    await page.goto(responseUrl);
    await expect(page.getByText(t("error.signIn.used"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
    await expectPortalUrl(page, "/authorization");
    expect(await world.readJournal({ operation: "token" })).toHaveLength(1);
  });
});

async function expectReason(page: Page, t: Translate, reason: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
  await page.getByText(t("page.authorization.failed.technicalDetails")).click();
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
}
