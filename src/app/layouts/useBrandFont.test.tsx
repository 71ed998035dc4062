import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setSaveData } from "#testing/browser/setSaveData.ts";
import { PaintedProvider } from "#ui/loading/PaintedContext.tsx";
import { useBrandFont } from "./useBrandFont.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function loadPage() {
  document.documentElement.className = "";
  function Screen() {
    useBrandFont();
    return <p>Text</p>;
  }
  await act(async () => render(<Screen />, { wrapper: PaintedProvider }));
}

const hasBrandFont = () => document.documentElement.classList.contains("brand-font");

/** Waits until the first screen is drawn. */
const draw = () => act(() => vi.advanceTimersByTimeAsync(200));

it("useBrandFont requests the brand font after the first screen is drawn, and enables it when it is there", async () => {
  const response = Promise.withResolvers<FontFace[]>();
  const load = vi.spyOn(document.fonts, "load").mockReturnValue(response.promise);
  await loadPage();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(load).toHaveBeenCalledExactlyOnceWith("1em Albert Sans Variable");
  expect(hasBrandFont()).toBe(false);
  await act(() => response.resolve([]));
  expect(hasBrandFont()).toBe(true);
});

it("useBrandFont keeps the system font if the brand font cannot be loaded", async () => {
  vi.spyOn(document.fonts, "load").mockRejectedValue(new DOMException("Lost.", "NetworkError"));
  await loadPage();
  await draw();
  expect(hasBrandFont()).toBe(true);
});

it("useBrandFont enables it at once on a later visit, in a new tab too", async () => {
  await loadPage();
  await draw();
  cleanup();
  sessionStorage.clear();
  await loadPage();
  expect(hasBrandFont()).toBe(true);
});

it("useBrandFont does not load the font for visitors who save data", async () => {
  setSaveData(true);
  await loadPage();
  await draw();
  expect(hasBrandFont()).toBe(false);
});
