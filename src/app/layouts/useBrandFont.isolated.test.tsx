import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setSaveData } from "../../testing/browser/setSaveData.ts";

beforeEach(() => {
  // Simulates a page load: nothing has been drawn yet.
  vi.resetModules();
  vi.useFakeTimers();
  document.documentElement.className = "";
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function loadPage() {
  const { useBrandFont } = await import("./useBrandFont.ts");
  function Screen() {
    useBrandFont();
    return <p>Text</p>;
  }
  await act(async () => render(<Screen />));
}

const hasBrandFont = () => document.documentElement.classList.contains("brand-font");

it("useBrandFont enables the brand font after the first screen is drawn", async () => {
  await loadPage();
  act(() => vi.advanceTimersByTime(100));
  expect(hasBrandFont()).toBe(false);
  act(() => vi.advanceTimersByTime(100));
  expect(hasBrandFont()).toBe(true);
});

it("useBrandFont enables it at once in a tab that has loaded it before", async () => {
  await loadPage();
  act(() => vi.advanceTimersByTime(200));
  cleanup();
  vi.resetModules();
  document.documentElement.className = "";
  await loadPage();
  expect(hasBrandFont()).toBe(true);
});

it("useBrandFont enables it with blocked storage too", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  await loadPage();
  act(() => vi.advanceTimersByTime(200));
  expect(hasBrandFont()).toBe(true);
});

it("useBrandFont does without it for visitors who save data", async () => {
  setSaveData(true);
  await loadPage();
  act(() => vi.advanceTimersByTime(200));
  expect(hasBrandFont()).toBe(false);
});
