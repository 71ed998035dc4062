import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import { MessagesProvider } from "#i18n/locale/MessagesProvider.tsx";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse, createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";
import { createQueryClient } from "../queryClient.ts";
import { RouteErrorScreen } from "./RouteErrorScreen.tsx";
import { reloadOnStaleChunk } from "./reloadOnStaleChunk.ts";

const loggedError = ["A screen could not be shown"];

function renderRoutes(router: ReturnType<typeof createMemoryRouter>) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MessagesProvider>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
}

describe("RouteErrorScreen", () => {
  it("appears after three failed requests and requests again on retry", async () => {
    const { user, stubResponses, getRequests, takeLoggedErrors } = await renderPortal(urls.feedback, {
      RuntimeConfig: () => createErrorResponse(503),
    });
    expect(await screen.findByText(/^This page could not be loaded\./)).toBeTruthy();
    expect(getRequests("RuntimeConfig")).toHaveLength(3);
    stubResponses(visitorResponses);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "How did it go?" })).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(loggedError);
  });

  it("disappears with the next navigation", { tags: ["R2.5", "R2.7"] }, async () => {
    storeTestCredentials();
    const { user, stubResponses, takeLoggedErrors } = await renderPortal("/overview", {
      ...customerResponses,
      Projects: () => createGraphQlErrorResponse("Sorry."),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    stubResponses({ Projects: customerResponses.Projects });
    await user.click(screen.getByRole("link", { name: "Help" }));
    expect(await screen.findByRole("heading", { name: "How can we help?" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Something went wrong" })).toBeNull();
    expect(takeLoggedErrors()).toEqual(loggedError);
  });

  it("disappears and leaves the loading bar when a retry starts a navigation", {
    tags: ["R2.6"],
  }, async () => {
    storeTestCredentials();
    const { user, stubResponses, takeLoggedErrors } = await renderPortal("/overview", {
      ...customerResponses,
      ShowAccount: () => createGraphQlErrorResponse("Sorry."),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    const account = Promise.withResolvers<ReturnType<typeof customerResponses.ShowAccount>>();
    stubResponses({ ShowAccount: () => account.promise });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("heading", { name: "Something went wrong" })).toBeNull();
    expect(screen.getByRole("progressbar", { name: "Loading" })).toBeTruthy();
    account.resolve(customerResponses.ShowAccount());
    expect(await screen.findByRole("heading", { name: "Welcome, Ada Berg" })).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(takeLoggedErrors()).toEqual(loggedError);
  });

  it("requests the query of a screen without a loader again on each retry", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => {
      cleanup();
      vi.restoreAllMocks();
    });
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error("failed"))
      .mockRejectedValueOnce(new Error("failed"))
      .mockResolvedValue("Loaded");
    /** A screen that throws the error of its query. */
    function QueryScreen() {
      const { data } = useQuery({ queryKey: ["test"], queryFn: load, throwOnError: true });
      return <h1>{data ?? "Loading"}</h1>;
    }
    await changeLocale("en");
    const router = createMemoryRouter([
      { path: "/", element: <QueryScreen />, errorElement: <RouteErrorScreen /> },
    ]);
    renderRoutes(router);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Loaded" })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("shows the error of a script chunk once the host has confirmed that the script still exists", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => error.mockRestore());
    const response = Promise.withResolvers<Response>();
    const requestScript = vi.fn(() => response.promise);
    vi.stubGlobal("fetch", requestScript);
    onTestFinished(() => void vi.unstubAllGlobals());
    await changeLocale("en");
    const payload = new TypeError("Importing a module script failed.");
    const loadChunk = () => {
      dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
      return Promise.reject(payload);
    };
    const router = createMemoryRouter([
      { path: "/", element: null },
      { path: "/faq", lazy: loadChunk, errorElement: <RouteErrorScreen /> },
    ]);
    const reload = vi.fn();
    onTestFinished(reloadOnStaleChunk(router, reload));
    renderRoutes(router);
    await act(() => router.navigate("/faq"));
    expect(requestScript).toHaveBeenCalled();
    expect(screen.queryByRole("heading")).toBeNull();
    response.resolve(new Response("", { headers: { "content-type": "text/javascript" } }));
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
