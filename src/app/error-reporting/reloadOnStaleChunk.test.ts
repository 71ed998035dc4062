import { createBrowserRouter, createMemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { isMissingChunk, reloadOnStaleChunk } from "./reloadOnStaleChunk.ts";

afterEach(() => {
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

/** Simulates a chunk that fails to load. Returns whether the import's own error is thrown. */
function failChunk(): boolean {
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), {
    payload: chunkError,
  });
  return dispatchEvent(event);
}

function blockStorage(): void {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    });
  }
}

describe("reloadOnStaleChunk", { tags: ["R8.16"] }, () => {
  it.each([
    ["", () => {}],
    [" with blocked storage", blockStorage],
  ])("reloads the page once%s, then lets the error through", (_, prepare) => {
    prepare();
    const first = loadPage();
    expect(failChunk()).toBe(false);
    expect(first.reload).toHaveBeenCalledTimes(1);
    first.stop();

    const second = loadPage();
    expect(failChunk()).toBe(true);
    expect(second.reload).not.toHaveBeenCalled();
  });

  it("reloads once for several chunks of a page", () => {
    const { reload } = loadPage();
    failChunk();
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

  it("reloads the page that the visitor was navigating to, once it has its URL", async () => {
    const chunk = Promise.withResolvers<never>();
    history.replaceState({ reloadedForChunk: true }, "", "/");
    const browserRouter = createBrowserRouter([
      { path: "/", element: null },
      { path: "/faq", lazy: () => chunk.promise },
    ]);
    onTestFinished(() => browserRouter.dispose());
    const urls: string[] = [];
    onTestFinished(reloadOnStaleChunk(browserRouter, () => urls.push(location.href)));
    const navigation = browserRouter.navigate("/faq?topic=1#latest");
    expect(failChunk()).toBe(true);
    expect(urls).toEqual([]);
    chunk.reject(chunkError);
    await navigation;
    expect(urls).toEqual(["http://localhost:3000/faq?topic=1#latest"]);
    expect(history.state).toMatchObject({ reloadedForChunk: true });
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
    expect(failChunk()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
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
    expect(failChunk()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
