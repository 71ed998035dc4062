import type { Page, Request } from "@playwright/test";
import { callsOf, operationOf } from "./support/calls.ts";
import { oneCountry, tagOf } from "./support/countries.ts";
import { readCredential } from "./support/credentials.ts";
import { cards } from "./support/projectList.ts";
import { signIn } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

/** Collects the calls to the main API and the REST calls from now on. */
function portalCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/graphql" || pathname.startsWith("/api/")) calls.push(request);
  });
  return calls;
}

const isRest = (call: Request) => new URL(call.url()).pathname.startsWith("/api/");

test.describe("Every call", oneCountry, () => {
  test("of a signed-in visitor carries the id token, except the configuration's [R6.6] [R7.6] [R7.10] [R7.11] [R7.30] [R7.32] [R9.11]", async ({
    page,
  }) => {
    await signIn(page, "anna");
    const idToken = await readCredential(page, "idToken");
    const calls = portalCalls(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(10);
    const names = calls.map((call) => operationOf(call) ?? new URL(call.url()).pathname).toSorted();
    expect(names).toEqual([
      "/api/auth/me",
      "/api/campaigns",
      "Projects",
      "RuntimeConfig",
      "ShowAccount",
      "UnreadNotifications",
    ]);
    for (const call of calls) {
      const anonymous = operationOf(call) === "RuntimeConfig";
      expect(call.headers()["authorization"]).toBe(anonymous ? undefined : `Bearer ${idToken}`);
      if (!isRest(call)) expect(call.headers()["content-type"]).toBe("application/json");
    }
  });

  test("carries this browser's fingerprint, the same after a reload [R7.4]", async ({ page }) => {
    const calls = portalCalls(page);
    await signIn(page, "anna");
    await page.reload();
    await expect(cards(page)).toHaveCount(10);
    const fingerprints = new Set(calls.map((call) => call.headers()["x-fingerprint"]));
    expect(fingerprints.size).toBe(1);
    expect([...fingerprints][0]).toMatch(/^[\da-f-]{36}$/);
  });

  test("after the first carries the pair that ties the client to its address [R7.3]", async ({ page, t }) => {
    await signIn(page, "anna");
    await expect(cards(page)).toHaveCount(10);
    const calls = callsOf(page, "Projects");
    await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
    await expect(cards(page)).not.toHaveCount(10);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers()["x-client-token"]).toBeTruthy();
    expect(calls[0]?.headers()["x-client-signature"]).toBeTruthy();
  });

  test("to the main API carries the tracking cookie where there is one [R7.5]", async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page, "anna");
    const before = portalCalls(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(10);
    expect(before.filter((call) => "x-tracking-cookie" in call.headers())).toEqual([]);

    await context.addCookies([{ name: "_ga", value: "GA1.1.5.6", url: baseURL ?? "" }]);
    const after = portalCalls(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(10);
    const marked = after.filter((call) => call.headers()["x-tracking-cookie"] === "GA1.1.5.6");
    expect(marked).toEqual(after.filter((call) => !isRest(call)));
  });
});

test.describe("Every call in Sweden", { tag: tagOf({ country: "SE" }) }, () => {
  test("of a signed-in visitor carries the active locale, the first one too [R7.1] [R7.2]", async ({
    page,
  }) => {
    await signIn(page, "anna");
    await expect(cards(page)).toHaveCount(10);
    const calls = portalCalls(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(10);
    expect(calls.filter(isRest)).toHaveLength(2);
    expect(calls.map((call) => call.headers()["x-taglys-locale"])).toEqual(calls.map(() => "sv"));
  });
});
