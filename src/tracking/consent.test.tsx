import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type Consent, useConsent } from "./consent.ts";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

/** As after a page load. */
function loadPage() {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useConsent(), { wrapper });
  return {
    result,
    expectConsent: (consent: Consent) => expect.poll(() => result.current.consent).toEqual(consent),
  };
}

it("useConsent returns no choice before the visitor has chosen, and none for a stored value that is none", () => {
  localStorage.setItem("taglys.consent", "perhaps");
  expect(loadPage().result.current.consent).toEqual({ choice: undefined, isReviewed: false });
});

it.each(["granted", "denied"] as const)(
  "useConsent keeps the choice %j after the page is loaded again",
  (choice) => {
    const { result } = loadPage();
    act(() => result.current.choose(choice));
    expect(loadPage().result.current.consent.choice).toBe(choice);
  },
);

it("useConsent keeps the choice until the page unloads where storage is blocked", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  const { result, expectConsent } = loadPage();
  act(() => result.current.choose("denied"));
  await expectConsent({ choice: "denied", isReviewed: false });
});

it("useConsent keeps the choice under review until there is a new one", async () => {
  const { result, expectConsent } = loadPage();
  act(() => result.current.choose("granted"));
  await expectConsent({ choice: "granted", isReviewed: false });
  act(() => result.current.review());
  await expectConsent({ choice: "granted", isReviewed: true });
  act(() => result.current.choose("denied"));
  await expectConsent({ choice: "denied", isReviewed: false });
});
