import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, ScrollRestoration } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";
import { RouterContext, useSavedScrollPosition } from "./useSavedScrollPosition.ts";

let pageHeight = 0;

// jsdom lays nothing out: here the page is as long as the test says, and its window 600 pixels high.
beforeEach(() => {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => pageHeight);
  vi.stubGlobal("innerHeight", 600);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", (...[to, y]: [ScrollToOptions] | [number, number]) => {
    const top = typeof to === "number" ? y : to.top;
    vi.stubGlobal("scrollY", Math.max(0, Math.min(top ?? 0, pageHeight - 600)));
  });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Screen() {
  useSavedScrollPosition();
  return <ScrollRestoration />;
}

const renderRouter = (router: ReturnType<typeof createMemoryRouter>) =>
  act(
    async () =>
      void render(
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>,
      ),
  );

/** Leaves a page at 700 pixels and comes back when it has only its skeleton. */
async function comeBack() {
  pageHeight = 2900;
  const router = createMemoryRouter([{ path: "*", Component: Screen }], { initialEntries: ["/overview"] });
  await renderRouter(router);
  scrollTo(0, 700);
  await act(() => router.navigate("/faq"));
  expect(scrollY).toBe(0);
  pageHeight = 1100;
  await act(() => router.navigate(-1));
}

/** Resolves after the mutation observers were called. */
async function addContent(height: number) {
  pageHeight = height;
  document.body.append(document.createElement("p"));
  await act(async () => {});
}

it("useSavedScrollPosition reaches the saved position once a late list has rendered", {
  tags: ["R2.2"],
}, async () => {
  await comeBack();
  expect(scrollY).toBe(500);
  await addContent(1200);
  expect(scrollY).toBe(500);
  await addContent(2900);
  expect(scrollY).toBe(700);
});

it("useSavedScrollPosition does not scroll if the visitor has scrolled meanwhile", async () => {
  await comeBack();
  dispatchEvent(new Event("wheel"));
  scrollTo(0, 100);
  await addContent(2900);
  expect(scrollY).toBe(100);
});

it("useSavedScrollPosition scrolls once", async () => {
  await comeBack();
  await addContent(2900);
  scrollTo(0, 100);
  await addContent(3000);
  expect(scrollY).toBe(100);
});

it("useSavedScrollPosition › reaches the saved position after a reload, not the hash of the URL", async () => {
  pageHeight = 1100;
  sessionStorage.setItem("react-router-scroll-positions", JSON.stringify({ default: 700 }));
  const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
  function HashScreen() {
    useFocusOnNavigation();
    return <Screen />;
  }
  const router = createMemoryRouter([{ path: "*", Component: HashScreen }], {
    initialEntries: ["/faq#late"],
  });
  await renderRouter(router);
  const target = document.createElement("section");
  target.id = "late";
  pageHeight = 2900;
  document.body.append(target);
  await act(async () => {});
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(scrollY).toBe(700);
});
