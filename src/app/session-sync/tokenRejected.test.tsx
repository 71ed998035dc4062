import { screen, waitFor, within } from "@testing-library/react";
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
import type { ReceivedRequest, ResponseStubs } from "#testing/network/fakeService.ts";
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
  ])("lead to a screen that explains it and offers to sign out, %s", async (_, fields, tokenRequests) => {
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

  it("get no further request from a screen that requires a sign-in", async () => {
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
      Projects: () => createProjectsPage([createSampleProject(1)], true),
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

/** Rejects the token of the last sign-in, and accepts the one that replaces it. */
async function createRefreshStubs(...operations: (keyof typeof customerResponses)[]): Promise<ResponseStubs> {
  const rejectedToken = await createIdToken({ jti: "rejected" });
  storeTestCredentials({ idToken: rejectedToken });
  const tokens = await createTokenResponse();
  const rejectOldToken = (name: keyof typeof customerResponses) => (request: ReceivedRequest) =>
    request.headers.get("authorization") === `Bearer ${rejectedToken}` ? reject() : customerResponses[name]();
  const stubs: ResponseStubs = Object.fromEntries(operations.map((name) => [name, rejectOldToken(name)]));
  return { ...customerResponses, ...stubs, [tokenPath]: () => tokens };
}

describe("services that reject a token and accept a refreshed one", () => {
  it("cause one refresh when a page opens, which then appears", async () => {
    const stubs = await createRefreshStubs(
      "ShowAccount",
      "Projects",
      "RegisteredWindows",
      "UnreadNotifications",
    );
    const { getRequests, getRedirects } = await renderPortal("/overview", stubs);
    expect(await screen.findByRole("heading", { name: "Welcome, Ada Berg" })).toBeTruthy();
    expect(await screen.findByText("There is no project here yet")).toBeTruthy();
    expect(getRequests(tokenPath)).toHaveLength(1);
    expect(getRequests("ShowAccount")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(getRedirects()).toEqual([]);
  });
});

describe("services that reject a customer without the role", () => {
  beforeEach(async () => storeTestCredentials({ idToken: await createIdToken({ jti: "old" }) }));

  async function openWithoutRole(url: string, stubs: ResponseStubs) {
    const tokens = await createTokenResponse();
    return renderPortal(url, { ...customerResponses, ...stubs, [tokenPath]: () => tokens });
  }

  const { "/api/auth/me": _, ...rejectAccount } = rejectEverything;

  it("lead to a screen that explains it on every page load, without a redirect, and leave the introduction open", async () => {
    for (const _load of ["first", "second"]) {
      const { getRedirects, takeLoggedErrors, unmount } = await openWithoutRole("/overview", rejectAccount);
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
      expect(getRedirects()).toEqual([]);
      takeLoggedErrors();
      unmount({ keepsStorage: true });
    }
    const { getRedirects } = await openWithoutRole("/", rejectAccount);
    expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
    expect(getRedirects()).toEqual([]);
  });

  it("leave the other parts of the page if only one field needs the role", async () => {
    const { getRedirects } = await openWithoutRole("/overview", { RegisteredWindows: reject });
    expect(await screen.findByText("There is no project here yet")).toBeTruthy();
    const alert = within(await screen.findByRole("alert"));
    expect(
      alert.getByText("Our service does not accept this. Please call our customer service."),
    ).toBeTruthy();
    expect(alert.getByRole("link", { name: /^Customer service/ })).toBeTruthy();
    expect(screen.getByText("Ada Berg")).toBeTruthy();
    expect(getRedirects()).toEqual([]);
  });

  it("get no further request after an event of another tab", async () => {
    const { requests, takeLoggedErrors } = await openWithoutRole("/overview", rejectAccount);
    await screen.findByText(text);
    takeLoggedErrors();
    const before = requests.length;
    dispatchEvent(new StorageEvent("storage", { key: "ad_idToken", storageArea: localStorage }));
    document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests.slice(before)).toEqual([]);
  });
});
