import { vi } from "vitest";
import { sendUploadsByFetch } from "#testing/network/fakeUploads.ts";
import { exampleValues } from "../pact/stateValues.ts";

// Files share their globals: what an earlier one has stubbed must not be wrapped again.
vi.unstubAllGlobals();

// The portal's API clients read cookies and note when a page is left; Node has everything else that they need of a browser.
vi.stubGlobal("document", { cookie: "" });
vi.stubGlobal("addEventListener", () => {});

// Browsers send the page's origin with every POST request.
const { fetch } = globalThis;
vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  if (init.method === "POST") headers.set("origin", exampleValues.portalOrigin);
  return fetch(url, { ...init, headers });
});
sendUploadsByFetch();

// Pact would report every run to its makers.
process.env["PACT_DO_NOT_TRACK"] = "true";
