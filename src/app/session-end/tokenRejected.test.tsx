import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountDataFilter } from "#session/createSession.ts";
import {
  createIdToken,
  createTokenResponse,
  setClock,
  tokenPath,
} from "#testing/identity/fakeIdentityProvider.ts";
import { returnFromProvider } from "#testing/identity/returnFromProvider.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProject,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";

beforeEach(() => setClock());

afterEach(() => void vi.useRealTimers());

const text =
  "Our service does not accept your sign-in. Sign in again, with another account if you have one, or sign out.";
const reject = () => createGraphQlErrorResponse("The tenant is not known.", "AUTH_NOT_AUTHORIZED");
const rejectSession = () => Response.json({ message: "The tenant is not known." }, { status: 401 });
const rejectEverything: ResponseStubs = {
  "/api/auth/me": rejectSession,
  ShowAccount: reject,
  UnreadNotifications: reject,
  Projects: reject,
  RegisteredWindows: reject,
};

describe("services that reject the tokens of a sign-in", () => {
  it.each([
    ["with a refresh token", {}, 2],
    ["without a refresh token", { refresh_token: undefined }, 1],
  ])("lead to a screen that says so and offers to sign out, %s", async (_, fields, tokenRequests) => {
    const { getRequests, getRedirects, takeLoggedErrors } = await returnFromProvider(
      "/faq",
      rejectEverything,
      fields,
    );
    expect(await screen.findByRole("heading", { name: "Signing in did not work" })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/^A service rejected a new id token: /).closest("details")?.open).toBe(false);
    expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
    expect(getRequests(tokenPath)).toHaveLength(tokenRequests);
    expect(getRedirects()).toEqual([]);
    expect(takeLoggedErrors()).toEqual(["The sign-in failed"]);
  });

  it("are not asked again by a screen that requires a sign-in", async () => {
    const { router, requests, getRedirects, takeLoggedErrors } = await returnFromProvider(
      undefined,
      rejectEverything,
    );
    await screen.findByText(text);
    const before = requests.length;
    takeLoggedErrors();
    await router.navigate("/overview");
    await waitFor(() => expect(takeLoggedErrors()).toEqual(["The sign-in failed"]));
    expect(screen.getByText(text)).toBeTruthy();
    expect(requests.slice(before)).toEqual([]);
    expect(getRedirects()).toEqual([]);
  });

  it("let the visitor sign in with another account, and come back to the requested URL", async () => {
    const { user, getRedirects, takeLoggedErrors } = await returnFromProvider("/faq", rejectEverything);
    await user.click(await screen.findByRole("button", { name: "Sign in again" }));
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(getRedirects()[0]?.searchParams.get("prompt")).toBe("login");
    expect(localStorage.getItem("ad_backUrl")).toBe("/faq");
    takeLoggedErrors();
  });

  it("let the visitor sign out at the provider", async () => {
    const { user, getRedirects, takeLoggedErrors } = await returnFromProvider("/faq", rejectEverything);
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(getRedirects()[0]?.pathname).toBe("/tenant/B2C_1_signin/oauth2/v2.0/logout");
    expect({ ...localStorage }).not.toHaveProperty("ad_idToken");
    expect(localStorage.getItem("ad_backUrl")).toBeNull();
    takeLoggedErrors();
  });
});

describe("services that reject a refreshed token during a visit", () => {
  /** Opens the project list and loads more, which fails as the stubs say. */
  async function loadMore(stubs: ResponseStubs) {
    storeTestCredentials({ idToken: await createIdToken({ jti: "old" }) });
    const tokens = await createTokenResponse();
    const portal = await renderPortal("/overview", {
      ...customerResponses,
      [tokenPath]: () => tokens,
      Projects: () => createProjectsPage([createSampleProject("a")], true),
    });
    const button = await screen.findByRole("button", { name: "Load more" });
    portal.stubResponses(stubs);
    await portal.user.click(button);
    return portal;
  }

  it("show the error in place of the screen if they reject the customer", async () => {
    const { queryClient, getRedirects, takeLoggedErrors } = await loadMore(rejectEverything);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    await waitFor(() => expect(queryClient.getQueryCache().findAll(accountDataFilter)).toEqual([]));
    expect(getRedirects()).toEqual([]);
    takeLoggedErrors();
  });

  it("keep the session if they reject only that request", async () => {
    const { getRequests, getRedirects } = await loadMore({ Projects: reject });
    expect(await screen.findByText("Further projects could not be loaded.")).toBeTruthy();
    await waitFor(() => expect(getRequests("/api/auth/me")).toHaveLength(2));
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.getByText("Ada Berg")).toBeTruthy();
    expect(localStorage.getItem("ad_idToken")).not.toBeNull();
    expect(getRedirects()).toEqual([]);
  });
});
