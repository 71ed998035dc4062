import { beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";

beforeEach(() => {
  createStandingWorld();
});

const openPage = async (path: string, country: "DE" | "SE" = "DE") => {
  const response = await createClient(createStandingWorld(country)).get(path);
  return { response, text: await response.text() };
};

describe("GET /configurator/:id", () => {
  it("shows a plan and a link to its project in the country's language", {
    tags: ["R3.3"],
  }, async () => {
    const { response, text } = await openPage("/configurator/configurator-project-1");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(text).toContain("<title>Taglys configurator</title>");
    expect(text).toContain('<html lang="de">');
    expect(text).toContain("configurator-project-1");
    expect(text).toContain('<time datetime="2026-03-06T08:00:00.000Z">6. März 2026</time>');
    expect(text).toContain('<a href="/project/project-1">Zurück zum Projekt</a>');
    expect((await openPage("/configurator/configurator-project-1", "SE")).text).toContain("6 mars 2026");
  });

  it("uses the locale of the portal's cookie", async () => {
    const visitor = createClient(createStandingWorld("CH"), undefined, {
      cookie: "mock-world=ch; locale=fr-CH",
    });
    const text = await (await visitor.get("/configurator/configurator-project-1")).text();
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain("6 mars 2026");
    expect(text).toContain("Retour au projet");
  });

  it("has a content security policy that allows its style sheet only", async () => {
    const { response, text } = await openPage("/configurator/configurator-project-1");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    const style = new TextEncoder().encode(/<style>([^<]*)<\/style>/.exec(text)?.[1]);
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", style)).toString("base64");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).not.toContain("unsafe");
    expect(text).not.toContain("<script");
  });

  it.each(["configurator-project-2", "configurator-project-99", "%3Cscript%3E", "__proto__"])(
    "responds with 404 and a message to the unknown plan %s",
    async (id) => {
      const { response, text } = await openPage(`/configurator/${id}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(text).toContain("Diesen Plan gibt es nicht.");
      expect(text).not.toContain("<script");
    },
  );
});
