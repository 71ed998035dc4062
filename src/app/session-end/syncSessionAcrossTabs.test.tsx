import type { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { accountDataFilter } from "#session/createSession.ts";
import { createCredentialStore, signedOutMark } from "#session/tokens/credentialStore.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses } from "#testing/samples/sampleProjects.ts";

/** Dispatches the event that the browser dispatches when another tab has changed the storage. */
function dispatchStorageEvent(key: string | null): void {
  act(() => void dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage })));
}

function signOutInOtherTab(): void {
  createCredentialStore().removeTokens();
  // One event per credential, and possibly several for one of them.
  for (const name of ["idToken", "idTokenExpiresAt", "idToken"]) dispatchStorageEvent(`ad_${name}`);
}

function signInInOtherTab(): void {
  storeTestCredentials();
  dispatchStorageEvent("ad_idToken");
}

const projectListHeading = { name: "Welcome, Ada Berg" };
const signedOutHeading = { name: "You are signed out" };

async function openProjectList() {
  storeTestCredentials();
  const portal = await renderPortal("/overview", customerResponses);
  await screen.findByText("There is no project here yet");
  // The last request of the screen, sent after it is rendered.
  await waitFor(() => expect(portal.getRequests("RegisteredWindows")).toHaveLength(1));
  return portal;
}

function waitUntilAnonymous(queryClient: QueryClient): Promise<void> {
  return waitFor(() =>
    expect(queryClient.getQueryData(["session"])).toEqual({ account: null, justAuthorized: false }),
  );
}

describe("syncSessionAcrossTabs: sign-out in another tab", () => {
  it("navigates to the logout page without another request", async () => {
    const { router, queryClient, requests, getRedirects } = await openProjectList();
    const callsBefore = requests.length;
    const navigate = vi.spyOn(router, "navigate");
    signOutInOtherTab();
    expect(await screen.findByRole("heading", signedOutHeading)).toBeTruthy();
    await waitUntilAnonymous(queryClient);
    expect(navigate.mock.calls).toEqual([["/logout"]]);
    expect(router.state.location.pathname).toBe("/logout");
    expect(queryClient.getQueryCache().findAll(accountDataFilter)).toEqual([]);
    expect(requests.slice(callsBefore).map(({ name }) => name)).toEqual([]);
    expect(getRedirects()).toEqual([]);
  });

  it.each([
    ["removes drafts that were written since", true, null],
    ["keeps drafts and links if the session has expired there", false, "typed"],
  ])("%s", async (_, isSignOut, kept) => {
    const { queryClient } = await openProjectList();
    localStorage.setItem(`taglys.account.draft ${ids.account} notes ${ids.window}`, "typed");
    if (isSignOut) signedOutMark.write("true");
    signOutInOtherTab();
    await waitUntilAnonymous(queryClient);
    expect(localStorage.getItem(`taglys.account.draft ${ids.account} notes ${ids.window}`)).toBe(kept);
  });

  it("ends the session if a request is rejected before the storage event arrives", async () => {
    storeTestCredentials();
    const { getRedirects } = await renderPortal("/overview", {
      ...customerResponses,
      RegisteredWindows: () => {
        localStorage.clear();
        return createErrorResponse(401, "Unauthorized");
      },
    });
    expect(await screen.findByRole("heading", signedOutHeading)).toBeTruthy();
    expect(getRedirects()).toEqual([]);
  });

  it("ends the session if the other tab cleared the whole storage", async () => {
    await openProjectList();
    localStorage.clear();
    dispatchStorageEvent(null);
    expect(await screen.findByRole("heading", signedOutHeading)).toBeTruthy();
  });

  it("does not navigate from a screen that is open to everybody", async () => {
    const { router, queryClient } = await openProjectList();
    await act(() => router.navigate("/feedback/7"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/feedback/7"));
    signOutInOtherTab();
    await waitUntilAnonymous(queryClient);
    expect(router.state.location.pathname).toBe("/feedback/7");
  });
});

/** An id token of a person, as far as the portal reads it. */
const createIdToken = (sub: string, issue = 1) => `header.${btoa(JSON.stringify({ sub, issue }))}.signature`;

describe("syncSessionAcrossTabs: another person", () => {
  afterEach(() => {
    document.documentElement.hidden = false;
  });

  it.each([
    ["signs in in another tab", () => dispatchStorageEvent("ad_idToken")],
    [
      "has signed in while this tab was in the background",
      () => fireEvent(document, new Event("visibilitychange")),
    ],
    [
      "has signed in before this page came back from the history",
      () => fireEvent(window, new Event("pageshow")),
    ],
  ])("%s: hides the page and loads it anew", async (_, notify) => {
    storeTestCredentials({ idToken: createIdToken("ada") });
    const { getRedirects, getRequests } = await renderPortal("/overview", customerResponses);
    await screen.findByRole("heading", projectListHeading);
    await waitFor(() => expect(getRequests("RegisteredWindows")).toHaveLength(1));
    storeTestCredentials({ idToken: createIdToken("ben") });
    notify();
    expect(getRedirects().map(({ pathname }) => pathname)).toEqual(["/overview"]);
    expect(document.documentElement.hidden).toBe(true);
  });

  it("is not assumed after a refresh, or after a sign-in on a page that showed nobody", async () => {
    const { getRedirects } = await renderPortal("/", customerResponses);
    await screen.findByRole("heading", { level: 1 });
    storeTestCredentials({ idToken: createIdToken("ada") });
    dispatchStorageEvent("ad_idToken");
    await screen.findByRole("heading", projectListHeading);
    storeTestCredentials({ idToken: createIdToken("ada", 2) });
    dispatchStorageEvent("ad_idToken");
    expect(getRedirects()).toEqual([]);
    expect(document.documentElement.hidden).toBe(false);
  });
});

describe("syncSessionAcrossTabs: sign-in in another tab", () => {
  it.each(["/", "/logout"])("redirects from %s to the project list", async (path) => {
    const { router } = await renderPortal(path, customerResponses);
    await screen.findByRole("heading", { level: 1 });
    signInInOtherTab();
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
    expect(router.state.location.pathname).toBe("/overview");
  });

  it("redirects to the project list after a sign-out in another tab", async () => {
    const { queryClient } = await openProjectList();
    signOutInOtherTab();
    await screen.findByRole("heading", signedOutHeading);
    await waitUntilAnonymous(queryClient);
    signInInOtherTab();
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
  });

  it("shows a toast and stays if the session check fails", async () => {
    const { router } = await renderPortal("/", {
      ...customerResponses,
      "/api/auth/me": () => createErrorResponse(403, "Forbidden"),
    });
    await screen.findByRole("heading", { level: 1 });
    signInInOtherTab();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Our service does not accept this. Please call our customer service.",
    );
    expect(router.state.location.pathname).toBe("/");
  });
});

it("syncSessionAcrossTabs ignores a token that another tab has refreshed", async () => {
  const { router, requests } = await openProjectList();
  const callsBefore = requests.length;
  storeTestCredentials({ idToken: "refreshed" });
  dispatchStorageEvent("ad_idToken");
  dispatchStorageEvent("another key");
  await act(() => Promise.resolve());
  expect(router.state.location.pathname).toBe("/overview");
  expect(router.state.revalidation).toBe("idle");
  expect(requests.length).toBe(callsBefore);
});
