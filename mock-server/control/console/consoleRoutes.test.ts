import { Script } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { createStandingWorld, removeWorlds, worlds } from "../../testing/worlds.ts";
import { createConsoleRoutes } from "./consoleRoutes.ts";

const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };
const routes = createConsoleRoutes(worlds, { portalPort: 5199, origins });
const seeds = Object.values(countrySeeds);
const requestPath = async (path: string) => await routes.request(`http://localhost:4500${path}`);
const requestPage = async () => await (await requestPath("/")).text();

beforeEach(() => {
  removeWorlds();
  for (const { country } of seeds) createStandingWorld(country);
});

describe("console page", () => {
  it("links to the portal and the services of all countries", { tags: ["R9.1"] }, async () => {
    const page = await requestPage();
    for (const { country } of seeds) {
      const code = country.toLowerCase();
      expect(page).toContain(`href="http://${code}.localhost:5199/"`);
      expect(page).toContain(`href="http://${code}.localhost:4500/graphql"`);
      expect(page).toContain(`href="${origins.registration}/${code}/graphql"`);
      expect(page).toContain(
        `href="${origins.identity}/${code}.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration"`,
      );
    }
  });

  it("lists all personas with e-mail address, password and share link", async () => {
    const page = await requestPage();
    for (const { country, people } of seeds) {
      const code = country.toLowerCase();
      for (const persona of ["anna", "ben", "clara", "dario"] as const) {
        const { firstName, lastName } = people[persona];
        expect(page).toContain(`${firstName} ${lastName}`.replaceAll("'", "&#39;"));
        expect(page).toContain(
          `<code>${persona}@${code}.example</code>, password <code>Daylight-2026</code>`,
        );
        const link = `http://${code}.localhost:5199/mock/enter?world=${code}&amp;persona=${persona}&amp;path=%2Foverview`;
        expect(page).toContain(`href="${link}"`);
      }
    }
  });

  it("shows the switches of a standing world", async () => {
    const { config } = createStandingWorld("DK");
    Object.assign(config, { tagManagerId: "GTM-CHANGED", windowRegistrationEnabled: false });
    const [, card = ""] = /Denmark([\s\S]*?)United Kingdom/.exec(await requestPage()) ?? [];
    expect(card).toContain("<dt>Window registration</dt><dd>off</dd>");
    expect(card).toContain("<dt>Tag manager</dt><dd>GTM-CHANGED</dd>");
    expect(card).toContain("<dt>V-Pro</dt><dd>off</dd>");
  });

  it("describes all scenarios and their parameters", async () => {
    const page = await requestPage();
    for (const name of Object.keys(scenarios)) expect(page).toContain(`<code>${name}</code>`);
    expect(page).toContain(`<dd data-scenario="paused">${scenarios.paused.description}.</dd>`);
    expect(page).toContain(`${scenarios.huge.description}. Parameters: projects.`);
  });

  it("shows how to create a missing standing world", async () => {
    worlds.delete("se");
    const page = await requestPage();
    expect(page).toContain("Create a new one with the id “se”");
    expect(page).not.toContain("http://se.localhost");
  });

  it("escapes data of worlds", async () => {
    const attack = `"><script>alert(1)</script>`;
    const [anna] = createStandingWorld("DE").accounts;
    Object.assign(anna ?? {}, { persona: attack, firstName: attack, description: attack, email: attack });
    Object.assign(createStandingWorld("SE").config, { tagManagerId: attack });
    createStandingWorld("CH", attack);
    const page = await requestPage();
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("&lt;script&gt;alert(1)");
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
    { path: "/console/main.ts", type: "text/javascript" },
  ])("are served at $path as $type", async ({ path, type }) => {
    const response = await requestPath(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(new RegExp(`^${type.replace("+", "\\+")}\\b`));
  });

  it("are JavaScript modules that import only each other", async () => {
    const modules = [...(await requestPage()).matchAll(/modulepreload" href="([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(modules).toContain("/console/main.ts");
    for (const path of modules) {
      const code = await (await requestPath(path)).text();
      const imported = [...code.matchAll(/from "\.\/([^"]+)"/g)].map(([, name]) => `/console/${name}`);
      expect(modules).toEqual(expect.arrayContaining(imported));
      const body = code.replaceAll(/^import .*$/gm, "").replaceAll(/^export /gm, "");
      expect(() => new Script(body, { filename: path }), path).not.toThrow();
    }
  });

  it.each(["/console/nothing.ts", "/console/createFaultRequest.test.ts", "/console/..%2FconsoleRoutes.ts"])(
    "do not include %s",
    async (path) => {
      expect((await requestPath(path)).status).toBe(404);
    },
  );
});
