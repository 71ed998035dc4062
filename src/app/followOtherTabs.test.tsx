import type { QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { removeTokens } from "../session/credentialStore.ts";
import { ofAccount, sessionQuery } from "../session/sessionQuery.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { failure } from "../testing/responses.ts";
import { customerAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

/** What a browser tells this tab once another one has changed the storage that they share. */
function tellOfStorage(key: string | null): void {
  act(() => void dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage })));
}

function signOutElsewhere(): void {
  removeTokens();
  // The browser tells of each, and of a token that is gone perhaps more than once.
  for (const name of ["idToken", "idTokenExpiresAt", "idToken"]) tellOfStorage(`ad_${name}`);
}

function signInElsewhere(): void {
  rememberSignIn();
  tellOfStorage("ad_idToken");
}

const list = { name: "Hello Ada, here are your projects" };
const signedOut = { name: "You are signed out" };

async function openList() {
  rememberSignIn();
  const portal = await renderPortal("/overview", customerAnswers);
  await screen.findByText("There is no project here yet");
  // The last call of the screen, made once it is drawn.
  await waitFor(() => expect(portal.callsOf("RegisteredWindows")).toHaveLength(1));
  return portal;
}

function untilAnonymous(queryClient: QueryClient): Promise<void> {
  const { queryKey } = sessionQuery();
  return waitFor(() =>
    expect(queryClient.getQueryData(queryKey)).toEqual({ account: null, justAuthorized: false }),
  );
}

describe("a sign-out in another tab", () => {
  it("leads to the logout screen, without another call", async () => {
    const { router, queryClient, calls, addressesLeftFor } = await openList();
    const callsBefore = calls.length;
    const navigate = vi.spyOn(router, "navigate");
    signOutElsewhere();
    expect(await screen.findByRole("heading", signedOut)).toBeTruthy();
    await untilAnonymous(queryClient);
    expect(navigate.mock.calls).toEqual([["/logout"]]);
    expect(router.state.location.pathname).toBe("/logout");
    expect(queryClient.getQueryCache().findAll(ofAccount)).toEqual([]);
    expect(calls.slice(callsBefore).map(({ name }) => name)).toEqual([]);
    expect(addressesLeftFor()).toEqual([]);
  });

  it("ends the session too where a call is refused before this tab hears of it", async () => {
    rememberSignIn();
    const { addressesLeftFor } = await renderPortal("/overview", {
      ...customerAnswers,
      RegisteredWindows: () => {
        localStorage.clear();
        return failure(401, "Unauthorized");
      },
    });
    expect(await screen.findByRole("heading", signedOut)).toBeTruthy();
    expect(addressesLeftFor()).toEqual([]);
  });

  it("is followed also where that tab cleared the whole storage", async () => {
    await openList();
    localStorage.clear();
    tellOfStorage(null);
    expect(await screen.findByRole("heading", signedOut)).toBeTruthy();
  });

  it("leaves a screen alone that needs no session", async () => {
    const { router, queryClient } = await openList();
    await act(() => router.navigate("/feedback/7"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/feedback/7"));
    signOutElsewhere();
    await untilAnonymous(queryClient);
    expect(router.state.location.pathname).toBe("/feedback/7");
  });
});

describe("a sign-in in another tab", () => {
  it.each(["/", "/logout"])("leads from %s to the project list", async (address) => {
    const { router } = await renderPortal(address, customerAnswers);
    await screen.findByRole("heading", { level: 1 });
    signInElsewhere();
    expect(await screen.findByRole("heading", list)).toBeTruthy();
    expect(router.state.location.pathname).toBe("/overview");
  });

  it("leads back to it after a sign-out there", async () => {
    const { queryClient } = await openList();
    signOutElsewhere();
    await screen.findByRole("heading", signedOut);
    await untilAnonymous(queryClient);
    signInElsewhere();
    expect(await screen.findByRole("heading", list)).toBeTruthy();
  });

  it("tells of a session check that fails, and stays", async () => {
    const { router } = await renderPortal("/", {
      ...customerAnswers,
      "/api/auth/me": () => failure(403, "Forbidden"),
    });
    await screen.findByRole("heading", { level: 1 });
    signInElsewhere();
    expect((await screen.findByRole("alert")).textContent).toContain("Forbidden");
    expect(router.state.location.pathname).toBe("/");
  });
});

it("a renewed token of another tab changes nothing here", async () => {
  const { router, calls } = await openList();
  const callsBefore = calls.length;
  rememberSignIn({ idToken: "renewed" });
  tellOfStorage("ad_idToken");
  tellOfStorage("something else");
  await act(() => Promise.resolve());
  expect(router.state.location.pathname).toBe("/overview");
  expect(router.state.revalidation).toBe("idle");
  expect(calls.length).toBe(callsBefore);
});
