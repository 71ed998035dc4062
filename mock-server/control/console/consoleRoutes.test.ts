import { Script } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { freshWorld, removeWorlds, worlds } from "../../testing/worlds.ts";
import { countrySeeds } from "../../world/countries/countrySeeds.ts";
import { scenarios } from "../../world/scenarios/scenarios.ts";
import { consoleRoutes } from "./consoleRoutes.ts";

const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };
const routes = consoleRoutes(worlds, { portalPort: 5199, origins });
const seeds = Object.values(countrySeeds);
const read = async (path: string) => await routes.request(`http://localhost:4500${path}`);
const page = async () => await (await read("/")).text();

beforeEach(() => {
  removeWorlds();
  for (const { country } of seeds) freshWorld(country);
});

describe("the console's page", () => {
  it("leads to the portal and the services of all eight countries [R9.1]", async () => {
    const shown = await page();
    for (const { country } of seeds) {
      const code = country.toLowerCase();
      expect(shown).toContain(`href="http://${code}.localhost:5199/"`);
      expect(shown).toContain(`href="http://${code}.localhost:4500/graphql"`);
      expect(shown).toContain(`href="${origins.registration}/${code}/graphql"`);
      expect(shown).toContain(
        `href="${origins.identity}/${code}.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration"`,
      );
    }
  });

  it("names every persona with e-mail address, password and a link that signs in", async () => {
    const shown = await page();
    for (const { country, people } of seeds) {
      const code = country.toLowerCase();
      for (const persona of ["anna", "ben", "clara", "dario"] as const) {
        const { firstName, lastName } = people[persona];
        expect(shown).toContain(`${firstName} ${lastName}`.replaceAll("'", "&#39;"));
        expect(shown).toContain(
          `<code>${persona}@${code}.example</code>, password <code>Daylight-2026</code>`,
        );
        const link = `http://${code}.localhost:5199/mock/enter?world=${code}&amp;persona=${persona}&amp;path=%2Foverview`;
        expect(shown).toContain(`href="${link}"`);
      }
    }
  });

  it("shows a country's switches as they are in its standing world", async () => {
    const { config } = freshWorld("DK");
    Object.assign(config, { tagManagerId: "GTM-CHANGED", windowRegistrationEnabled: false });
    const [, card = ""] = /Denmark([\s\S]*?)United Kingdom/.exec(await page()) ?? [];
    expect(card).toContain("<dt>Window registration</dt><dd>off</dd>");
    expect(card).toContain("<dt>Tag manager</dt><dd>GTM-CHANGED</dd>");
    expect(card).toContain("<dt>V-Pro</dt><dd>off</dd>");
  });

  it("describes every scenario and names its parameters", async () => {
    const shown = await page();
    for (const name of Object.keys(scenarios)) expect(shown).toContain(`<code>${name}</code>`);
    expect(shown).toContain(`<dd data-scenario="paused">${scenarios.paused.description}.</dd>`);
    expect(shown).toContain(`${scenarios.huge.description}. Parameters: projects.`);
  });

  it("says of a country without its standing world what is to be done", async () => {
    worlds.delete("se");
    const shown = await page();
    expect(shown).toContain("Make a new one with the id “se”");
    expect(shown).not.toContain("http://se.localhost");
  });

  it("writes what is in worlds as text, never as markup", async () => {
    const attack = `"><script>alert(1)</script>`;
    const [anna] = freshWorld("DE").accounts;
    Object.assign(anna ?? {}, { persona: attack, firstName: attack, description: attack, email: attack });
    Object.assign(freshWorld("SE").config, { tagManagerId: attack });
    freshWorld("CH", attack);
    const shown = await page();
    expect(shown).not.toContain("<script>alert");
    expect(shown).toContain("&lt;script&gt;alert(1)");
  });

  it("may load, run and call nothing but its own server's", async () => {
    const policy = (await read("/")).headers.get("content-security-policy")?.split("; ");
    for (const kind of ["default-src", "script-src", "style-src", "connect-src"]) {
      expect(policy).toContain(`${kind} 'self'`);
    }
    expect(await page()).not.toMatch(/<style|<script(?! type="module" src="\/)| style=| on[a-z]+=/);
  });
});

describe("the console's files", () => {
  it.each([
    { path: "/", type: "text/html" },
    { path: "/console.css", type: "text/css" },
    { path: "/console.svg", type: "image/svg+xml" },
    { path: "/console/main.ts", type: "text/javascript" },
  ])("come from $path as $type", async ({ path, type }) => {
    const response = await read(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(new RegExp(`^${type.replace("+", "\\+")}\\b`));
  });

  it("are JavaScript that browsers can run, and import each other alone", async () => {
    const modules = [...(await page()).matchAll(/modulepreload" href="([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(modules).toContain("/console/main.ts");
    for (const path of modules) {
      const code = await (await read(path)).text();
      const imported = [...code.matchAll(/from "\.\/([^"]+)"/g)].map(([, name]) => `/console/${name}`);
      expect(modules).toEqual(expect.arrayContaining(imported));
      const body = code.replaceAll(/^import .*$/gm, "").replaceAll(/^export /gm, "");
      expect(() => new Script(body, { filename: path }), path).not.toThrow();
    }
  });

  it.each(["/console/nothing.ts", "/console/faultRequest.test.ts", "/console/..%2FconsoleRoutes.ts"])(
    "are no more than these: not %s",
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});
