import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { countries } from "../../seeds/countries/countrySeeds.ts";
import { createConsoleRoutes } from "./consoleRoutes.ts";

const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };
const routes = createConsoleRoutes({ portalPort: 5199, origins });
const requestPath = async (path: string) => await routes.request(`http://localhost:4500${path}`);
const requestPage = async () => await (await requestPath("/")).text();

describe("console page", () => {
  it("tells its client the countries and where their portals and services are", {
    tags: ["R9.1"],
  }, async () => {
    const [, settings = ""] = /data-settings="([^"]+)"/.exec(await requestPage()) ?? [];
    expect(JSON.parse(settings.replaceAll("&quot;", '"'))).toEqual({
      portalPort: 5199,
      backendPort: "4500",
      origins,
      countries,
      operations: expect.arrayContaining(["Projects", "UploadAttachment"]),
    });
  });

  it("has a content security policy that allows only its own origin", async () => {
    const policy = (await requestPath("/")).headers.get("content-security-policy")?.split("; ");
    for (const kind of ["default-src", "script-src", "style-src", "connect-src"]) {
      expect(policy).toContain(`${kind} 'self'`);
    }
    expect(await requestPage()).not.toMatch(/<style|<script(?! type="module" src="\/)| style=| on[a-z]+=/);
  });
});

describe("console files", () => {
  it.each([
    { path: "/", type: "text/html" },
    { path: "/console.css", type: "text/css" },
    { path: "/console.svg", type: "image/svg+xml" },
    { path: "/console.js", type: "text/javascript" },
    { path: "/toolbar.js", type: "text/javascript" },
  ])("are served at $path as $type", async ({ path, type }) => {
    const response = await requestPath(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(new RegExp(`^${type.replace("+", "\\+")}\\b`));
  });

  it.each(["/console.js", "/toolbar.js"])("contain all that %s imports", async (path) => {
    const code = await (await requestPath(path)).text();
    // A script cannot import: an import that is left would be an error.
    expect(() => new Script(code, { filename: path })).not.toThrow();
  });
});
