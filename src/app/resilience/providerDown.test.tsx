import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { logError } from "#log.ts";
import { discoveryPath, tokenPath } from "#testing/identity/fakeIdentityProvider.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createProviderMetadata } from "#testing/network/providerMetadata.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";

const policyUrl = "https://login.example/tenant/B2C_1_signin";
const unavailable = "The sign-in service is not available right now. Please try again in a moment.";

const failures: [string, () => Response | Promise<Response>][] = [
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["responds with 503", () => new Response("", { status: 503 })],
  ["responds with a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["does not respond for five seconds", () => new Promise(() => {})],
];

beforeEach(() => {
  // Other requests have more time.
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    return timeout.call(AbortSignal, milliseconds === 5000 ? 100 : milliseconds);
  });
});

describe.each(failures)("while the identity provider %s", (_, fail) => {
  it.each(["Sign in", "Sign in or create an account"])(
    "the link %s leads to a screen that explains the failure and offers another sign-in",
    async (name) => {
      const page = await renderPortal("/", { ...visitorResponses, [discoveryPath]: fail });
      await page.user.click(await screen.findByRole("link", { name }));
      expect(await screen.findByText(unavailable)).toBeTruthy();
      await expect.poll(() => document.activeElement?.textContent).toBe("Signing in did not work");
      expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
      expect(await screen.findByRole("link", { name: "Privacy" })).toBeTruthy();

      expect(page.takeLoggedErrors()).toEqual(["The sign-in failed"]);
      await page.user.click(screen.getByRole("button", { name: "Sign in again" }));
      await waitFor(() => expect(page.takeLoggedErrors()).toEqual(["The sign-in failed"]));
      expect(screen.getByText(unavailable)).toBeTruthy();
      expect(page.getRedirects()).toEqual([]);

      page.stubResponses({ [discoveryPath]: () => createProviderMetadata(policyUrl) });
      await page.user.click(screen.getByRole("button", { name: "Sign in again" }));
      await waitFor(() => expect(page.getRedirects()).toHaveLength(1));
    },
  );

  it("a screen that requires a sign-in explains the failure", async () => {
    const page = await renderPortal("/overview?sort=new", { ...visitorResponses, [discoveryPath]: fail });
    expect(await screen.findByText(unavailable)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign in again" })).toBeTruthy();
    expect(page.takeLoggedErrors()).toEqual(["The sign-in failed"]);
  });
});

it("the console explains that sign-in with plain http works only at localhost", async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const { takeLoggedErrors } = await renderPortal("/overview", visitorResponses);
  expect(await screen.findByRole("heading", { name: "Signing in did not work" })).toBeTruthy();
  const error = { message: "Browsers allow sign-in only at localhost or by https." };
  expect(logError).toHaveBeenCalledWith("The sign-in failed", expect.objectContaining(error));
  takeLoggedErrors();
});

it("a failed refresh of the token keeps the session and shows the reason", async () => {
  storeTestCredentials({ idTokenExpiresAt: "1" });
  const { takeLoggedErrors } = await renderPortal("/overview", {
    ...customerResponses,
    // Without the header, the portal would retry the refresh for some seconds.
    [tokenPath]: () => new Response("<html>", { status: 503, headers: { "retry-after": "60" } }),
  });
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByText(unavailable)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(localStorage.getItem("ad_refreshToken")).toBe("refresh-token");
  takeLoggedErrors();
});
