import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { isMissingChunk, reloadOnStaleChunk } from "./reloadOnStaleChunk.ts";

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

/** A page load. Its history entry is that of the load before it, as a browser keeps it over a reload. */
function loadPage() {
  const reload = vi.fn();
  const stop = reloadOnStaleChunk(reload);
  onTestFinished(stop);
  return { reload, stop };
}

const chunkError = new TypeError("Failed to fetch dynamically imported module");

/** A chunk that fails to load. Hands back whether the import's own error is thrown. */
function failChunk(): boolean {
  const failure = Object.assign(new Event("vite:preloadError", { cancelable: true }), {
    payload: chunkError,
  });
  return dispatchEvent(failure);
}

function blockStorage(): void {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    });
  }
}

describe("[R8.16] a chunk that fails to load", () => {
  it.each([
    ["", () => {}],
    [" with blocked storage too", blockStorage],
  ])("reloads the page once%s, then its error is thrown", (_, prepare) => {
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

  it("reloads again at another place of the history", () => {
    const { reload } = loadPage();
    failChunk();
    history.pushState(null, "", "/faq");
    failChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("leaves the address and what else the history entry remembers", () => {
    history.replaceState({ idx: 3, key: "of the router" }, "", "/faq?topic=1#latest");
    loadPage();
    failChunk();
    expect(history.state).toMatchObject({ idx: 3, key: "of the router" });
    expect(location.href).toBe("http://localhost:3000/faq?topic=1#latest");
  });

  it("leaves the error to its screen while there is no network, and reloads once there is", () => {
    const { reload } = loadPage();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(failChunk()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is told from other errors by its screen", () => {
    loadPage();
    failChunk();
    expect(isMissingChunk(chunkError)).toBe(true);
    expect(isMissingChunk(new TypeError("Failed to fetch"))).toBe(false);
  });

  it("is nobody's business after the end", () => {
    const { reload, stop } = loadPage();
    stop();
    expect(failChunk()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
