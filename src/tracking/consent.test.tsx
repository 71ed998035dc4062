import { act, cleanup, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ConsentContext, useConsent, useConsentState } from "./consent.ts";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

/** Renders the consent as after a page load. */
function loadPage() {
  const wrapper = ({ children }: PropsWithChildren) => (
    <ConsentContext value={useConsentState()}>{children}</ConsentContext>
  );
  return renderHook(useConsent, { wrapper }).result;
}

it("useConsent returns no choice before the visitor has chosen, nor for an invalid stored value", () => {
  localStorage.setItem("taglys.consent", "perhaps");
  expect(loadPage().current.consent).toEqual({ choice: undefined, isReviewed: false });
});

it.each(["granted", "denied"] as const)(
  "useConsent keeps the choice %j after the page is loaded again",
  (choice) => {
    const result = loadPage();
    act(() => result.current.choose(choice));
    expect(loadPage().current.consent.choice).toBe(choice);
  },
);

it("useConsent keeps the choice until the page unloads if storage is blocked", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  const result = loadPage();
  act(() => result.current.choose("denied"));
  expect(result.current.consent).toEqual({ choice: "denied", isReviewed: false });
});

it("useConsent keeps the choice until there is a new one when the visitor is asked again", () => {
  const result = loadPage();
  act(() => result.current.choose("granted"));
  expect(result.current.consent).toEqual({ choice: "granted", isReviewed: false });
  act(() => result.current.review());
  expect(result.current.consent).toEqual({ choice: "granted", isReviewed: true });
  act(() => result.current.choose("denied"));
  expect(result.current.consent).toEqual({ choice: "denied", isReviewed: false });
});
