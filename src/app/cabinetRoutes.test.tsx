import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { discoveryPath } from "../testing/fakeProvider.ts";
import { failure, graphQlError } from "../testing/responses.ts";
import {
  customerAnswers,
  sampleConfig,
  samplePage,
  sampleProject,
  visitorAnswers,
} from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

/** Renders the portal as a page load of its own: a page leaves for the sign-in once. */
async function openPage(
  ...parameters: Parameters<typeof import("../testing/renderPortal.tsx")["renderPortal"]>
) {
  vi.resetModules();
  const { renderPortal } = await import("../testing/renderPortal.tsx");
  return renderPortal(...parameters);
}

const list = { name: "Hello Ada, here are your projects" };
const unauthorized = () => Response.json({ message: "Please sign in." }, { status: 401 });

describe("anonymous visitors", () => {
  it.each([
    ["[R2.23]", "/overview?from=mail#latest"],
    ["[R2.24]", "/project/7"],
    ["[R2.25]", "/window-registration"],
    ["[R2.25]", "/window-registration/7"],
    ["[R2.26]", "/faq"],
    ["[R2.27]", "/window/7"],
  ])("%s [R6.1] [R2.31] of %s are sent to the sign-in and come back", async (_, address) => {
    const { calls, addressesLeftFor } = await openPage(address, visitorAnswers);
    await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
    expect(addressesLeftFor()[0]?.pathname).toBe("/tenant/B2C_1_signin/oauth2/v2.0/authorize");
    expect(addressesLeftFor()[0]?.searchParams.get("ui_locales")).toBe("en");
    expect(localStorage.getItem("ad_backUrl")).toBe(address);
    expect(calls.map(({ name }) => name)).toEqual(["RuntimeConfig"]);
  });

  it("[R2.31] are sent there by a link too, with the address it leads to", async () => {
    const { router, addressesLeftFor } = await openPage("/?campaign=1#top", visitorAnswers);
    await screen.findByRole("heading", { level: 1 });
    void router.navigate("/project/7?tab=files");
    await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe("/project/7?tab=files");
  });
});

describe("the session check", () => {
  it("[R7.30] [R7.11] [R4.9] asks for the session and the account together, then shows who is signed in", async () => {
    rememberSignIn();
    const { callsOf } = await openPage("/overview", customerAnswers);
    expect(await screen.findByText("Ada Berg")).toBeTruthy();
    expect([callsOf("/api/auth/me").length, callsOf("ShowAccount").length]).toEqual([1, 1]);
  });

  it("[R7.31] [R8.5] marks the visitor anonymous after a 401", async () => {
    rememberSignIn({ refreshTokenExpiresAt: "1" });
    const { addressesLeftFor } = await openPage("/overview#top", {
      ...customerAnswers,
      "/api/auth/me": unauthorized,
      ShowAccount: unauthorized,
    });
    await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
    expect(localStorage.getItem("ad_idToken")).toBeNull();
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview#top");
  });

  it("[R7.31] [R8.5] keeps an anonymous visitor on the introduction", async () => {
    rememberSignIn({ refreshTokenExpiresAt: "1" });
    const { router, addressesLeftFor } = await openPage("/", {
      ...visitorAnswers,
      "/api/auth/me": unauthorized,
      ShowAccount: unauthorized,
    });
    expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/");
    expect(addressesLeftFor()).toEqual([]);
  });

  it("[R8.5] shows any other failure, and checks again on demand", async () => {
    rememberSignIn();
    const { user, answer, addressesLeftFor, takeLoggedErrors } = await openPage("/overview", {
      ...customerAnswers,
      "/api/auth/me": () => failure(500),
    });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(addressesLeftFor()).toEqual([]);
    expect(localStorage.getItem("ad_idToken")).toBe("id-token");
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
    answer({ "/api/auth/me": customerAnswers["/api/auth/me"] });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", list)).toBeTruthy();
  });

  it("[R5.1] does not take a missing account for an anonymous visitor", async () => {
    rememberSignIn();
    const { takeLoggedErrors } = await openPage("/overview", {
      ...customerAnswers,
      ShowAccount: () => ({ showAccount: null }),
    });
    expect(await screen.findByRole("heading", { name: "We could not find this" })).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
  });
});

