import type { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { accountDataFilter } from "#session/createSession.ts";
import { createCredentialStore, signedOutMark } from "#session/tokens/credentialStore.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { openWindowPage } from "#testing/rendering/openWindowPage.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses } from "#testing/samples/sampleProjects.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";
import { urls } from "#testing/samples/urls.ts";

/** Dispatches the event that the browser dispatches when another tab has changed the storage. */
function dispatchStorageEvent(key: string | null): void {
  act(() => void dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage })));
}

function signOutInOtherTab(): void {
  signedOutMark.write("true");
  endSessionInOtherTab();
}

function endSessionInOtherTab(): void {
  createCredentialStore().removeTokens();
  // The browser sends an event per change, so there may be several for one credential.
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

  it("removes drafts that this tab has written since", async () => {
    const { queryClient } = await openProjectList();
    const key = `taglys.account.draft ${ids.account} notes ${ids.window}`;
    localStorage.setItem(key, "typed");
    signOutInOtherTab();
    await waitUntilAnonymous(queryClient);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("ends the session if a request is rejected before the storage event arrives", async () => {
    storeTestCredentials();
    const { getRedirects } = await renderPortal("/overview", {
      ...customerResponses,
      RegisteredWindows: () => {
        signedOutMark.write("true");
        createCredentialStore().removeTokens();
        return createErrorResponse(401, "Unauthorized");
      },
    });
    expect(await screen.findByRole("heading", signedOutHeading)).toBeTruthy();
    expect(getRedirects()).toEqual([]);
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

describe("syncSessionAcrossTabs: a session that expires in another tab", () => {
  /** Types notes, which are not saved yet. */
  async function typeNotes(responses: ResponseStubs = {}) {
    const portal = await openWindowPage(responses);
    await portal.user.click(screen.getByRole("button", { name: "Edit notes" }));
    await portal.user.type(screen.getByRole("textbox", { name: "Notes" }), " Oiled.");
    return portal;
  }
  const getNotes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" }).value;

  it.each([
    ["its tokens are removed", endSessionInOtherTab],
    [
      "the storage is cleared",
      () => {
        localStorage.clear();
        dispatchStorageEvent(null);
      },
    ],
  ])(
    "keeps the screen and its input, which the customer can save after the next sign-in: %s",
    async (_, end) => {
      const { user, router, getRedirects, getRequests } = await typeNotes({
        UpdateRegisteredWindowNotes: ({ variables }) => ({
          updateRegisteredWindowNotes: createSampleWindow({ notes: String(variables["notes"]) }),
        }),
      });
      end();
      signInInOtherTab();
      await act(() => Promise.resolve());
      expect(router.state.location.pathname).toBe(urls.window);
      expect(getNotes()).toContain("Oiled.");
      await user.click(screen.getByRole("button", { name: "Save" }));
      await expect.poll(getAnnouncement).toContain("Your notes have been saved.");
      expect(getRequests("UpdateRegisteredWindowNotes")).toHaveLength(1);
      expect(getRedirects()).toEqual([]);
    },
  );

  it("leads to sign in and back if the customer goes on before the next sign-in", async () => {
    const { user, getRedirects } = await typeNotes({
      UpdateRegisteredWindowNotes: () => createErrorResponse(401, "Unauthorized"),
    });
    endSessionInOtherTab();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe(urls.window);
    expect(JSON.stringify({ ...localStorage })).toContain("Oiled.");
  });

  it("loads the page anew if another person signs in next", async () => {
    storeTestCredentials({ idToken: createIdToken("ada") });
    const { getRedirects, getRequests } = await renderPortal("/overview", customerResponses);
    await screen.findByRole("heading", projectListHeading);
    await waitFor(() => expect(getRequests("RegisteredWindows")).toHaveLength(1));
    endSessionInOtherTab();
    storeTestCredentials({ idToken: createIdToken("ben") });
    dispatchStorageEvent("ad_idToken");
    expect(getRedirects().map(({ pathname }) => pathname)).toEqual(["/overview"]);
    document.documentElement.hidden = false;
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

  it("is not assumed after a refresh, or after a sign-in on an anonymous visitor's page", async () => {
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
