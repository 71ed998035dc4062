import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";

const projectListHeading = { name: "Welcome, Ada Berg" };
const respondUnauthorized = () => Response.json({ message: "Please sign in." }, { status: 401 });

describe("session check", () => {
  it("requests session and account once each, and the configuration without a token, then shows the name", {
    tags: ["R4.9", "R7.10", "R7.11", "R7.30"],
  }, async () => {
    storeTestCredentials();
    const { getRequests } = await renderPortal("/overview", customerResponses);
    expect(await screen.findByText("Ada Berg")).toBeTruthy();
    expect([getRequests("/api/auth/me").length, getRequests("ShowAccount").length]).toEqual([1, 1]);
    expect(getRequests("RuntimeConfig").map(({ headers }) => headers.has("authorization"))).toEqual([false]);
  });

  it("keeps the visitor on the introduction after a 401", { tags: ["R7.31", "R8.5"] }, async () => {
    storeTestCredentials({ refreshTokenExpiresAt: "1" });
    const { router, getRedirects } = await renderPortal("/", {
      ...visitorResponses,
      "/api/auth/me": respondUnauthorized,
      ShowAccount: respondUnauthorized,
    });
    expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/");
    expect(localStorage.getItem("ad_idToken")).toBeNull();
    expect(getRedirects()).toEqual([]);
  });

  it("shows any other error and checks again on retry", { tags: ["R8.5"] }, async () => {
    storeTestCredentials();
    const { user, stubResponses, getRedirects, takeLoggedErrors } = await renderPortal("/overview", {
      ...customerResponses,
      "/api/auth/me": () => createErrorResponse(500),
    });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(getRedirects()).toEqual([]);
    expect(localStorage.getItem("ad_idToken")).toBe("id-token");
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
    stubResponses({ "/api/auth/me": customerResponses["/api/auth/me"] });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
  });

  it("shows the not-found screen if the account is null", async () => {
    storeTestCredentials();
    const { takeLoggedErrors } = await renderPortal("/overview", {
      ...customerResponses,
      ShowAccount: () => ({ showAccount: null }),
    });
    expect(await screen.findByRole("heading", { name: "We could not find this" })).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
  });
});
