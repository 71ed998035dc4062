import { describe, expect, it } from "vitest";
import { getWindowImageUrls } from "./WindowGallery.tsx";

describe("getWindowImageUrls", () => {
  it("returns the main image first and each image once", () => {
    expect(getWindowImageUrls({ imageUrl: "/b", gallery: ["/a", "/b", "", "/c", "/a"] })).toEqual([
      "/b",
      "/a",
      "/c",
    ]);
  });

  it("returns a hundred images at most", () => {
    const gallery = Array.from({ length: 10_000 }, (_, index) => `/${index}`);
    expect(getWindowImageUrls({ imageUrl: "/b", gallery })).toEqual(["/b", ...gallery.slice(0, 99)]);
  });

  it("returns nothing for a window without images", () => {
    expect(getWindowImageUrls({ imageUrl: null, gallery: [] })).toEqual([]);
  });
});
