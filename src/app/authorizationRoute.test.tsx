import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionQuery } from "../session/sessionQuery.ts";
import {
  providerAnswers,
  refusalAddress,
  returnAddress,
  setClock,
  tokenAnswer,
  tokenPath,
} from "../testing/fakeProvider.ts";
import { visitProvider } from "../testing/providerVisit.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { customerAnswers, visitorAnswers } from "../testing/sampleData.ts";

beforeEach(() => setClock());

afterEach(() => {
  vi.useRealTimers();
});

function addressOf({ pathname, hash }: URL): string {
  return pathname + hash;
}

/** Opens the portal at the provider's good answer to a sign-in that was to lead back to an address. */
async function returnFromProvider(backAddress?: string) {
  const { attempt } = await visitProvider(backAddress);
  const tokens = await tokenAnswer({ nonce: attempt.searchParams.get("nonce") });
  return renderPortal(addressOf(await returnAddress(attempt)), {
    ...customerAnswers,
    ...(await providerAnswers()),
    [tokenPath]: () => tokens,
  });
}

describe("the return from the provider", () => {
  it("[R2.12] leads to the stored back address", async () => {
    const { router } = await returnFromProvider("/faq?from=mail#latest");
    expect(await screen.findByRole("navigation", { name: "Main navigation" })).toBeTruthy();
    expect(router.createHref(router.state.location)).toBe("/faq?from=mail#latest");
  });

  it("[R2.13] leads to the project list without one", async () => {
    const { router } = await returnFromProvider();
    expect(await screen.findByRole("heading", { name: "Hello Ada, here are your projects" })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/overview");
  });

  it("[R2.12] loads the configuration first", async () => {
    const { calls } = await returnFromProvider();
    await screen.findByText("Ada Berg");
    expect(calls[0]?.name).toBe("RuntimeConfig");
  });

  it("[R6.6] [R4.9] checks the session with the new token", async () => {
    const { callsOf } = await returnFromProvider();
    await screen.findByText("Ada Berg");
    expect(callsOf("/api/auth/me")[0]?.headers.get("authorization")).toBe(
      `Bearer ${localStorage.getItem("ad_idToken")}`,
    );
  });

  it("[R4.8] marks the visitor as just authorized", async () => {
    const { queryClient } = await returnFromProvider();
    await screen.findByText("Ada Berg");
    expect(queryClient.getQueryData(sessionQuery().queryKey)).toMatchObject({
      account: { email: "ada@example.org" },
      justAuthorized: true,
    });
  });

  it("takes the answer out of the address at once", async () => {
    const { attempt } = await visitProvider();
    await renderPortal(addressOf(await returnAddress(attempt)), {
      RuntimeConfig: () => new Promise<never>(() => {}),
    });
    expect(location.href).toBe("http://localhost:3000/authorization");
  });

  it("[R2.14] [R8.8] leads a visitor who cancelled to the introduction", async () => {
    const { attempt } = await visitProvider("/faq");
    const address = refusalAddress(
      attempt,
      "AADB2C90091: The user has cancelled entering self-asserted information.",
    );
    const { router } = await renderPortal(addressOf(address), visitorAnswers);
    expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/");
  });
});

describe("a return that fails", () => {
  it.each([
    [
      "a refusal that nobody asked for",
      "error=x&error_description=AADB2C90037",
      "does not belong to a sign-in",
    ],
    ["[R5.5] no code", "state=s", "'Code' parameter is not provided"],
  ])("because of %s says why, and offers to sign in again", async (_, hash, text) => {
    await renderPortal(`/authorization#${hash}`, visitorAnswers);
    expect(await screen.findByRole("heading", { name: "Signing in did not work" })).toBeTruthy();
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign in again" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe("/");
  });

  it("[R8.9] shows the provider's description", async () => {
    const { attempt } = await visitProvider();
    const address = refusalAddress(attempt, "AADB2C90037: An error occurred.\r\nCorrelation ID: 1");
    await renderPortal(addressOf(address), visitorAnswers);
    expect(await screen.findByText("AADB2C90037: An error occurred.")).toBeTruthy();
  });
});
