import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { createClient } from "#testing/serviceClient.ts";
import { mainApi } from "#testing/services.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import de from "#texts/de.json" with { type: "json" };
import { signFileLink } from "./fileLinks.ts";

beforeEach(() => {
  createStandingWorld();
});

describe("GET /files", () => {
  it("serves an image as an SVG without scripts", async () => {
    const { status, headers } = await mainApi.request("/files/windows/default.svg");
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    });
  });

  it.each(countries)(
    "serves all images, documents and data sheets that the standing world of %s refers to",
    async (country) => {
      const { installers, windows, content, campaigns } = createStandingWorld(country);
      const paths = [
        ...installers.map(({ logo }) => logo),
        ...windows.flatMap((window) => [window.imageUrl, ...window.gallery, window.productDatasheet]),
        ...Object.values(content).flatMap(({ documents }) =>
          documents.flatMap(({ url, imagePreviewUrl }) => [url, imagePreviewUrl]),
        ),
        ...campaigns.flatMap(({ images }) => images.map(({ url }) => url)),
      ].filter((path) => typeof path === "string");
      for (const path of new Set(paths)) {
        const response = await mainApi.request(path);
        expect(response.status, path).toBe(200);
        expect(await response.text(), path).toMatch(path.endsWith(".pdf") ? /^%PDF-/ : /^<svg /);
      }
    },
  );

  it("has an image for each kind of banner", () => {
    const urls = createStandingWorld("DE").campaigns.flatMap(({ images }) => images.map(({ url }) => url));
    const stored = readdirSync(new URL("../../assets/campaigns", import.meta.url));
    expect(urls.toSorted()).toEqual(stored.map((name) => `/files/campaigns/${name}`).toSorted());
  });

  it.each([
    "/files/windows/skylight.svg",
    "/files/rooms/constructor.svg",
    "/files/attachments/plan.pdf",
    "/files/documents/unknown-en.svg",
  ])("responds with 404 at %s", async (path) => {
    expect((await mainApi.request(path)).status).toBe(404);
  });
});

describe("GET /files of a customer", () => {
  const path = "/files/rooms/loft.svg";
  const createWorldWithFile = (id: string) => {
    const world = createStandingWorld("DE", id);
    const bytes = new TextEncoder().encode("<p>");
    world.files.set(path.slice(1), { mime: "text/html", name: "plan.html", bytes });
    return world;
  };

  it("serves a signed link for an hour as a download, even if a shared file has the same path", async () => {
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
    expect([expired.status, await expired.json()]).toEqual([403, { message: de.fileLinkExpired }]);
    expect(await (await mainApi.request(path)).text()).toMatch(/^<svg /);
  });

  it("serves nothing without a signature of this file and world", async () => {
    const world = createWorldWithFile("mine");
    const { searchParams } = new URL(signFileLink(world, path), "http://localhost");
    const { expires = "", signature = "" } = Object.fromEntries(searchParams);
    world.files.set("files/other", { mime: "", name: "", bytes: new Uint8Array() });
    for (const link of [
      path,
      `${path}?expires=${expires}`,
      `${path}?expires=${Number(expires) + 1}&signature=${signature}`,
      `${path}?expires=${expires}&signature=${signature.slice(0, -1)}_`,
      `/files/other?${searchParams}`,
      signFileLink(createWorldWithFile("foreign"), path),
    ]) {
      expect((await createClient(world, "anna").get(link)).status, link).toBe(403);
    }
  });
});
