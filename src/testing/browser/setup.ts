import { configure } from "@testing-library/react";
import { afterAll, beforeEach, vi } from "vitest";
import { clearAnnouncements } from "#ui/notices/announce.ts";
import { createElementError } from "./createElementError.ts";

// The first render of a screen waits for its modules, which takes longer on a busy machine. The page has announcements too,
// which queries ignore: tests read them with getAnnouncement.
configure({
  asyncUtilTimeout: 5000,
  getElementError: createElementError,
  defaultIgnore: "script, style, [data-announcements] *",
});

// jsdom has no layout: it cannot scroll, measures nothing and loads no fonts. Folds are open as on a laptop, but the parts for
// laptops alone do not load.
if (typeof Element !== "undefined") {
  Element.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: (query: string) => ({
      matches: !query.startsWith("(min-width"),
      addEventListener() {},
      removeEventListener() {},
    }),
  });
  Object.assign(document, { fonts: { load: async () => [] } });
  // jsdom cannot leave a page either, and would print an error for each attempt. Vitest reports uncaught errors by itself.
  Reflect.get(globalThis, "jsdom").virtualConsole.removeAllListeners("jsdomError");
}

// A pending timer would access the document after its removal.
afterAll(clearAnnouncements);

// Test files share one browser per worker.
beforeEach(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  clearAnnouncements();
});

// Test files share one module graph too: a file that replaces modules would leave the next file with two copies of them, or with its mocks.
vi.resetModules = refuse;
vi.mock = refuse;
vi.doMock = refuse;

function refuse(): never {
  throw new Error(
    "Tests share their modules: pass the function that a module calls, or spy on the module's export.",
  );
}
