import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { countries } from "../../seeds/countries/countrySeeds.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { mainApi } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import de from "../../texts/de.json" with { type: "json" };
import { signFileLink } from "./fileLinks.ts";

beforeEach(() => {
  createStandingWorld();
});

describe("GET /files", () => {
  it("serves an image as an SVG without scripts", async () => {
    const response = await mainApi.request("/files/windows/default.svg");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-disposition")).toBe("inline");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(await response.text()).toMatch(/^<svg /);
  });

  it.each(countries)(
    "serves all images, documents and data sheets that the standing world of %s refers to",
    async (country) => {
      const { installers, windows, content } = createStandingWorld(country);
      const documents = Object.values(content).flatMap((seed) => seed.documents);
      const urls = [
        ...installers.map(({ logo }) => logo),
        ...windows.flatMap(({ imageUrl, gallery, productDatasheet }) => [
          imageUrl,
          ...gallery,
          productDatasheet,
        ]),
        ...documents.flatMap(({ url, imagePreviewUrl }) => [url, imagePreviewUrl]),
      ];
      const paths = [...new Set(urls)].filter((path) => typeof path === "string");
      for (const path of paths) {
        const response = await mainApi.request(path);
        expect(response.status, path).toBe(200);
        expect(await response.text(), path).toMatch(path.endsWith(".pdf") ? /^%PDF-/ : /^<svg /);
      }
    },
  );

  it("serves all images of the standing campaign, one for each kind of banner", {
    tags: ["R3.25"],
  }, async () => {
    const urls = createStandingWorld("DE").campaigns.flatMap(({ images }) => images.map(({ url }) => url));
    const stored = readdirSync(new URL("../../assets/campaigns", import.meta.url));
    expect(urls.toSorted()).toEqual(stored.map((name) => `/files/campaigns/${name}`).toSorted());
    for (const path of urls) {
      const response = await mainApi.request(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(await response.text()).toMatch(/^<svg /);
    }
  });

  it("serves a file stored in the world in place of a shared file at the same path", async () => {
    const world = createStandingWorld("DE", "mine");
    world.files.set("files/rooms/loft.svg", {
      mime: "text/plain",
      name: "loft.txt",
      bytes: new Uint8Array([72]),
    });
    const link = signFileLink(world, "/files/rooms/loft.svg");
    expect(await (await createClient(world).get(link)).text()).toBe("H");
    expect(await (await mainApi.request("/files/rooms/loft.svg")).text()).toMatch(/^<svg /);
  });

  it.each([
    "/files/windows/skylight.svg",
    "/files/windows/default-ajar.svg",
    "/files/windows/default.png",
    "/files/rooms/cellar.svg",
    "/files/rooms/constructor.svg",
    "/files/datasheets/tgs.svg",
    "/files/datasheets/TGS.pdf",
    "/files/logos/.svg",
    "/files/logos/nobody.svg",
    "/files/other/default.svg",
    "/files/campaigns/my-taglys-banner.png",
    "/files/campaigns/my_taglys_banner.svg",
    "/files/campaigns/x.svg",
    "/files/campaigns/constructor.svg",
    "/files/attachments/plan.pdf",
    "/files/documents/unknown-en.svg",
    "/files/documents/care-guide-en.png",
  ])("responds with 404 at %s", async (path) => {
    expect((await mainApi.request(path)).status).toBe(404);
  });
});

describe("GET /files of a customer", () => {
  const path = "/files/attachments/attachment-1";
  const createWorldWithFile = (id: string) => {
    const world = createStandingWorld("DE", id);
    world.files.set(path.slice(1), {
      mime: "text/html",
      name: "plan.html",
      bytes: new TextEncoder().encode("<p>"),
    });
    return world;
  };

  it("serves a link for an hour, and never as a page", async () => {
    const world = createWorldWithFile("mine");
    const visitor = createClient(world);
    const link = signFileLink(world, path);
    world.clock.advance(3_599_000);
    const response = await visitor.get(link);
    expect(await response.text()).toBe("<p>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition": "attachment; filename*=UTF-8''plan.html",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    world.clock.advance(1000);
    const expired = await visitor.get(link);
    expect(expired.status).toBe(403);
    expect(await expired.json()).toEqual({ message: de.fileLinkExpired });
  });

  it("serves nothing without a signature of this file and world", async () => {
    const world = createWorldWithFile("mine");
    const { searchParams } = new URL(signFileLink(world, path), "http://localhost");
    const { expires = "", signature = "" } = Object.fromEntries(searchParams);
    const later = String(Number(expires) + 1);
    const queries: Record<string, string>[] = [
      {},
      { expires },
      { signature },
      { expires: later, signature },
      { expires, signature: `${signature.slice(0, -1)}_` },
      { expires, signature: "" },
    ];
    for (const query of queries) {
      const response = await createClient(world, "anna").get(`${path}?${new URLSearchParams(query)}`);
      expect(response.status, JSON.stringify(query)).toBe(403);
    }
    world.files.set("files/attachments/attachment-2", { mime: "", name: "", bytes: new Uint8Array() });
    const other = `/files/attachments/attachment-2?${searchParams}`;
    expect((await createClient(world, "anna").get(other)).status).toBe(403);
    const foreign = signFileLink(createWorldWithFile("foreign"), path);
    expect((await createClient(world).get(foreign)).status).toBe(403);
  });
});
