import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  // Each test is a page load of its own: nothing has been drawn yet.
  vi.resetModules();
});
afterEach(cleanup);

async function show(load: () => Promise<ComponentType>) {
  const { lazyExtra } = await import("./lazyExtra.ts");
  const Extra = lazyExtra(load, <p>on its way</p>);
  await act(async () => render(<Extra />));
}

it("keeps the place until the part comes", async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  await show(() => promise);
  expect(screen.getByText("on its way")).toBeTruthy();
  await act(async () => resolve(() => <p>the drawing</p>));
  expect(await screen.findByText("the drawing")).toBeTruthy();
  expect(screen.queryByText("on its way")).toBeNull();
});

it("asks for the part once the screen is drawn", async () => {
  const load = vi.fn(async () => () => <p>the drawing</p>);
  const { lazyExtra } = await import("./lazyExtra.ts");
  const Extra = lazyExtra(load, <p>on its way</p>);
  vi.useFakeTimers();
  await act(async () => render(<Extra />));
  vi.advanceTimersByTime(100);
  expect(screen.getByText("on its way")).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(100));
  vi.useRealTimers();
  expect(await screen.findByText("the drawing")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it("leaves nothing where the part does not come", async () => {
  await show(() => Promise.reject(new TypeError("The script did not come.")));
  await vi.waitFor(() => expect(screen.queryByText("on its way")).toBeNull());
  expect(document.body.textContent).toBe("");
});
