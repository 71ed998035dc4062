import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";

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
  useFocusOnNavigation();
  return null;
}

async function open(path: string) {
  const router = createMemoryRouter([{ path: "*", Component: Screen }], { initialEntries: [path] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return router;
}

/** Adds an element. Resolves after the mutation observers were called. */
async function addElement(id: string): Promise<HTMLElement> {
  const element = document.createElement("p");
  element.id = id;
  const observed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true });
  });
  document.body.append(element);
  await observed;
  return element;
}

/** The elements that were scrolled into view. */
function getScrollTargets(): Element[] {
  return scrollIntoView.mock.contexts;
}

it("useFocusOnNavigation scrolls to a target that is rendered later", { tags: ["R2.3"] }, async () => {
  await open("/faq#latest");
  await addElement("something-else");
  expect(getScrollTargets()).toEqual([]);
  const target = await addElement("latest");
  expect(getScrollTargets()).toEqual([target]);
});

it("useFocusOnNavigation scrolls once", async () => {
  await open("/faq#latest");
  (await addElement("latest")).remove();
  await addElement("latest");
  expect(getScrollTargets()).toHaveLength(1);
});

it.each([
  ["#caring%20for%20windows", "caring for windows"],
  ["#100%", "100%"],
])("useFocusOnNavigation finds the target of %s", async (hash, id) => {
  await open(`/faq${hash}`);
  const target = await addElement(id);
  expect(getScrollTargets()).toEqual([target]);
});

it("useFocusOnNavigation does not scroll to a target that is rendered at once", async () => {
  const target = await addElement("latest");
  await open("/faq#latest");
  target.remove();
  await addElement("latest");
  expect(getScrollTargets()).toEqual([]);
});

it.each(["wheel", "touchmove", "pointerdown", "keydown"])(
  "useFocusOnNavigation does not scroll after a %s event of the visitor",
  async (type) => {
    await open("/faq#latest");
    dispatchEvent(new Event(type));
    await addElement("latest");
    expect(getScrollTargets()).toEqual([]);
  },
);

it.each([
  [9999, 1],
  [10_000, 0],
])(
  "useFocusOnNavigation: a target that renders after %d ms causes %d scrolls",
  async (milliseconds, scrolls) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await open("/faq#latest");
    vi.advanceTimersByTime(milliseconds);
    await addElement("latest");
    expect(getScrollTargets()).toHaveLength(scrolls);
  },
);

it("useFocusOnNavigation does not scroll after the next navigation", async () => {
  const router = await open("/faq#latest");
  await act(() => router.navigate("/overview"));
  await addElement("latest");
  expect(getScrollTargets()).toEqual([]);
});

it("useFocusOnNavigation scrolls again after another navigation to the same URL", async () => {
  const router = await open("/faq#latest");
  (await addElement("latest")).remove();
  await act(() => router.navigate("/faq#latest"));
  await addElement("latest");
  expect(getScrollTargets()).toHaveLength(2);
});

it("useFocusOnNavigation does nothing without a hash", async () => {
  await open("/faq");
  await addElement("");
  expect(getScrollTargets()).toEqual([]);
});

function addSection(id: string): Element | null {
  const section = document.createElement("section");
  section.id = id;
  section.innerHTML = '<h2 tabindex="-1">Offer</h2>';
  document.body.append(section);
  return section.firstElementChild;
}

it("useFocusOnNavigation moves the focus to the heading of a section on the screen", async () => {
  const heading = addSection("offer");
  const router = await open("/project/1");
  await expect.poll(() => document.activeElement).toBe(document.body);
  await act(() => router.navigate("/project/1#offer"));
  await expect.poll(() => document.activeElement).toBe(heading);
});

it("useFocusOnNavigation moves the focus to the heading of a section that is rendered later", async () => {
  await open("/project/1#offer");
  addSection("progress");
  const heading = addSection("offer");
  await expect.poll(() => document.activeElement).toBe(heading);
});
