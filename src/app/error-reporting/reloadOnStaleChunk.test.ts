import { createBrowserRouter, createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { isAboutToReload, isMissingChunk, reloadOnStaleChunk } from "./reloadOnStaleChunk.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

const router = createMemoryRouter([{ path: "*", element: null }]);

/** Simulates a page load. As in a browser, the history entry survives a reload. */
function loadPage() {
  const reload = vi.fn();
  const stop = reloadOnStaleChunk(router, reload);
  onTestFinished(stop);
  return { reload, stop };
}

const chunkError = new TypeError("Failed to fetch dynamically imported module");

/** Simulates a chunk that fails to load, and waits a while. */
function failChunk(seconds = 3): void {
  const event = new Event("vite:preloadError", { cancelable: true });
  dispatchEvent(Object.assign(event, { payload: chunkError }));
  vi.advanceTimersByTime(seconds * 1000);
}

function blockStorage(): void {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    });
  }
}

describe("reloadOnStaleChunk", () => {
  it.each([
    ["", () => {}],
    [" with blocked storage", blockStorage],
  ])("reloads the page once%s, then shows the error", { tags: ["R8.16"] }, (_, prepare) => {
    prepare();
    const first = loadPage();
    failChunk();
    expect(first.reload).toHaveBeenCalledTimes(1);
    first.stop();

    const second = loadPage();
    failChunk();
    expect(second.reload).not.toHaveBeenCalled();
    expect(isAboutToReload(chunkError)).toBe(false);
  });

  it("shows no error until it reloads", () => {
    const { reload } = loadPage();
    failChunk(0);
    expect(isAboutToReload(chunkError)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads once for several chunks of a page", () => {
    const { reload } = loadPage();
    failChunk(0);
    failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads again at another history entry", () => {
    const { reload } = loadPage();
    failChunk();
    history.pushState(null, "", "/faq");
    failChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("reloads again in a later release", () => {
    history.replaceState({ reloadedForChunk: "https://my.taglys.example/assets/start-12345678.js" }, "");
    const { reload } = loadPage();
    failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(["beforeunload", "pagehide"])(
    "neither reloads nor shows an error while the visitor leaves the page (%s)",
    (type) => {
      const { reload } = loadPage();
      dispatchEvent(new Event(type));
      failChunk(15);
      expect(reload).not.toHaveBeenCalled();
      expect(isAboutToReload(chunkError)).toBe(true);
    },
  );

  it("does not reload if the visitor leaves the page a moment later", () => {
    const { reload } = loadPage();
    failChunk(0.5);
    dispatchEvent(new Event("pagehide"));
    vi.advanceTimersByTime(15_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads if the visitor stays after all", () => {
    const { reload } = loadPage();
    dispatchEvent(new Event("beforeunload"));
    failChunk(30);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads the page that the visitor was navigating to, once it has its URL", async () => {
    const chunk = Promise.withResolvers<never>();
    const browserRouter = createBrowserRouter([
      { path: "/", element: null },
      { path: "/faq", lazy: () => chunk.promise },
    ]);
    onTestFinished(() => browserRouter.dispose());
    const urls: string[] = [];
    onTestFinished(reloadOnStaleChunk(browserRouter, () => urls.push(location.href)));
    const navigation = browserRouter.navigate("/faq?topic=1#latest");
    failChunk();
    expect(urls).toEqual([]);
    chunk.reject(chunkError);
    await navigation;
    vi.advanceTimersByTime(3000);
    expect(urls).toEqual(["http://localhost:3000/faq?topic=1#latest"]);
  });

  it("keeps the URL and the other state of the history entry", () => {
    history.replaceState({ idx: 3, key: "router key" }, "", "/faq?topic=1#latest");
    loadPage();
    failChunk();
    expect(history.state).toMatchObject({ idx: 3, key: "router key" });
    expect(location.href).toBe("http://localhost:3000/faq?topic=1#latest");
  });

  it("does not reload without a network, but once it is back", () => {
    const { reload } = loadPage();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    failChunk();
    expect(reload).not.toHaveBeenCalled();
    expect(isAboutToReload(chunkError)).toBe(false);
    onLine.mockReturnValue(true);
    failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("isMissingChunk recognizes the error of the chunk and no other", () => {
    loadPage();
    failChunk();
    expect(isMissingChunk(chunkError)).toBe(true);
    expect(isMissingChunk(new TypeError("Failed to fetch"))).toBe(false);
  });

  it("does nothing after it was unsubscribed", () => {
    const { reload, stop } = loadPage();
    stop();
    failChunk();
    expect(reload).not.toHaveBeenCalled();
  });
});
