import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ids } from "#schema/createId.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { renderPortal } from "../testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "../testing/samples/sampleProjects.ts";

const introductionHeading = { level: 1, name: "Let daylight in. We\u00A0keep track of the rest." };
const projectListHeading = { name: "Welcome, Ada Berg" };

describe("route /", () => {
  it("shows anonymous visitors the introduction in the guest layout", {
    tags: ["R1.1", "R2.15", "R2.32"],
  }, async () => {
    await renderPortal("/", visitorResponses);
    expect(await screen.findByRole("heading", introductionHeading)).toBeTruthy();
    expect(screen.getByRole("banner")).toBeTruthy();
    expect(screen.getByRole("contentinfo").textContent).toContain("Roof windows that bring daylight home.");
    expect(screen.queryByRole("navigation", { name: "Main navigation" })).toBeNull();
  });

  it("redirects a signed-in visitor to the project list", { tags: ["R2.16", "R6.2"] }, async () => {
    storeTestCredentials();
    const { router } = await renderPortal("/", customerResponses);
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
    expect(router.state.location.pathname).toBe("/overview");
    expect(router.state.historyAction, "Back does not lead to a page that redirects again").toBe("REPLACE");
  });

  it("redirects a press of its link without removing the link's page from the history", async () => {
    storeTestCredentials();
    const { router } = await renderPortal(`/register/${ids.project}/token`, customerResponses);
    await screen.findByRole("heading", { level: 1 });
    await router.navigate("/");
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
    expect(router.state.historyAction).toBe("PUSH");
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/register/${ids.project}/token`));
  });

  it("redirects a visitor to the project list who has signed in in another tab", async () => {
    const { router, stubResponses } = await renderPortal("/", visitorResponses);
    await screen.findByRole("heading", introductionHeading);
    storeTestCredentials();
    stubResponses(customerResponses);
    await router.navigate("/overview");
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
  });

  it("redirects to sign in without a back URL when the button is clicked", async () => {
    const { user, getRedirects } = await renderPortal("/", visitorResponses);
    await user.click(await screen.findByRole("link", { name: "Sign in or create an account" }));
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(getRedirects()[0]?.pathname).toBe("/tenant/B2C_1_signin/oauth2/v2.0/authorize");
    expect(localStorage.getItem("ad_backUrl")).toBeNull();
  });
});

describe("route /logout", () => {
  it("shows anonymous visitors the signed-out page", { tags: ["R2.21"] }, async () => {
    await renderPortal("/logout", visitorResponses);
    expect(await screen.findByRole("heading", { level: 1, name: "You are signed out" })).toBeTruthy();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
  });

  it("redirects a signed-in visitor to the project list", { tags: ["R2.22", "R6.2"] }, async () => {
    storeTestCredentials();
    const { router } = await renderPortal("/logout", customerResponses);
    await screen.findByRole("heading", projectListHeading);
    expect(router.state.location.pathname).toBe("/overview");
    expect(router.state.historyAction).toBe("REPLACE");
  });
});

it.each(["/overview/deeper", "/project"])(
  "unknown path %s redirects to the introduction",
  { tags: ["R2.30"] },
  async (path) => {
    const { router } = await renderPortal(path, visitorResponses);
    expect(await screen.findByRole("heading", introductionHeading)).toBeTruthy();
    expect(router.state.location.pathname).toBe("/");
    expect(router.state.historyAction).toBe("REPLACE");
  },
);

it("an unknown path that redirects a signed-in visitor twice leaves no history entry", async () => {
  storeTestCredentials();
  const { router } = await renderPortal("/nowhere", customerResponses);
  expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
  expect(router.state.historyAction).toBe("REPLACE");
});

for (const { path, tags } of [
  { path: `/register/${ids.project}/token`, tags: ["R2.17", "R2.18", "R6.3"] },
  { path: "/installed-windows/claim/token", tags: ["R2.19", "R2.20", "R6.3"] },
]) {
  it(`${path} opens for anonymous visitors and for signed-in customers`, { tags }, async () => {
    const visit = await renderPortal(path, visitorResponses);
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(visit.router.state.location.pathname).toBe(path);
    expect(visit.getRedirects()).toEqual([]);
    expect(visit.getRequests("/api/auth/me")).toEqual([]);
    visit.unmount();

    storeTestCredentials();
    const { router } = await renderPortal(path, customerResponses);
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
  });
}
