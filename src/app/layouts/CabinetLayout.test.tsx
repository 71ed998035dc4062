import { addUnsavedChanges } from "#forms/unsavedChanges.ts";
import { ids } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import "#testing/dialogElement.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { unreadNotificationsQuery } from "#features/notifications/unreadNotificationsQuery.ts";
import { findDraftKeys } from "#storage/draftKeys.ts";
import { writeDraft } from "#storage/drafts.ts";
import { discoveryPath } from "#testing/identity/fakeIdentityProvider.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse, createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleConfig,
  createSampleProject,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";
import { createSampleWindow, createWindowsPage } from "#testing/samples/sampleWindows.ts";
import { maxSecondaryWaitMs } from "../screenQueries.ts";

const projectListHeading = { name: "Welcome, Ada Berg" };

describe("CabinetLayout", () => {
  it("shows navigation, the customer's name and the unread notifications", {
    tags: ["R2.33"],
  }, async () => {
    storeTestCredentials();
    const { getRequests } = await renderPortal("/faq", customerResponses);
    const navigation = await screen.findByRole("navigation", { name: "Main navigation" });
    expect([...navigation.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/overview",
      "/overview#windows",
      "/faq",
    ]);
    expect(screen.getByText("Ada Berg")).toBeTruthy();
    expect(screen.getByText("3 unread notifications")).toBeTruthy();
    const [request] = getRequests("UnreadNotifications");
    expect(request).toMatchObject({ variables: { skip: 0 }, pageSize: 50 });
  });

  it.each([
    ["notifications", "UnreadNotifications", customerResponses.UnreadNotifications()],
    ["campaigns", "/api/campaigns", customerResponses["/api/campaigns"]()],
  ] as const)(
    "loads the %s once for several screens, and opens no screen before that",
    {
      tags: ["R2.34"],
    },
    async (_, name, data) => {
      storeTestCredentials();
      const response = Promise.withResolvers<Response>();
      const { user, router, getRequests } = await renderPortal("/faq", {
        ...customerResponses,
        [name]: () => response.promise,
      });
      await waitFor(() => expect(getRequests("BookmarkContent")).toHaveLength(1));
      // All other responses have arrived.
      await act(() => expect.poll(() => getRequests(name)).toHaveLength(1));
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Loading");
      response.resolve(Response.json(name.startsWith("/") ? data : { data }));
      await user.click(await screen.findByRole("link", { name: "Projects" }));
      expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
      await router.navigate("/overview?anew");
      expect(getRequests(name)).toHaveLength(1);
    },
  );

  it.each(["UnreadNotifications", "/api/campaigns"] as const)(
    "opens screens after two seconds without a response to %s",
    async (name) => {
      storeTestCredentials();
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const response = Promise.withResolvers<Response>();
      const { getRequests } = await renderPortal("/faq", {
        ...customerResponses,
        [name]: () => response.promise,
      });
      await vi.waitFor(() => expect(getRequests("BookmarkContent")).toHaveLength(1), { interval: 10 });
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Loading");
      await act(() => vi.advanceTimersByTimeAsync(maxSecondaryWaitMs));
      await vi.waitFor(() =>
        expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("Loading"),
      );
      expect(getRequests(name)).toHaveLength(1);
      response.resolve(createErrorResponse(500));
    },
  );

  it("shows the screen if notifications and campaigns could not be loaded", async () => {
    storeTestCredentials();
    await renderPortal("/overview", {
      ...customerResponses,
      UnreadNotifications: () => createGraphQlErrorResponse("Sorry."),
      "/api/campaigns": () => createErrorResponse(404),
    });
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
    expect(screen.getByText("No unread notifications")).toBeTruthy();
  });

  const irish = createSampleConfig({ country: "IE", windowRegistrationEnabled: false });

  it("has neither a link nor a step nor an empty list of windows in a country without registration", async () => {
    storeTestCredentials();
    const { getRequests } = await renderPortal("/overview", {
      ...customerResponses,
      RuntimeConfig: () => ({ runtimeConfig: irish }),
      Projects: () => createProjectsPage([createSampleProject(1)]),
    });
    expect(await screen.findByText("Step 1 of 8: Looking for an installer")).toBeTruthy();
    await waitFor(() => expect(getRequests("RegisteredWindows")).not.toEqual([]));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Registered windows" })).toBeNull());
    expect(document.querySelector('a[href^="/window-registration"]')).toBeNull();
    expect(screen.queryByRole("link", { name: "Windows" })).toBeNull();
    expect(screen.getByRole("link", { name: "Help" })).toBeTruthy();
  });

  it("links to windows that others have handed over, also in a country without registration", async () => {
    storeTestCredentials();
    await renderPortal("/faq", {
      ...customerResponses,
      RuntimeConfig: () => ({ runtimeConfig: irish }),
      RegisteredWindows: () => createWindowsPage([createSampleWindow()]),
    });
    expect(await screen.findByRole("link", { name: "Windows" })).toBeTruthy();
  });

  it.each([
    ["/overview", "Projects"],
    [urls.project, "Projects"],
    ["/overview#windows", "Windows"],
    [urls.window, "Windows"],
    ["/window-registration", "Windows"],
    [urls.windowRegistration, "Windows"],
    ["/faq", "Help"],
  ])("marks the current page in the navigation: %s, %s", async (path, name) => {
    storeTestCredentials();
    await renderPortal(path, {
      ...customerResponses,
      RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow() }),
      ProjectDetails: () => Promise.withResolvers<Response>().promise,
    });
    const navigation = within(await screen.findByRole("navigation", { name: "Main navigation" }));
    const current = navigation.getAllByRole("link", { current: "page" });
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it("completes the sign-out although a request is sent without a token meanwhile", async () => {
    storeTestCredentials();
    const discovery = Promise.withResolvers<object>();
    const { user, requests, getRequests, getRedirects, queryClient } = await renderPortal("/overview", {
      ...customerResponses,
      [discoveryPath]: () => discovery.promise,
    });
    await waitFor(() => expect(getRequests("RegisteredWindows")).toHaveLength(1));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain(discoveryPath));
    const query = { ...unreadNotificationsQuery(), staleTime: 0 };
    await act(() => queryClient.prefetchInfiniteQuery(query));
    expect(getRequests("UnreadNotifications")).toHaveLength(1);
    await act(async () => discovery.resolve({}));
    // One request is for the sign-out, one for the rejected request.
    await waitFor(() => expect(getRedirects()).toHaveLength(2));
    expect(new Set(getRedirects().map(({ pathname }) => pathname))).toEqual(
      new Set(["/tenant/B2C_1_signin/oauth2/v2.0/logout"]),
    );
    expect(localStorage.getItem("ad_backUrl")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("heading", projectListHeading)).toBeTruthy();
  });

  it.each([
    [
      "a registration draft",
      "/overview",
      async () => void writeDraft({ accountId: ids.account, form: "registration " }, "{}"),
    ],
    [
      "changes of a form",
      urls.window,
      async (user: UserEvent) => {
        await user.click(await screen.findByRole("button", { name: "Edit notes" }));
        await user.type(screen.getByRole("textbox"), "Oiled");
      },
    ],
  ] as const)("asks before it signs out with %s", async (_, path, makeDraft) => {
    storeTestCredentials();
    const { user, getRedirects } = await renderPortal(path, {
      ...customerResponses,
      RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow() }),
      [discoveryPath]: () => ({}),
    });
    const signOutButton = await screen.findByRole("button", { name: "Sign out" });
    await makeDraft(user);
    await user.click(signOutButton);
    await user.click(await screen.findByRole("button", { name: "Stay signed in" }));
    expect(getRedirects()).toEqual([]);
    await user.click(signOutButton);
    const dialog = within(await screen.findByRole("dialog", { name: "Sign out and lose what you entered?" }));
    await user.click(dialog.getByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(findDraftKeys()).toEqual([]);
    const unload = new Event("beforeunload", { cancelable: true });
    dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
  });

  it("asks before it signs out while uploads are pending", async () => {
    storeTestCredentials();
    const { user } = await renderPortal("/overview", customerResponses);
    const stopSending = addUnsavedChanges("files", () => {});
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    const name = "Sign out while files are being sent?";
    expect((await screen.findByRole("dialog", { name })).textContent).toContain(
      "Files that are not sent completely would be lost.",
    );
    stopSending();
  });

  it("links to the legal pages of the country", async () => {
    storeTestCredentials();
    await renderPortal("/overview", customerResponses);
    const legal = within(await screen.findByRole("navigation", { name: "Legal" }));
    expect(legal.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Legal notice", "https://www.taglys.example/de/imprint"],
      ["Privacy", "https://www.taglys.example/de/privacy"],
      ["Terms of use", "https://www.taglys.example/de/terms"],
      ["Accessibility", "https://www.taglys.example/de/accessibility"],
    ]);
  });
});
