import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readCredential } from "../../session/credentialStore.ts";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { graphQlError } from "../../testing/responses.ts";
import { customerAnswers, sampleConfig, visitorAnswers } from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import { violations } from "../../testing/violations.ts";
import type { ClaimedWindow } from "./claimWindows.ts";

const address = "/installed-windows/claim/token-1";
const windows: ClaimedWindow[] = [
  { id: "w1", title: "SOLAR", imageUrl: "/files/w1.svg", room: "LOFT" },
  { id: "w2", title: "DEFAULT", imageUrl: null, room: null },
];

function openSignedIn(ClaimRegisteredWindows?: NonNullable<Answers["ClaimRegisteredWindows"]>, at = address) {
  rememberSignIn();
  return renderPortal(at, { ...customerAnswers, ...(ClaimRegisteredWindows && { ClaimRegisteredWindows }) });
}

const claimButton = () => screen.findByRole("button", { name: "Take the windows over" });

describe("claiming windows", () => {
  it("[R1.3] [R2.20] [R6.3] tells anonymous visitors what it means, and leads to the sign-in and back", async () => {
    const { user, addressesLeftFor } = await renderPortal(`${address}?from=mail`, {
      ...visitorAnswers,
      "/tenant/B2C_1_signin/v2.0/.well-known/openid-configuration": () => ({}),
    });
    expect(await screen.findByText(/Somebody has registered the windows in your home/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Take the windows over" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Sign in and continue" }));
    await expect.poll(() => readCredential("backUrl")).toBe(`${address}?from=mail`);
    await expect.poll(() => addressesLeftFor()).toHaveLength(1);
  });

  it("[R2.19] [R7.48] makes them the customer's by a button, never by opening the page", async () => {
    const { user, callsOf, queryClient } = await openSignedIn(() => ({ claimRegisteredWindows: windows }));
    queryClient.setQueryData(["registeredWindows", null], "old");
    const button = await claimButton();
    expect(callsOf("ClaimRegisteredWindows")).toEqual([]);
    await user.click(button);
    const heading = await screen.findByRole("heading", { name: "The 2 windows are now yours" });
    expect(document.activeElement).toBe(heading);
    expect(callsOf("ClaimRegisteredWindows").map(({ variables }) => variables)).toEqual([
      { registrationToken: "token-1" },
    ]);
    expect(screen.getByRole("link", { name: "Solar roof window" }).getAttribute("href")).toBe("/window/w1");
    expect(screen.getByText("Loft")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Roof window" }).getAttribute("href")).toBe("/window/w2");
    expect(screen.getByRole("link", { name: "Go to my portal" }).getAttribute("href")).toBe("/overview");
    expect(queryClient.getQueryState(["registeredWindows", null])?.isInvalidated).toBe(true);
  });

  it.each([
    ["REGISTRATION_TOKEN_UNKNOWN", "We do not know this link"],
    ["REGISTRATION_TOKEN_EXPIRED", "This link is no longer valid"],
    ["REGISTRATION_ALREADY_CLAIMED", "These windows have an owner already"],
  ])("says what %s means and leads on", async (code, title) => {
    const { user } = await openSignedIn(() => graphQlError("no", code));
    await user.click(await claimButton());
    const heading = await screen.findByRole("heading", { level: 1, name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole("link", { name: "Go to my portal" }).getAttribute("href")).toBe("/overview");
    const register = screen.queryByRole("link", { name: "Register the windows yourself" });
    expect(register?.getAttribute("href")).toBe(
      code === "REGISTRATION_TOKEN_EXPIRED" ? "/window-registration" : undefined,
    );
  });

  it("offers no registration of one's own where the country has none", async () => {
    rememberSignIn();
    const { user } = await renderPortal(address, {
      ...customerAnswers,
      RuntimeConfig: () => ({ runtimeConfig: sampleConfig({ windowRegistrationEnabled: false }) }),
      ClaimRegisteredWindows: () => graphQlError("no", "REGISTRATION_TOKEN_EXPIRED"),
    });
    await user.click(await claimButton());
    await screen.findByRole("heading", { name: "This link is no longer valid" });
    expect(screen.queryByRole("link", { name: "Register the windows yourself" })).toBeNull();
  });

  it("takes a token that the service finds empty for a missing one", async () => {
    const { user } = await openSignedIn(() => violations({ registrationToken: "The token is missing." }));
    await user.click(await claimButton());
    expect(await screen.findByRole("heading", { name: "The link is incomplete" })).toBeTruthy();
  });

  it("[R5.4] tells of a token of blanks without a call", async () => {
    const { callsOf } = await openSignedIn(undefined, "/installed-windows/claim/%20");
    expect(await screen.findByRole("heading", { name: "The link is incomplete" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Take the windows over" })).toBeNull();
    expect(callsOf("ClaimRegisteredWindows")).toEqual([]);
  });

  it("[R5.4] tells anonymous visitors of a missing token too", async () => {
    await renderPortal("/installed-windows/claim/%20", visitorAnswers);
    expect(await screen.findByRole("heading", { name: "The link is incomplete" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe("/");
  });

  it("is tried again after the network failed", async () => {
    const { user, answer } = await openSignedIn(() => {
      throw new TypeError("Failed to fetch");
    });
    await user.click(await claimButton());
    expect((await screen.findByRole("alert")).textContent).toContain("We could not reach our service.");
    answer({ ClaimRegisteredWindows: () => ({ claimRegisteredWindows: windows.slice(0, 1) }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "The window is now yours" })).toBeTruthy();
  });

  it("passes on what the service says of other failures", async () => {
    const { user } = await openSignedIn(() => graphQlError("The service rests today."));
    await user.click(await claimButton());
    expect((await screen.findByRole("alert")).textContent).toContain("The service rests today.");
  });
});
