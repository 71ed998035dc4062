import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyAfterPaint } from "./lazyAfterPaint.ts";
import { PaintedProvider } from "./PaintedContext.tsx";

afterEach(cleanup);

async function renderLazy(load: () => Promise<ComponentType>) {
  const LazyPart = lazyAfterPaint(load, <p>Loading</p>);
  await act(async () => render(<LazyPart />, { wrapper: PaintedProvider }));
}

it("lazyAfterPaint › renders the fallback until the component has loaded", async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  await renderLazy(() => promise);
  expect(screen.getByText("Loading")).toBeTruthy();
  await act(async () => resolve(() => <p>The drawing</p>));
  expect(await screen.findByText("The drawing")).toBeTruthy();
  expect(screen.queryByText("Loading")).toBeNull();
});

it("lazyAfterPaint › requests the component after the first paint", async () => {
  const load = vi.fn(async () => () => <p>The drawing</p>);
  const LazyPart = lazyAfterPaint(load, <p>Loading</p>);
  vi.useFakeTimers();
  await act(async () => render(<LazyPart />, { wrapper: PaintedProvider }));
  vi.advanceTimersByTime(100);
  expect(screen.getByText("Loading")).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(100));
  vi.useRealTimers();
  expect(await screen.findByText("The drawing")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it("lazyAfterPaint › renders nothing if the component cannot be loaded", async () => {
  await renderLazy(() => Promise.reject(new TypeError("The chunk could not be loaded.")));
  await expect.poll(() => screen.queryByText("Loading")).toBeNull();
  expect(document.body.textContent).toBe("");
});
