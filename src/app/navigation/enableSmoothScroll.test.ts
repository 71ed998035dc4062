import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { enableSmoothScroll } from "./enableSmoothScroll.ts";

const { classList } = document.documentElement;

beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] }));

afterEach(() => {
  vi.useRealTimers();
  classList.remove("smooth-scroll");
});

/** Creates a router with three views, two of which have loaders that the test resolves. */
function createRouter() {
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
  const unsubscribe = enableSmoothScroll(router);
  onTestFinished(() => {
    unsubscribe();
    router.dispose();
  });
  /** Starts a navigation. Returns a function that completes it. */
  const startNavigation = (path: string) => {
    const navigation = router.navigate(path);
    return async () => {
      loads.at(-1)?.resolve(null);
      await navigation;
    };
  };
  return { router, startNavigation, unsubscribe };
}

function isSmooth(): boolean {
  return classList.contains("smooth-scroll");
}

function advanceFrames(frames: number): void {
  for (let frame = 0; frame < frames; frame += 1) vi.advanceTimersToNextFrame();
}

describe("enableSmoothScroll", { tags: ["R2.11"] }, () => {
  it("enables smooth scrolling at the start", () => {
    createRouter();
    expect(isSmooth()).toBe(true);
  });

  it("disables it from the start of a navigation to another screen until the second frame after it", async () => {
    const { startNavigation } = createRouter();
    const completeNavigation = startNavigation("/project/1");
    expect(isSmooth()).toBe(false);
    advanceFrames(5);
    expect(isSmooth()).toBe(false);
    await completeNavigation();
    advanceFrames(1);
    expect(isSmooth()).toBe(false);
    advanceFrames(1);
    expect(isSmooth()).toBe(true);
  });

  it("keeps it enabled for navigations within a screen", async () => {
    const { startNavigation } = createRouter();
    await startNavigation("/project/1")();
    advanceFrames(2);
    for (const path of ["/project/2", "/project/2?tab=files", "/project/2#latest"]) {
      const completeNavigation = startNavigation(path);
      expect(isSmooth()).toBe(true);
      await completeNavigation();
      expect(isSmooth()).toBe(true);
    }
  });

  it("keeps it disabled if the next navigation starts before the second frame", async () => {
    const { startNavigation } = createRouter();
    await startNavigation("/project/1")();
    advanceFrames(1);
    const completeNavigation = startNavigation("/faq");
    advanceFrames(5);
    expect(isSmooth()).toBe(false);
    await completeNavigation();
    advanceFrames(2);
    expect(isSmooth()).toBe(true);
  });

  it("enables it again after a navigation back that interrupts another", async () => {
    const { startNavigation, router } = createRouter();
    const completeNavigation = startNavigation("/project/1");
    await router.navigate("/");
    await completeNavigation();
    advanceFrames(2);
    expect(isSmooth()).toBe(true);
  });

  it("changes nothing after it was unsubscribed", async () => {
    const { startNavigation, unsubscribe } = createRouter();
    unsubscribe();
    await startNavigation("/faq")();
    expect(isSmooth()).toBe(true);
  });
});
