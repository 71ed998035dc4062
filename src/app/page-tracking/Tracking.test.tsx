import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { operatorSettings } from "#operatorSettings.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createSampleConfig,
  customerResponses,
  type visitorResponses,
} from "#testing/samples/sampleProjects.ts";

afterEach(() => {
  delete window.dataLayer;
});

beforeEach(() => localStorage.setItem("taglys.consent", "granted"));

function configureTagManager(tagManagerId: string | null) {
  return { RuntimeConfig: () => ({ runtimeConfig: createSampleConfig({ tagManagerId }) }) };
}

function loadCabinet(path: string, tagManagerId: string | null) {
  storeTestCredentials();
  return renderPortal(path, { ...customerResponses, ...configureTagManager(tagManagerId) });
}

/** The page views so far, as pairs of path and view name. */
function getPageViews(): unknown[][] {
  return (window.dataLayer ?? []).flatMap((entry) => {
    const { event, path, viewName, ...rest } = Object(entry);
    if (event !== "page-view") return [];
    expect(rest).toEqual({});
    return [[path, viewName]];
  });
}

it("Tracking sends a page view with path and view name for each screen", { tags: ["R2.10"] }, async () => {
  const { user } = await loadCabinet("/overview", "GTM-ABC");
  await waitFor(() => expect(getPageViews()).toEqual([["/overview", "project list"]]));
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await waitFor(() => expect(getPageViews()).toHaveLength(2));
  await user.click(screen.getByRole("link", { name: "Projects" }));
  await waitFor(() =>
    expect(getPageViews()).toEqual([
      ["/overview", "project list"],
      ["/faq", "faq"],
      ["/overview", "project list"],
    ]),
  );
});

it("Tracking sends one page view if the data of a screen is loaded again", async () => {
  const { router, queryClient } = await loadCabinet("/faq", "GTM-ABC");
  await waitFor(() => expect(getPageViews()).toHaveLength(1));
  await act(() => router.revalidate());
  await act(() => queryClient.invalidateQueries());
  expect(getPageViews()).toEqual([["/faq", "faq"]]);
});

it("Tracking sends a page view for the target of a redirect only", async () => {
  await loadCabinet("/", "GTM-ABC");
  await waitFor(() => expect(getPageViews()).toEqual([["/overview", "project list"]]));
});

it("Tracking sends the page view of the first screen when the configuration has loaded", {
  tags: ["R2.15"],
}, async () => {
  const config = Promise.withResolvers<ReturnType<typeof visitorResponses.RuntimeConfig>>();
  await renderPortal("/", { RuntimeConfig: () => config.promise });
  await screen.findByRole("heading", { level: 1 });
  expect(window.dataLayer).toBeUndefined();
  config.resolve(configureTagManager("GTM-ABC").RuntimeConfig());
  await waitFor(() => expect(getPageViews()).toEqual([["/", "home page"]]));
});

it("Tracking redacts the token of a claim, also in its encoded form", async () => {
  await renderPortal("/installed-windows/claim/secret%20of%2FAda", configureTagManager("GTM-ABC"));
  await waitFor(() =>
    expect(getPageViews()).toEqual([["/installed-windows/claim/:token", "claim installed windows"]]),
  );
});

it("Tracking sends nothing in a country without a tag manager", async () => {
  const { user } = await loadCabinet("/overview", null);
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await waitFor(() => expect(document.title).toBe("Help – My Taglys"));
  expect(window.dataLayer).toBeUndefined();
});

it("Tracking logs an invalid tag manager id once and sends nothing", async () => {
  const { user, takeLoggedErrors } = await loadCabinet("/overview", "gtm-abc");
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await waitFor(() => expect(document.title).toBe("Help – My Taglys"));
  await waitFor(() => expect(takeLoggedErrors()).toEqual(["Tracking is off"]));
  expect(window.dataLayer).toBeUndefined();
});

it("Tracking requests nothing from the tag manager before the visitor agrees, and sends the page view then", async () => {
  localStorage.removeItem("taglys.consent");
  const { user } = await loadCabinet("/faq", "GTM-ABC");
  const banner = await screen.findByRole("region", { name: "Consent to statistics" });
  expect(document.activeElement).not.toBe(banner);
  expect(window.dataLayer).toBeUndefined();
  await user.click(screen.getByRole("button", { name: "Yes, allow" }));
  expect(screen.queryByRole("region", { name: "Consent to statistics" })).toBeNull();
  await expect.poll(() => document.activeElement?.tagName).toBe("MAIN");
  expect(getPageViews()).toEqual([["/faq", "faq"]]);
  expect(localStorage.getItem("taglys.consent")).toBe("granted");
});

it("Tracking sends nothing more after the visitor has withdrawn the consent", async () => {
  const { user } = await loadCabinet("/faq", "GTM-ABC");
  await waitFor(() => expect(getPageViews()).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: "Cookie settings" }));
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("region", { name: "Consent to statistics" }));
  await user.click(screen.getByRole("button", { name: "No, thank you" }));
  expect(Object(window.dataLayer?.at(-1))[1]).toBe("update");
  await user.click(screen.getByRole("link", { name: "Projects" }));
  await screen.findByRole("heading", { level: 1, name: /Welcome/ });
  expect(getPageViews()).toHaveLength(1);
});

it("Tracking loads the tag manager at once if the operator has chosen consent mode", async () => {
  localStorage.removeItem("taglys.consent");
  const { DE } = operatorSettings;
  Object.assign(operatorSettings, { DE: { ...DE, tagManagerStart: "consent-mode" } });
  onTestFinished(() => void Object.assign(operatorSettings, { DE }));
  await loadCabinet("/faq", "GTM-ABC");
  await waitFor(() => expect(getPageViews()).toEqual([["/faq", "faq"]]));
  expect(Object(window.dataLayer?.[0])[2]).toMatchObject({ analytics_storage: "denied" });
  expect(screen.getByRole("region", { name: "Consent to statistics" })).toBeTruthy();
});

it.each([
  [
    "whose push throws",
    {
      push: () => {
        throw new Error("An extension failed.");
      },
    },
  ],
  ["that another script has replaced", {}],
])("Tracking leaves the page alone with a data layer %s", async (_, dataLayer) => {
  Object.assign(window, { dataLayer });
  const { takeLoggedErrors } = await loadCabinet("/overview", "GTM-ABC");
  await waitFor(() => expect(takeLoggedErrors()).toContain("The tag manager failed"));
  expect(await screen.findByRole("heading", { level: 1, name: /Welcome/ })).toBeTruthy();
  takeLoggedErrors();
});
