import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createIdToken,
  createTokenResponse,
  setClock,
  tokenPath,
} from "#testing/identity/fakeIdentityProvider.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import type { ReceivedRequest, ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProject,
  customerResponses,
  visitorResponses,
} from "#testing/samples/sampleProjects.ts";

beforeEach(() => setClock());

afterEach(() => void vi.useRealTimers());

/** What servers send for a request that is not allowed: code, status and data, and whether another error comes first. */
const responses: [code: string, status: number, data: object | null, before: object[]][] = [
  ["AUTH_NOT_AUTHORIZED", 200, { field: null }, []],
  ["AUTH_NOT_AUTHENTICATED", 200, { field: null }, []],
  ["AUTH_NOT_AUTHENTICATED", 200, null, [{ message: "Cannot return null for non-nullable field." }]],
  ["AUTH_NOT_AUTHENTICATED", 400, null, []],
  ["AUTH_NOT_AUTHORIZED", 401, null, []],
  ["AUTH_NOT_AUTHENTICATED", 403, null, []],
  ["AUTH_NOT_AUTHORIZED", 500, null, []],
  ["AUTH_NOT_AUTHENTICATED", 500, null, []],
];

const message = "The current user is not authorized to access this resource.";

describe.each(responses)("%s with HTTP %i and data %j", (code, status, data, before) => {
  const reject = () =>
    Response.json({ data, errors: [...before, { message, extensions: { code } }] }, { status });

  /** Rejects the token of the last sign-in, and accepts the one that replaces it. */
  async function createRefreshStubs(...operations: (keyof typeof customerResponses)[]) {
    const rejectedToken = await createIdToken({ jti: "rejected" });
    storeTestCredentials({ idToken: rejectedToken });
    const tokens = await createTokenResponse();
    const rejectOldToken = (name: keyof typeof customerResponses) => (request: ReceivedRequest) =>
      request.headers.get("authorization") === `Bearer ${rejectedToken}`
        ? reject()
        : customerResponses[name]();
    const stubs: ResponseStubs = Object.fromEntries(operations.map((name) => [name, rejectOldToken(name)]));
    return { ...stubs, [tokenPath]: () => tokens } satisfies ResponseStubs;
  }

  it("refreshes the token once when a page opens, and shows the page", async () => {
    const stubs = await createRefreshStubs(
      "ShowAccount",
      "Projects",
      "RegisteredWindows",
      "UnreadNotifications",
    );
    const { getRequests, getRedirects } = await renderPortal("/overview", { ...customerResponses, ...stubs });
    expect(await screen.findByRole("heading", { name: "Welcome, Ada Berg" })).toBeTruthy();
    expect(await screen.findByText("There is no project here yet")).toBeTruthy();
    expect(getRequests(tokenPath)).toHaveLength(1);
    expect(getRequests("ShowAccount")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(getRedirects()).toEqual([]);
  });

  it("refreshes the token once during a visit, and shows what was requested", async () => {
    const stubs = await createRefreshStubs("FaqContent", "DocumentContent", "BookmarkContent");
    const { getRequests, getRedirects, router } = await renderPortal("/overview", {
      ...customerResponses,
      ...stubs,
    });
    await screen.findByText("There is no project here yet");
    await router.navigate("/faq");
    await waitFor(() => expect(getRequests("FaqContent")).toHaveLength(2));
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(getRequests(tokenPath)).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(getRedirects()).toEqual([]);
  });

  it("leads to sign-in and back when the session is over", async () => {
    storeTestCredentials({ refreshTokenExpiresAt: "1" });
    const { user, stubResponses, getRedirects } = await renderPortal("/overview?from=mail", {
      ...customerResponses,
      Projects: () => createProjectsPage([createSampleProject("a")], true),
    });
    const loadMore = await screen.findByRole("button", { name: "Load more" });
    stubResponses({ Projects: reject });
    await user.click(loadMore);
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview?from=mail");
    expect(screen.queryByText(message)).toBeNull();
  });

  it("leads from a page that opens to sign-in and back when the session is over", async () => {
    storeTestCredentials({ refreshTokenExpiresAt: "1" });
    const { getRedirects } = await renderPortal("/faq", {
      ...customerResponses,
      ShowAccount: reject,
      FaqContent: reject,
    });
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe("/faq");
  });

  it("keeps the visitor on the introduction when the session is over", async () => {
    storeTestCredentials({ refreshTokenExpiresAt: "1" });
    const { getRedirects } = await renderPortal("/", {
      ...visitorResponses,
      "/api/auth/me": customerResponses["/api/auth/me"],
      ShowAccount: reject,
    });
    expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
    expect(getRedirects()).toEqual([]);
  });
});

describe("a customer without the role", () => {
  const reject = () =>
    Response.json({ data: null, errors: [{ message, extensions: { code: "AUTH_NOT_AUTHORIZED" } }] });
  const text =
    "Our service does not accept your sign-in. Sign in again, with another account if you have one, or sign out.";

  async function openWithoutRole(url: string, stubs: ResponseStubs) {
    const tokens = await createTokenResponse();
    return renderPortal(url, { ...customerResponses, ...stubs, [tokenPath]: () => tokens });
  }

  const rejectAccount: ResponseStubs = {
    ShowAccount: reject,
    Projects: reject,
    UnreadNotifications: reject,
    RegisteredWindows: reject,
  };

  it("reads that on every page load, without a redirect, and reaches the introduction", async () => {
    storeTestCredentials({ idToken: await createIdToken({ jti: "old" }) });
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

  it("keeps the other parts of the page where one field alone needs it", async () => {
    storeTestCredentials({ idToken: await createIdToken({ jti: "old" }) });
    const { getRedirects } = await openWithoutRole("/overview", { RegisteredWindows: reject });
    expect(await screen.findByText("There is no project here yet")).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect(screen.getByText("Ada Berg")).toBeTruthy();
    expect(getRedirects()).toEqual([]);
  });

  it("is asked again by no event of another tab", async () => {
    storeTestCredentials({ idToken: await createIdToken({ jti: "old" }) });
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
