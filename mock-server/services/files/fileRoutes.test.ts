import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { windowTitles } from "../../rules/windowTypes.ts";
import { assetFiles } from "../../testing/assetFiles.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { mainApi } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import { de } from "../../texts/de.ts";
import { signFileLink } from "./fileLinks.ts";
import { getSharedFile } from "./fileRoutes.ts";

const slugCharacter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-");
const slug = fc
  .string({ unit: slugCharacter, minLength: 1, maxLength: 60 })
  .filter((text) => !text.startsWith("-"));

beforeEach(() => {
  createStandingWorld();
});

describe("GET /files", () => {
  it("serves four views of nine windows, eleven rooms, seven campaign images and nine data sheets", async () => {
    const folders = Map.groupBy(assetFiles, (path) => path.slice(0, path.indexOf("/")));
    expect(Object.fromEntries([...folders].map(([folder, paths]) => [folder, paths.length]))).toEqual({
      windows: 36,
      rooms: 11,
      campaigns: 7,
    });
    const typeCodes = Object.keys(windowTitles);
    expect(typeCodes).toHaveLength(9);
    for (const typeCode of typeCodes) {
      expect(await getSharedFile(`/files/datasheets/${typeCode.toLowerCase()}.pdf`)).toBeDefined();
    }
  });

  it.each(assetFiles.filter((path) => path.endsWith(".svg")))(
    "serves /files/%s as an SVG without scripts",
    async (name) => {
      const response = await mainApi.request(`/files/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(response.headers.get("content-disposition")).toBe("inline");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toBe(
        "default-src 'none'; style-src 'unsafe-inline'",
      );
      expect(await response.text()).toMatch(/^<svg /);
    },
  );

  it("serves all images of the standing campaign, one for each kind of banner", {
    tags: ["R3.25"],
  }, async () => {
    const urls = createStandingWorld("DE").campaigns.flatMap(({ images }) => images.map(({ url }) => url));
    const stored = assetFiles.filter((path) => path.startsWith("campaigns/"));
    expect(urls.toSorted()).toEqual(stored.map((path) => `/files/${path}`).toSorted());
    for (const path of urls) {
      const response = await mainApi.request(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(await response.text()).toMatch(/^<svg /);
    }
  });

  it("serves all files that the windows of a standing world refer to", async () => {
    const { windows } = createStandingWorld("GB");
    const urls = windows.flatMap(({ imageUrl, gallery, productDatasheet }) => [
      imageUrl,
      ...gallery,
      productDatasheet,
    ]);
    const paths = [...new Set(urls)].filter((path) => typeof path === "string");
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) expect((await mainApi.request(path)).status, path).toBe(200);
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
    "/files/datasheets/tgx.pdf",
    "/files/datasheets/tgs.svg",
    "/files/datasheets/TGS.pdf",
    "/files/logos/.svg",
    "/files/logos/-.svg",
    "/files/logos/a_b.svg",
    "/files/logos/a%3Cb.svg",
    `/files/logos/${"a".repeat(101)}.svg`,
    "/files/other/default.svg",
    "/files/campaigns/my-taglys-banner.png",
    "/files/campaigns/my_taglys_banner.svg",
    "/files/campaigns/x.svg",
    "/files/campaigns/constructor.svg",
    "/files/attachments/plan.pdf",
    "/files/documents/care-guide.svg",
  ])("responds with 404 at %s", async (path) => {
    expect((await mainApi.request(path)).status).toBe(404);
  });
});

describe("GET /files/logos", () => {
  it("serves the same logo each time, for every slug", async () => {
    await fc.assert(
      fc.asyncProperty(slug, async (name) => {
        const path = `/files/logos/${name}.svg`;
        const first = await (await getSharedFile(path))?.text();
        expect(first).toMatch(/^<svg .*<\/svg>$/);
        expect(await (await getSharedFile(path))?.text()).toBe(first);
      }),
      { seed: 20_260_309, numRuns: 200 },
    );
  });

  it("serves nothing for names that are not slugs", async () => {
    const other = fc.string({ unit: "binary" }).filter((text) => !/^[a-z\d][a-z\d-]*$/i.test(text));
    await fc.assert(
      fc.asyncProperty(other, async (name) => {
        expect(await getSharedFile(`/files/logos/${name}.svg`)).toBeUndefined();
      }),
      { seed: 20_260_309, numRuns: 200 },
    );
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
