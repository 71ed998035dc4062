import type { Page, Request } from "@playwright/test";
import { getProjectCards } from "../support/actions/projectList.ts";
import { readCredential } from "../support/browser/credentials.ts";
import { collectRequests, getOperationName } from "../support/browser/graphqlRequests.ts";
import { getCountryTag, oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

const isRest = (request: Request) => new URL(request.url()).pathname.startsWith("/api/");

test.describe("Request headers", oneCountry, () => {
  test.use({ persona: "anna" });

  test("identify customer, browser, client and tracking", async ({ page, context, baseURL, t }) => {
    const firstVisit = collectApiRequests(page);
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(10);
    const idToken = await readCredential(page, "idToken");

    await test.step("the id token, except for the configuration", async () => {
      const names = firstVisit.map((request) => getOperationName(request) ?? new URL(request.url()).pathname);
      expect(names.toSorted()).toEqual([
        "/api/auth/me",
        "/api/campaigns",
        "Projects",
        "RuntimeConfig",
        "ShowAccount",
        "UnreadNotifications",
      ]);
      for (const request of firstVisit) {
        const isAnonymous = getOperationName(request) === "RuntimeConfig";
        expect(request.headers()["authorization"]).toBe(isAnonymous ? undefined : `Bearer ${idToken}`);
        if (!isRest(request)) expect(request.headers()["content-type"]).toBe("application/json");
      }
    });

    await test.step("the pair that ties the client to its address, from the second request on", async () => {
      const requests = collectRequests(page, "Projects");
      await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
      await expect(getProjectCards(page)).not.toHaveCount(10);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.headers()["x-client-token"]).toBeTruthy();
      expect(requests[0]?.headers()["x-client-signature"]).toBeTruthy();
    });

    await test.step("the fingerprint and, for the main API, the tracking cookie", async () => {
      expect(firstVisit.filter((request) => "x-tracking-cookie" in request.headers())).toEqual([]);
      // Ends the first visit: it may still prefetch what the pointer rests on, without the cookie.
      await page.goto("about:blank");
      await context.addCookies([{ name: "_ga", value: "GA1.1.5.6", url: baseURL ?? "" }]);
      const visits = [...firstVisit];
      const secondVisit = collectApiRequests(page);
      await page.goto("/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
      const tracked = secondVisit.filter((request) => request.headers()["x-tracking-cookie"] === "GA1.1.5.6");
      expect(tracked).toEqual(secondVisit.filter((request) => !isRest(request)));

      const fingerprints = new Set(
        [...visits, ...secondVisit].map((request) => request.headers()["x-fingerprint"]),
      );
      expect(fingerprints.size).toBe(1);
      expect([...fingerprints][0]).toMatch(/^[\da-f-]{36}$/);
    });
  });
});

test.describe("Request headers in Sweden", { tag: getCountryTag("SE") }, () => {
  test.use({ persona: "anna" });

  test("carry the active locale from the first request on", async ({ page }) => {
    const requests = collectApiRequests(page);
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(10);
    expect(requests.filter(isRest)).toHaveLength(2);
    expect(requests.map((request) => request.headers()["x-taglys-locale"])).toEqual(requests.map(() => "sv"));
  });
});

/** Collects the requests to the main API, REST included, from now on. */
function collectApiRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/graphql" || pathname.startsWith("/api/")) requests.push(request);
  });
  return requests;
}