describe("a session lost in mid-visit", () => {
  it("[R2.31] leads to one sign-in and back, without a toast", async () => {
    rememberSignIn();
    const { user, answer, addressesLeftFor, queryClient } = await openPage("/overview?from=mail", {
      ...customerAnswers,
      Projects: () => samplePage([sampleProject("a")], true),
    });
    const more = await screen.findByRole("button", { name: "Load more" });
    localStorage.setItem("ad_refreshTokenExpiresAt", "1");
    answer({
      Projects: () => graphQlError("Please sign in.", "AUTH_NOT_AUTHORIZED"),
      UnreadNotifications: () => graphQlError("Please sign in.", "AUTH_NOT_AUTHORIZED"),
    });
    void queryClient.invalidateQueries({ queryKey: ["unreadNotifications"] });
    await user.click(more);
    await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview?from=mail");
    expect(localStorage.getItem("ad_idToken")).toBeNull();
    expect(screen.queryByText("Please sign in.")).toBeNull();
  });

  it("[R2.31] is noticed too when the expired token cannot be renewed", async () => {
    rememberSignIn();
    const { user, answer, addressesLeftFor } = await openPage("/overview", {
      ...customerAnswers,
      Projects: () => samplePage([sampleProject("a")], true),
    });
    const more = await screen.findByRole("button", { name: "Load more" });
    localStorage.setItem("ad_idTokenExpiresAt", "1");
    localStorage.setItem("ad_refreshTokenExpiresAt", "1");
    answer({ Projects: () => graphQlError("Please sign in.", "AUTH_NOT_AUTHORIZED") });
    await user.click(more);
    await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview");
  });
});

describe("the cabinet", () => {
  it("[R2.33] [R7.16] [R9.8] has a service bar with navigation, customer and unread notifications", async () => {
    rememberSignIn();
    const { callsOf } = await openPage("/faq", customerAnswers);
    const navigation = await screen.findByRole("navigation", { name: "Main navigation" });
    expect([...navigation.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/overview",
      "/window-registration",
      "/faq",
    ]);
    expect(screen.getByText("Ada Berg")).toBeTruthy();
    expect(screen.getByText("3 unread notifications")).toBeTruthy();
    expect(callsOf("UnreadNotifications")[0]?.variables).toEqual({ take: 50, skip: 0 });
  });

  it("[R2.34] loads notifications and campaigns once, over several pages", async () => {
    rememberSignIn();
    const { user, router, callsOf } = await openPage("/overview", customerAnswers);
    await user.click(await screen.findByRole("link", { name: "Help" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/faq"));
    await user.click(screen.getByRole("link", { name: "Projects" }));
    expect(await screen.findByRole("heading", list)).toBeTruthy();
    await router.navigate("/overview?anew");
    expect([callsOf("UnreadNotifications").length, callsOf("/api/campaigns").length]).toEqual([1, 1]);
  });

  it("[R2.34] opens its page although neither of the two can be loaded", async () => {
    rememberSignIn();
    await openPage("/overview", {
      ...customerAnswers,
      UnreadNotifications: () => graphQlError("Sorry."),
      "/api/campaigns": () => failure(404),
    });
    expect(await screen.findByRole("heading", list)).toBeTruthy();
    expect(screen.getByText("No unread notifications")).toBeTruthy();
  });

  it("offers no window registration where the country has none", async () => {
    rememberSignIn();
    const ireland = sampleConfig({ country: "IE", windowRegistrationEnabled: false });
    await openPage("/overview", { ...customerAnswers, RuntimeConfig: () => ({ runtimeConfig: ireland }) });
    await screen.findByRole("heading", list);
    expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
  });

  it("[R7.61] signs out by its button", async () => {
    rememberSignIn();
    const { user, addressesLeftFor } = await openPage("/overview", {
      ...customerAnswers,
      [discoveryPath]: () => ({}),
    });
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
    expect(addressesLeftFor()[0]?.pathname).toBe("/tenant/B2C_1_signin/oauth2/v2.0/logout");
    expect(localStorage.getItem("ad_idToken")).toBeNull();
  });
});
