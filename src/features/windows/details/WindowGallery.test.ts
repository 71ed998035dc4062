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

  it("returns nothing for a window without images", () => {
    expect(getWindowImageUrls({ imageUrl: null, gallery: [] })).toEqual([]);
  });
});
