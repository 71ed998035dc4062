import { describe, expect, it } from "vitest";
import { drawQrCode } from "./drawQrCode.ts";

describe("drawQrCode", () => {
  it("draws squares on a grid inside the quiet zone", () => {
    const { size, path } = drawQrCode("https://portal.example/installed-windows/claim/registration-1");
    const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(squares.length).toBeGreaterThan(200);
    expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, "")).toBe("");
    for (const coordinate of squares.flat()) {
      expect(coordinate).toBeGreaterThanOrEqual(4);
      expect(coordinate).toBeLessThan(size - 4);
    }
  });

  it("draws different codes for different texts", () => {
    expect(drawQrCode("https://a.example").path).not.toBe(drawQrCode("https://b.example").path);
  });
});
