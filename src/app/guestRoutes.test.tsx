import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";
import { customerAnswers, sampleConfig, visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

const welcome = { level: 1, name: "Let daylight in. We keep track of the rest." };

describe("the introduction", () => {
  it("[R1.1] [R2.15] [R2.32] welcomes anonymous visitors inside the guest layout", async () => {
    await renderPortal("/", visitorAnswers);
    expect(await screen.findByRole("heading", welcome)).toBeTruthy();
    expect(screen.getByRole("banner")).toBeTruthy();
    expect(screen.getByRole("contentinfo").textContent).toContain("Roof windows that bring daylight home.");
    expect(screen.queryByRole("navigation", { name: "Main navigation" })).toBeNull();
  });

  it("asks nobody who an anonymous visitor is", async () => {
    const { calls } = await renderPortal("/", visitorAnswers);
    await screen.findByRole("heading", welcome);
    expect(calls.map(({ name }) => name)).toEqual(["RuntimeConfig"]);
  });

  it("[R2.16] [R6.2] sends a signed-in visitor to the project list", async () => {
    rememberSignIn();
    const { router } = await renderPortal("/", customerAnswers);
    expect(await screen.findByRole("heading", { name: "Hello Ada, here are your projects" })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/overview");
  });

  it("lets a visitor in who has signed in in another tab meanwhile", async () => {
    const { router, answer } = await renderPortal("/", visitorAnswers);
    await screen.findByRole("heading", welcome);
    rememberSignIn();
    answer(customerAnswers);
    await router.navigate("/overview");
    expect(await screen.findByRole("heading", { name: "Hello Ada, here are your projects" })).toBeTruthy();
  });

  it("[R2.31] leads to the sign-in by its button, without a back address", async () => {
    const { user, addressesLeftFor } = await renderPortal("/", visitorAnswers);
    await user.click(await screen.findByRole("button", { name: "Sign in to your account" }));
    await waitFor(() => expect(addressesLeftFor()).toHaveLength(1));
    expect(addressesLeftFor()[0]?.pathname).toBe("/tenant/B2C_1_signin/oauth2/v2.0/authorize");
    expect(localStorage.getItem("ad_backUrl")).toBeNull();
  });
});

describe("the logout page", () => {
  it("[R2.21] receives visitors who have signed out", async () => {
    await renderPortal("/logout", visitorAnswers);
    expect(await screen.findByRole("heading", { level: 1, name: "You are signed out" })).toBeTruthy();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
  });

  it("[R2.22] [R6.2] sends a signed-in visitor to the project list", async () => {
    rememberSignIn();
    const { router } = await renderPortal("/logout", customerAnswers);
    await screen.findByRole("heading", { name: "Hello Ada, here are your projects" });
    expect(router.state.location.pathname).toBe("/overview");
  });
});

it.each(["/nowhere", "/overview/deeper", "/project"])(
  "[R2.30] %s leads to the introduction",
  async (address) => {
    const { router } = await renderPortal(address, visitorAnswers);
    expect(await screen.findByRole("heading", welcome)).toBeTruthy();
    expect(router.state.location.pathname).toBe("/");
  },
);

describe("open to everybody", () => {
  afterEach(() => localStorage.clear());

  it.each([
    ["[R2.28] [R6.4]", "/feedback/p1"],
    ["[R2.29] [R6.4]", "/campaign-asset-preview/my_taglys_banner"],
    ["[R2.18] [R6.3]", "/register/p1/token"],
    ["[R2.20] [R6.3]", "/installed-windows/claim/token"],
  ])("%s is %s for anonymous visitors", async (_, address) => {
    const { router, addressesLeftFor, callsOf } = await renderPortal(address, {
      ...visitorAnswers,
      AssociateProject: () => ({ associateProject: true }),
      "/api/campaigns": () => ({ data: [] }),
    });
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).toBe(address);
    expect(addressesLeftFor()).toEqual([]);
    expect(callsOf("/api/auth/me")).toEqual([]);
  });

  it.each([
    ["[R2.17] [R6.3]", "/register/p1/token"],
    ["[R2.19] [R6.3]", "/installed-windows/claim/token"],
  ])("%s is %s for signed-in ones", async (_, address) => {
    rememberSignIn();
    const { router } = await renderPortal(address, customerAnswers);
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).toBe(address);
  });

  it("[R2.29] a campaign preview asks for the configuration and the campaigns, not for a session", async () => {
    const { calls } = await renderPortal("/campaign-asset-preview/my_taglys_banner", {
      ...visitorAnswers,
      "/api/campaigns": () => ({ data: [] }),
    });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(["RuntimeConfig", "/api/campaigns"]));
  });
});

describe("country and language", () => {
  it("[R2.32] are chosen in the guest layout's modal", async () => {
    // jsdom knows the element but neither of its methods.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const { user } = await renderPortal("/", visitorAnswers);
    await user.click(await screen.findByRole("button", { name: "Country and language" }));
    const dialog = await screen.findByRole("dialog", { name: "Country and language" });
    const links = within(dialog).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Germany", "https://de.portal.example"],
      ["Ireland", "https://ie.portal.example"],
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null]);
  });

  it("[R1.14] [R9.5] a language chosen is shown at once and remembered", async () => {
    const { user, takeLoggedErrors } = await renderPortal(
      "/",
      { RuntimeConfig: () => ({ runtimeConfig: sampleConfig({ country: "CH" }) }) },
      "de-CH",
    );
    const select = await screen.findByRole("combobox", { name: "Sprache" });
    await user.selectOptions(select, "Français");
    await waitFor(() => expect(select).toHaveProperty("value", "fr-CH"));
    expect(document.documentElement.lang).toBe("fr-CH");
    await waitFor(() => expect(document.cookie).toBe("locale=fr-CH"));
    // Whether French has every message is another test's question.
    takeLoggedErrors();
  });
});
