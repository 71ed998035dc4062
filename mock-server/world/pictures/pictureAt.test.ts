import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../../testing/caller.ts";
import { mainApi } from "../../testing/services.ts";
import { freshWorld } from "../../testing/worlds.ts";
import { pictureAt } from "./pictureAt.ts";
import { drawnFiles } from "./pictureFiles.ts";

const slugCharacter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-");
const slug = fc
  .string({ unit: slugCharacter, minLength: 1, maxLength: 60 })
  .filter((text) => !text.startsWith("-"));

beforeEach(() => {
  freshWorld();
});

describe("the drawn files", () => {
  it("are four views of nine windows, eleven rooms and nine data sheets", () => {
    const folders = Map.groupBy(drawnFiles, (name) => name.slice(0, name.indexOf("/")));
    expect(Object.fromEntries([...folders].map(([folder, names]) => [folder, names.length]))).toEqual({
      windows: 36,
      rooms: 11,
      datasheets: 9,
    });
  });

  it.each(drawnFiles.filter((name) => name.endsWith(".svg")))(
    "answer at /files/%s with a drawing",
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

  it("are all that the windows of the countries' worlds name", async () => {
    const { windows } = freshWorld("GB");
    const named = windows.flatMap(({ imageUrl, gallery, productDatasheet }) => [
      imageUrl,
      ...gallery,
      productDatasheet,
    ]);
    const paths = [...new Set(named)].filter((path) => typeof path === "string");
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) expect((await mainApi.request(path)).status, path).toBe(200);
  });

  it("give way to a file of the same name that the world keeps", async () => {
    const world = freshWorld("DE", "mine");
    world.files.set("files/rooms/loft.svg", {
      mime: "text/plain",
      name: "loft.txt",
      bytes: new Uint8Array([72]),
    });
    expect(await (await callerIn(world).get("/files/rooms/loft.svg")).text()).toBe("H");
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
    "/files/logos/.svg",
    "/files/logos/-.svg",
    "/files/logos/a_b.svg",
    "/files/logos/a%3Cb.svg",
    `/files/logos/${"a".repeat(101)}.svg`,
    "/files/other/default.svg",
  ])("are none at %s", async (path) => {
    expect((await mainApi.request(path)).status).toBe(404);
  });
});

describe("the logos", () => {
  it("are there for every slug, and the same each time", async () => {
    await fc.assert(
      fc.asyncProperty(slug, async (name) => {
        const path = `/files/logos/${name}.svg`;
        const first = await (await pictureAt(path))?.text();
        expect(first).toMatch(/^<svg .*<\/svg>$/);
        expect(await (await pictureAt(path))?.text()).toBe(first);
      }),
      { seed: 20_260_309, numRuns: 200 },
    );
  });

  it("are at no other name", async () => {
    const other = fc.string({ unit: "binary" }).filter((text) => !/^[a-z\d][a-z\d-]*$/i.test(text));
    await fc.assert(
      fc.asyncProperty(other, async (name) => {
        expect(await pictureAt(`/files/logos/${name}.svg`)).toBeUndefined();
      }),
      { seed: 20_260_309, numRuns: 200 },
    );
  });
});
