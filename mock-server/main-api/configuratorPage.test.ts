import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { freshWorld } from "../testing/worlds.ts";

beforeEach(() => {
  freshWorld();
});

const open = async (path: string, country: "DE" | "SE" = "DE") => {
  const response = await callerIn(freshWorld(country)).get(path);
  return { response, text: await response.text() };
};

describe("the configurator", () => {
  it("shows a plan with the way back to its project, in the country's language [R3.3]", async () => {
    const { response, text } = await open("/configurator/configurator-project-1");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(text).toContain("<title>Taglys configurator</title>");
    expect(text).toContain('<html lang="de">');
    expect(text).toContain("configurator-project-1");
    expect(text).toContain('<time datetime="2026-03-06T08:00:00.000Z">6. März 2026</time>');
    expect(text).toContain('<a href="/project/project-1">Zurück zum Projekt</a>');
    expect((await open("/configurator/configurator-project-1", "SE")).text).toContain("6 mars 2026");
  });

  it("speaks the language of the portal's cookie, as there is no header", async () => {
    const visitor = callerIn(freshWorld("CH"), undefined, { cookie: "mock-world=ch; locale=fr-CH" });
    const text = await (await visitor.get("/configurator/configurator-project-1")).text();
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain("6 mars 2026");
    expect(text).toContain("Retour au projet");
  });

  it("runs and loads nothing: a page of one style, known by its hash", async () => {
    const { response, text } = await open("/configurator/configurator-project-1");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    const style = new TextEncoder().encode(/<style>([^<]*)<\/style>/.exec(text)?.[1]);
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", style)).toString("base64");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).not.toContain("unsafe");
    expect(text).not.toContain("<script");
  });

  it.each(["configurator-project-2", "configurator-project-99", "%3Cscript%3E", "__proto__"])(
    "says that there is no plan %s",
    async (id) => {
      const { response, text } = await open(`/configurator/${id}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(text).toContain("Diesen Plan gibt es nicht.");
      expect(text).not.toContain("<script");
    },
  );
});
