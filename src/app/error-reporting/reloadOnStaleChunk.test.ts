import { createBrowserRouter, createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { findReload, reloadOnStaleChunk } from "./reloadOnStaleChunk.ts";

const script = { "content-type": "text/javascript" };
const page = { "content-type": "text/html; charset=utf-8" };
const gone = () => new Response(null, { status: 404, headers: page });

/** Asks the host for a script. */
const requestScript = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  requestScript.mockReset().mockImplementation(async () => gone());
  vi.stubGlobal("fetch", requestScript);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
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

/** Simulates a chunk that fails to load. Resolves to whether the page reloads because of it. */
function failChunk(error = chunkError): Promise<boolean> | undefined {
  const event = new Event("vite:preloadError", { cancelable: true });
  dispatchEvent(Object.assign(event, { payload: error }));
  return findReload(error);
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
  ])("reloads the page once%s, then shows the error", { tags: ["R8.16"] }, async (_, prepare) => {
    prepare();
    const first = loadPage();
    expect(await failChunk()).toBe(true);
    expect(first.reload).toHaveBeenCalledTimes(1);
    first.stop();

    const second = loadPage();
    expect(await failChunk()).toBe(false);
    expect(second.reload).not.toHaveBeenCalled();
  });

  it.each<[host: string, reloads: boolean, respond: () => Promise<Response>]>([
    ["no longer has the script", true, async () => gone()],
    ["sends a page in place of the script", true, async () => new Response("<html>", { headers: page })],
    ["has the script, as when the visitor leaves", false, async () => new Response("", { headers: script })],
    ["fails", false, async () => new Response("<html>", { status: 502, headers: page })],
    ["is not reached", false, () => Promise.reject(new TypeError("Load failed"))],
  ])("if the host %s, reloads the page: %s", async (_, reloads, respond) => {
    requestScript.mockImplementation(respond);
    const { reload } = loadPage();
    expect(await failChunk()).toBe(reloads);
    expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
  });

  it("requests each script of the page again, past the browser's cache", async () => {
    const url = "http://localhost:3000/assets/gone-12345678.js";
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: url });
    document.head.append(link);
    requestScript.mockImplementation(async (it) =>
      it === url ? gone() : new Response("", { headers: script }),
    );
    const { reload } = loadPage();
    expect(await failChunk()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    for (const [, init] of requestScript.mock.calls) {
      expect(init).toMatchObject({ method: "HEAD", cache: "no-store" });
    }
  });

  it("neither reloads nor shows the error before the host has answered", async () => {
    const response = Promise.withResolvers<Response>();
    requestScript.mockReturnValue(response.promise);
    const { reload } = loadPage();
    const decided = vi.fn();
    const reloads = failChunk()?.then(decided);
    await Promise.resolve();
    expect([reload.mock.calls, decided.mock.calls]).toEqual([[], []]);
    response.resolve(gone());
    await reloads;
    expect(decided).toHaveBeenCalledWith(true);
  });

  it("reloads once for several chunks of a page", async () => {
    const { reload } = loadPage();
    await Promise.all([failChunk(), failChunk(new TypeError("Importing a module script failed."))]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads again at another history entry", async () => {
    const { reload } = loadPage();
    await failChunk();
    history.pushState(null, "", "/faq");
    await failChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("reloads again in a later release", async () => {
    history.replaceState({ reloadedForChunk: "https://my.taglys.example/assets/start-12345678.js" }, "");
    const { reload } = loadPage();
    await failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("waits until a navigation has changed the URL, then reloads", async () => {
    const chunk = Promise.withResolvers<never>();
    const browserRouter = createBrowserRouter([
      { path: "/", element: null },
      { path: "/faq", lazy: () => chunk.promise },
    ]);
    onTestFinished(() => browserRouter.dispose());
    const urls: string[] = [];
    onTestFinished(reloadOnStaleChunk(browserRouter, () => urls.push(location.href)));
    const navigation = browserRouter.navigate("/faq?topic=1#latest");
    const reloads = failChunk();
    await vi.waitFor(() => expect(requestScript).toHaveBeenCalled());
    expect(urls).toEqual([]);
    chunk.reject(chunkError);
    await navigation;
    expect(await reloads).toBe(true);
    expect(urls).toEqual(["http://localhost:3000/faq?topic=1#latest"]);
  });

  it("keeps the URL and the other state of the history entry", async () => {
    history.replaceState({ idx: 3, key: "router key" }, "", "/faq?topic=1#latest");
    loadPage();
    await failChunk();
    expect(history.state).toMatchObject({ idx: 3, key: "router key" });
    expect(location.href).toBe("http://localhost:3000/faq?topic=1#latest");
  });

  it("does not reload before the network is back", async () => {
    const { reload } = loadPage();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await failChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    expect(await failChunk()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads neither after another error nor after it was unsubscribed", () => {
    const { stop } = loadPage();
    expect(findReload(new TypeError("Failed to fetch"))).toBeUndefined();
    stop();
    expect(failChunk(new TypeError("Failed to fetch dynamically imported module"))).toBeUndefined();
  });
});
