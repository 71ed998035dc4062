import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLateHashTarget } from "./useLateHashTarget.ts";

// jsdom lays nothing out and knows no `scrollIntoView`.
const scrollIntoView = vi.fn<(this: Element) => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  scrollIntoView.mockReset();
  vi.useRealTimers();
});

function Screen() {
  useLateHashTarget();
  return null;
}

async function open(address: string) {
  const router = createMemoryRouter([{ path: "*", Component: Screen }], { initialEntries: [address] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return router;
}

/** Adds an element and resolves once everybody who watches the page has been told. */
async function appear(id: string): Promise<HTMLElement> {
  const element = document.createElement("p");
  element.id = id;
  const told = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true });
  });
  document.body.append(element);
  await told;
  return element;
}

/** The elements that were scrolled to. */
function scrolledTo(): Element[] {
  return scrollIntoView.mock.contexts;
}

it("[R2.3] scrolls to a target that appears later", async () => {
  await open("/faq#latest");
  await appear("something-else");
  expect(scrolledTo()).toEqual([]);
  const target = await appear("latest");
  expect(scrolledTo()).toEqual([target]);
});

it("[R2.3] scrolls once", async () => {
  await open("/faq#latest");
  (await appear("latest")).remove();
  await appear("latest");
  expect(scrolledTo()).toHaveLength(1);
});

it.each([
  ["#caring%20for%20windows", "caring for windows"],
  ["#100%", "100%"],
])("[R2.3] finds the target of %s", async (hash, id) => {
  await open(`/faq${hash}`);
  const target = await appear(id);
  expect(scrolledTo()).toEqual([target]);
});

it("[R2.3] leaves a target that is there at once to the router", async () => {
  const target = await appear("latest");
  await open("/faq#latest");
  target.remove();
  await appear("latest");
  expect(scrolledTo()).toEqual([]);
});

it.each(["wheel", "touchmove", "keydown"])("[R2.3] gives way to a visitor's own %s", async (type) => {
  await open("/faq#latest");
  dispatchEvent(new Event(type));
  await appear("latest");
  expect(scrolledTo()).toEqual([]);
});

it.each([
  [9999, 1],
  [10_000, 0],
])("[R2.3] has after %d ms the patience for %d scrolls", async (milliseconds, scrolls) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await open("/faq#latest");
  vi.advanceTimersByTime(milliseconds);
  await appear("latest");
  expect(scrolledTo()).toHaveLength(scrolls);
});

it("[R2.3] stops looking when the visitor goes on", async () => {
  const router = await open("/faq#latest");
  await act(() => router.navigate("/overview"));
  await appear("latest");
  expect(scrolledTo()).toEqual([]);
});

it("[R2.3] looks again when the same address is visited again", async () => {
  const router = await open("/faq#latest");
  (await appear("latest")).remove();
  await act(() => router.navigate("/faq#latest"));
  await appear("latest");
  expect(scrolledTo()).toHaveLength(2);
});

it("looks for nothing without a hash", async () => {
  await open("/faq");
  await appear("");
  expect(scrolledTo()).toEqual([]);
});
