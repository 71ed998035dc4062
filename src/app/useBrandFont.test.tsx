import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  // Each test is a page load of its own: nothing has been drawn yet.
  vi.resetModules();
  vi.useFakeTimers();
  document.documentElement.className = "";
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function openPage() {
  const { useBrandFont } = await import("./useBrandFont.ts");
  function Screen() {
    useBrandFont();
    return <p>Words first.</p>;
  }
  await act(async () => render(<Screen />));
}

const isBrandFont = () => document.documentElement.classList.contains("brand-font");

it("takes the brand's font once the first screen can be seen", async () => {
  await openPage();
  act(() => vi.advanceTimersByTime(100));
  expect(isBrandFont()).toBe(false);
  act(() => vi.advanceTimersByTime(100));
  expect(isBrandFont()).toBe(true);
});

it("takes it at once in a tab that has had it", async () => {
  await openPage();
  act(() => vi.advanceTimersByTime(200));
  cleanup();
  vi.resetModules();
  document.documentElement.className = "";
  await openPage();
  expect(isBrandFont()).toBe(true);
});

it("takes it where nothing can be stored, too", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  await openPage();
  act(() => vi.advanceTimersByTime(200));
  expect(isBrandFont()).toBe(true);
});
