import type { Page } from "@playwright/test";
import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl, signIn, signInUrl } from "../support/actions/signIn.ts";
import { readCredential, writeCredential } from "../support/browser/credentials.ts";
import { oneCountry } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { Translate } from "../support/fixtures/texts.ts";

const portal = `http://${portalHost("DE")}`;

test.describe("Return from the sign-in provider", oneCountry, () => {
  test.beforeEach(({ browserErrors }) => browserErrors.expect(/The sign-in failed/));

  test("shows an error without a code, also when the visitor goes back to it", { tag: "@R5.5" }, async ({
    page,
    t,
  }) => {
    await page.goto("/authorization");
    await expectReason(page, t, /'Code' parameter is not provided/);
    await expect(page.getByText(t("error.signIn.incomplete"))).toBeVisible();
    await page.getByRole("link", { name: t("page.authorization.failed.toStart") }).click();
    await expectPortalUrl(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await page.goBack();
    await expectReason(page, t, /'Code' parameter is not provided/);
  });

  test("shows the provider's description of an error", { tag: "@R8.9" }, async ({ page, world, t }) => {
    await openSignIn(page);
    const state = new URL(page.url()).searchParams.get("state");
    const encoded = "AADB2C90048%3a+The+service+is+down.%0d%0aCorrelation+ID%3a+1%0d%0a";
    await page.goto(`${portal}/authorization#error=server_error&error_description=${encoded}&state=${state}`);
    await expectReason(page, t, "AADB2C90048: The service is down.");
    await expect(page.getByText(t("error.signIn.refused"))).toBeVisible();

    await world.addFault({ operation: "authorize", effect: { kind: "provider", code: "AADB2C90057" } });
    await page.goto(`${portal}/overview`, { waitUntil: "commit" });
    await expectReason(
      page,
      t,
      "AADB2C90057: The provided application is not configured to allow the 'OAuth' Implicit flow.",
    );
  });

  test("rejects the response to another browser's attempt", async ({ page, t }) => {
    await openSignIn(page);
    await page.goto(`${portal}/authorization#code=stolen&id_token=a.b.c&state=forged`);
    await expectReason(page, t, /does not match a sign-in attempt of this browser/);
    await expect(page.getByText(t("error.signIn.foreign"))).toBeVisible();
    expect(await readCredential(page, "idToken")).toBeNull();
  });

  test("rejects a nonce that was not sent", { tag: ["@R2.12", "@R4.5"] }, async ({ page, context, t }) => {
    await openSignIn(page);
    const attacker = await context.newPage();
    await attacker.goto("/");
    await writeCredential(attacker, "nonce", "forged");
    await choosePersona(page, "clara");
    await expectReason(page, t, /unexpected JWT claim value/);
    expect(await readCredential(page, "idToken")).toBeNull();
  });

  test("shows the provider's description of an error in the query", { tag: "@R8.9" }, async ({ page, t }) => {
    await openSignIn(page);
    const state = new URL(page.url()).searchParams.get("state");
    const description = "AADB2C90048%3a+The+service+is+down.%0d%0aCorrelation+ID%3a+1%0d%0a";
    await page.goto(
      `${portal}/authorization?error=server_error&error_description=${description}&state=${state}`,
    );
    await expectReason(page, t, "AADB2C90048: The service is down.");
    await expectPortalUrl(page, "/authorization");
  });

  test("shows why the provider did not exchange the code", { tag: "@R8.10" }, async ({
    page,
    context,
    browserErrors,
    world,
    t,
  }) => {
    browserErrors.expect(/status of 400/, /status of 502/);
    for (const { effect, reason } of [
      {
        effect: { kind: "provider", code: "AADB2C90080" },
        reason: "AADB2C90080: The provided grant has expired. Please re-authenticate and try again.",
      },
      { effect: { kind: "status", status: 502 }, reason: "502 Bad Gateway" },
    ] as const) {
      await test.step(reason, async () => {
        const active = await world.addFault({ operation: "token", effect });
        // Otherwise the provider remembers the sign-in before.
        await context.clearCookies({ domain: "localhost" });
        await openSignIn(page);
        await choosePersona(page, "anna");
        await expectReason(page, t, reason);
        expect(await readCredential(page, "idToken")).toBeNull();
        await active.remove();
      });
    }
  });

  test("exchanges a code once: later it leads to the list, or to an error after a sign-out", {
    tag: "@R2.12",
  }, async ({ page, world, t }) => {
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

async function openSignIn(page: Page): Promise<void> {
  await page.goto(`${portal}/overview`, { waitUntil: "commit" });
  await page.waitForURL(signInUrl);
}

async function expectReason(page: Page, t: Translate, reason: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.authorization.failed.title"));
  await page.getByText(t("page.authorization.failed.technicalDetails")).click();
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
}
