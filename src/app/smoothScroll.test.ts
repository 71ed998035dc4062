import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { keepSmoothScroll } from "./smoothScroll.ts";

const { classList } = document.documentElement;

beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] }));

afterEach(() => {
  vi.useRealTimers();
  classList.remove("smooth-scroll");
});

/** A router with two views, whose loaders wait until they are let go. */
function openRouter() {
  const loads: PromiseWithResolvers<null>[] = [];
  const loader = () => {
    const load = Promise.withResolvers<null>();
    loads.push(load);
    return load.promise;
  };
  const router = createMemoryRouter(
    [
      { path: "/", handle: { viewName: "home page" } },
      { path: "/project/:projectId", loader, handle: { viewName: "project" } },
      { path: "/faq", loader, handle: { viewName: "faq" } },
    ],
    { initialEntries: ["/"] },
  );
  const stop = keepSmoothScroll(router);
  onTestFinished(() => {
    stop();
    router.dispose();
  });
  /** Begins a navigation; `arrive` lets it end. */
  const begin = (address: string) => {
    const ended = router.navigate(address);
    return async () => {
      loads.at(-1)?.resolve(null);
      await ended;
    };
  };
  return { router, begin, stop };
}

function isSmooth(): boolean {
  return classList.contains("smooth-scroll");
}

function pass(frames: number): void {
  for (let frame = 0; frame < frames; frame += 1) vi.advanceTimersToNextFrame();
}

describe("[R2.11] smooth scrolling", () => {
  it("is on at the start", () => {
    openRouter();
    expect(isSmooth()).toBe(true);
  });

  it("is off from the beginning of a navigation to another screen until its position is set", async () => {
    const { begin } = openRouter();
    const arrive = begin("/project/1");
    expect(isSmooth()).toBe(false);
    pass(5);
    expect(isSmooth()).toBe(false);
    await arrive();
    pass(1);
    expect(isSmooth()).toBe(false);
    pass(1);
    expect(isSmooth()).toBe(true);
  });

  it("stays on between addresses of the same screen", async () => {
    const { begin } = openRouter();
    await begin("/project/1")();
    pass(2);
    for (const address of ["/project/2", "/project/2?tab=files", "/project/2#latest"]) {
      const arrive = begin(address);
      expect(isSmooth()).toBe(true);
      await arrive();
      expect(isSmooth()).toBe(true);
    }
  });

  it("stays off where the next navigation begins before the class is back", async () => {
    const { begin } = openRouter();
    await begin("/project/1")();
    pass(1);
    const arrive = begin("/faq");
    pass(5);
    expect(isSmooth()).toBe(false);
    await arrive();
    pass(2);
    expect(isSmooth()).toBe(true);
  });

  it("is on again where the visitor turns back before arriving", async () => {
    const { begin, router } = openRouter();
    const arrive = begin("/project/1");
    await router.navigate("/");
    await arrive();
    pass(2);
    expect(isSmooth()).toBe(true);
  });

  it("is left as it is once nobody keeps it any more", async () => {
    const { begin, stop } = openRouter();
    stop();
    await begin("/faq")();
    expect(isSmooth()).toBe(true);
  });
});
