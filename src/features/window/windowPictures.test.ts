import { describe, expect, it } from "vitest";
import { windowPictures } from "./windowPictures.ts";

describe("the pictures of a window", () => {
  it("begin with the one that stands for it and hold each once", () => {
    expect(windowPictures({ imageUrl: "/b", gallery: ["/a", "/b", "", "/c", "/a"] })).toEqual([
      "/b",
      "/a",
      "/c",
    ]);
  });

  it("may be none", () => {
    expect(windowPictures({ imageUrl: null, gallery: [] })).toEqual([]);
  });
});
