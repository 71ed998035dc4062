import { vi } from "vitest";
import { sendUploadsByFetch } from "#testing/network/fakeUploads.ts";
import { exampleValues } from "../pact/stateValues.ts";

// Test files share their globals, so stubs of an earlier file must not be wrapped again.
vi.unstubAllGlobals();

// The portal's API clients read cookies and listen for the unload of a page. Node has all other browser functions that they need.
vi.stubGlobal("document", { cookie: "" });
vi.stubGlobal("addEventListener", () => {});

// Browsers send the page's origin with each request to another origin.
const { fetch } = globalThis;
vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("origin", exampleValues.portalOrigin);
  return fetch(url, { ...init, headers });
});
sendUploadsByFetch();

// Switches off Pact's telemetry.
process.env["PACT_DO_NOT_TRACK"] = "true";
