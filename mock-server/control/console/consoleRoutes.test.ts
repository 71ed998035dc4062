import { describe, expect, it } from "vitest";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { createConsoleRoutes } from "./consoleRoutes.ts";

const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };
const routes = createConsoleRoutes({ portalPort: 5199, origins });
const requestPath = async (path: string) => await routes.request(`http://localhost:4500${path}`);

describe("console page", () => {
  it("tells its client the countries and the URLs of their portals and services", async () => {
    const page = await (await requestPath("/")).text();
    const [, settings = ""] = /data-settings="([^"]+)"/.exec(page) ?? [];
    expect(JSON.parse(settings.replaceAll("&quot;", '"'))).toEqual({
      portalPort: 5199,
      backendPort: "4500",
      origins,
      countries,
      operations: expect.arrayContaining(["Projects", "UploadAttachment"]),
    });
  });

  it("has a content security policy that allows only its own origin", async () => {
    const response = await requestPath("/");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'self';/);
    expect(await response.text()).not.toMatch(/<style|<script(?! type="module" src="\/)| style=| on[a-z]+=/);
  });
});

describe("console files", () => {
  it.each([
    { path: "/logo.svg", type: "image/svg+xml" },
    { path: "/albert-sans.woff2", type: "font/woff2" },
  ])("are served at $path as $type", async ({ path, type }) => {
    expect((await requestPath(path)).headers.get("content-type")?.split(";")[0]).toBe(type);
  });

  it.each(["/console.js", "/toolbar.js"])("contain all imports of %s", async (path) => {
    const response = await requestPath(path);
    expect(response.headers.get("content-type")?.split(";")[0]).toBe("text/javascript");
    expect(await response.text()).not.toMatch(/^import\b(?!\.)|\bimport\(|\brequire\(/m);
  });
});
