import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { customerAnswers, sampleConfig, type visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

afterEach(() => {
  delete window.dataLayer;
});

/** Renders the portal as a page load of its own: the tag manager is prepared once for all of it. */
async function openPage(
  ...parameters: Parameters<typeof import("../testing/renderPortal.tsx")["renderPortal"]>
) {
  vi.resetModules();
  const { renderPortal } = await import("../testing/renderPortal.tsx");
  return renderPortal(...parameters);
}

function trackedBy(tagManagerId: string | null) {
  return { RuntimeConfig: () => ({ runtimeConfig: sampleConfig({ tagManagerId }) }) };
}

function openCabinet(address: string, tagManagerId: string | null) {
  rememberSignIn();
  return openPage(address, { ...customerAnswers, ...trackedBy(tagManagerId) });
}

/** The page views so far as pairs of path and view name. */
function pageViews(): unknown[][] {
  return (window.dataLayer ?? []).flatMap((entry) => {
    const { event, path, viewName, ...others } = Object(entry);
    if (event !== "page_view") return [];
    expect(others).toEqual({});
    return [[path, viewName]];
  });
}

it("[R2.10] tells of each screen that opens, by path and view name", async () => {
  const { user } = await openCabinet("/overview", "GTM-ABC");
  await waitFor(() => expect(pageViews()).toEqual([["/overview", "project list"]]));
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await waitFor(() => expect(pageViews()).toHaveLength(2));
  await user.click(screen.getByRole("link", { name: "Projects" }));
  await waitFor(() =>
    expect(pageViews()).toEqual([
      ["/overview", "project list"],
      ["/faq", "faq"],
      ["/overview", "project list"],
    ]),
  );
});

it("[R2.10] tells of a screen once, however often its data are loaded", async () => {
  const { router, queryClient } = await openCabinet("/faq", "GTM-ABC");
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  await act(() => router.revalidate());
  await act(() => queryClient.invalidateQueries());
  expect(pageViews()).toEqual([["/faq", "faq"]]);
});

it("[R2.10] tells of the screen that a redirect leads to, not of the one that it leaves", async () => {
  await openCabinet("/", "GTM-ABC");
  await waitFor(() => expect(pageViews()).toEqual([["/overview", "project list"]]));
});

it("[R2.10] makes up for a screen that opened before the configuration was there", async () => {
  const config = Promise.withResolvers<ReturnType<typeof visitorAnswers.RuntimeConfig>>();
  await openPage("/", { RuntimeConfig: () => config.promise });
  await screen.findByRole("heading", { level: 1 });
  expect(window.dataLayer).toBeUndefined();
  config.resolve(trackedBy("GTM-ABC").RuntimeConfig());
  await waitFor(() => expect(pageViews()).toEqual([["/", "home page"]]));
});

it("[R2.10] leaves the token of a claim out, also in its encoded form", async () => {
  await openPage("/installed-windows/claim/secret%20of%2FAda", trackedBy("GTM-ABC"));
  await waitFor(() =>
    expect(pageViews()).toEqual([["/installed-windows/claim/:token", "claim installed windows"]]),
  );
});

it("[R2.10] tells nobody where the country has no tag manager", async () => {
  const { user } = await openCabinet("/overview", null);
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await waitFor(() => expect(document.title).toBe("Help – My Taglys"));
  expect(window.dataLayer).toBeUndefined();
});

it("[R5.2] [R2.10] logs an id that cannot be one, once, and tells nobody", async () => {
  const { user, takeLoggedErrors } = await openCabinet("/overview", "gtm-abc");
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await waitFor(() => expect(document.title).toBe("Help – My Taglys"));
  expect(takeLoggedErrors()).toEqual(["Tracking is off"]);
  expect(window.dataLayer).toBeUndefined();
});
