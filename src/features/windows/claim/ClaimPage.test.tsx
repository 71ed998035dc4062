import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createId, ids } from "#schema/createId.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse, createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { createSampleConfig, customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";
import { createWindowsPage } from "#testing/samples/sampleWindows.ts";
import { urls } from "#testing/samples/urls.ts";
import { createValidationErrorResponse } from "#testing/validation/violations.ts";
import type { ClaimedWindow } from "./useClaimRegisteredWindows.ts";

const path = "/installed-windows/claim/token-1";
const windows: ClaimedWindow[] = [
  { id: ids.window, title: "SOLAR", serialNumber: "SN1", imageUrl: "/files/w1.svg", room: "LOFT" },
  { id: createId("window", 2), title: "DEFAULT", serialNumber: "SN2", imageUrl: null, room: null },
];

function openSignedIn(
  ClaimRegisteredWindows?: NonNullable<ResponseStubs["ClaimRegisteredWindows"]>,
  at = path,
) {
  storeTestCredentials();
  return renderPortal(at, {
    ...customerResponses,
    ...(ClaimRegisteredWindows && { ClaimRegisteredWindows }),
  });
}

const findClaimButton = () => screen.findByRole("button", { name: "Add to my account" });

describe("ClaimPage", () => {
  it("explains the claim to anonymous visitors, and leads to the sign-in and back", {
    tags: ["R1.3"],
  }, async () => {
    const { user, getRedirects } = await renderPortal(`${path}?from=mail`, visitorResponses);
    expect(
      await screen.findByText(/Somebody has registered one or more roof windows in your home/),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add to my account" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Sign in and continue" }));
    await expect.poll(() => localStorage.getItem("ad_backUrl")).toBe(`${path}?from=mail`);
    await expect.poll(() => getRedirects()).toHaveLength(1);
  });

  it.each([".", "),", "”", "%20", "&amp;x=1", " »."])(
    "claims the windows with %j appended to the link",
    async (rest) => {
      const { user, getRequests } = await openSignedIn(
        () => ({ claimRegisteredWindows: windows }),
        path + rest,
      );
      await user.click(await findClaimButton());
      await screen.findByRole("heading", { name: "The 2 windows are now in your account" });
      expect(getRequests("ClaimRegisteredWindows")[0]?.variables).toEqual({ registrationToken: "token-1" });
    },
  );

  it("shows no number of windows if the service names none", async () => {
    const { user } = await openSignedIn(() => ({ claimRegisteredWindows: [] }));
    await user.click(await findClaimButton());
    expect(await screen.findByRole("heading", { name: "Your windows are now in your account" })).toBeTruthy();
    expect(screen.getByText("You will find them in your portal from now on.")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Your windows" })).toBeNull();
  });

  it("claims the windows after a press of the button, not when the page opens", {
    tags: ["R1.3", "R7.48"],
  }, async () => {
    const { user, router, getRequests, stubResponses } = await openSignedIn(() => ({
      claimRegisteredWindows: windows,
    }));
    await act(() => router.navigate("/overview"));
    await screen.findByText(/Register your roof windows to/);
    await act(() => router.navigate(path));
    const button = await findClaimButton();
    expect(getRequests("ClaimRegisteredWindows")).toEqual([]);
    expect(location.pathname).toBe(path);
    await user.click(button);
    const heading = await screen.findByRole("heading", { name: "The 2 windows are now in your account" });
    await expect.poll(() => document.activeElement).toBe(heading);
    // The URL with the token leaves the history.
    expect(location.pathname + location.hash).toBe("/overview#windows");
    expect(getRequests("ClaimRegisteredWindows").map(({ variables }) => variables)).toEqual([
      { registrationToken: "token-1" },
    ]);
    expect(screen.getByRole("link", { name: "Solar roof window" }).getAttribute("href")).toBe(urls.window);
    expect(screen.getByText("Loft")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Roof window SN2" }).getAttribute("href")).toBe(
      `/window/${createId("window", 2)}`,
    );
    expect(screen.getByRole("link", { name: "Go to my portal" }).getAttribute("href")).toBe("/overview");
    stubResponses({ RegisteredWindows: () => createWindowsPage([{ room: "LOFT" }]) });
    await user.click(screen.getByRole("link", { name: "Go to my portal" }));
    expect((await screen.findByRole("article")).textContent, "in the list").toContain("Loft");
  });

  /** The service has the first window before the claim, and the others once it was carried out. */
  function openWithLostResponse({ isCarriedOut }: { isCarriedOut: boolean }) {
    let attempts = 0;
    storeTestCredentials();
    return renderPortal(path, {
      ...customerResponses,
      RegisteredWindows: () =>
        createWindowsPage(Array.from({ length: isCarriedOut && attempts > 0 ? 3 : 1 }, () => ({}))),
      ClaimRegisteredWindows: () => {
        attempts += 1;
        return attempts === 1
          ? createErrorResponse(504, "Gateway Timeout")
          : createGraphQlErrorResponse("no", "REGISTRATION_ALREADY_CLAIMED");
      },
    });
  }

  it("shows the customer's windows after a claim without a response", async () => {
    const { user, getRequests } = await openWithLostResponse({ isCarriedOut: true });
    await user.click(await findClaimButton());
    await screen.findByRole("heading", { name: "The 2 windows are now in your account" });
    expect(screen.getAllByRole("link", { name: /roof window$/i })).toHaveLength(2);
    expect(getRequests("ClaimRegisteredWindows")).toHaveLength(1);
  });

  it("explains that somebody else has claimed the windows if the customer has no more than before", async () => {
    const { user } = await openWithLostResponse({ isCarriedOut: false });
    await user.click(await findClaimButton());
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(
      await screen.findByRole("heading", { name: "These windows are already in an account" }),
    ).toBeTruthy();
  });

  it("does not offer to register windows in a country without registration", async () => {
    storeTestCredentials();
    const { user } = await renderPortal(path, {
      ...customerResponses,
      RuntimeConfig: () => ({ runtimeConfig: createSampleConfig({ windowRegistrationEnabled: false }) }),
      ClaimRegisteredWindows: () => createGraphQlErrorResponse("no", "REGISTRATION_TOKEN_EXPIRED"),
    });
    await user.click(await findClaimButton());
    await screen.findByRole("heading", { name: "This link is no longer valid" });
    expect(screen.queryByRole("link", { name: "Register the windows yourself" })).toBeNull();
  });

  it("shows the link as incomplete if the service finds the token empty", async () => {
    const { user } = await openSignedIn(() =>
      createValidationErrorResponse({ registrationToken: "The token is missing." }),
    );
    await user.click(await findClaimButton());
    expect(await screen.findByRole("heading", { name: "The link is incomplete" })).toBeTruthy();
  });

  it("shows the link as incomplete for a blank token without a request", { tags: ["R5.4"] }, async () => {
    const { getRequests } = await openSignedIn(undefined, "/installed-windows/claim/%20");
    expect(await screen.findByRole("heading", { name: "The link is incomplete" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add to my account" })).toBeNull();
    expect(getRequests("ClaimRegisteredWindows")).toEqual([]);
  });
});
