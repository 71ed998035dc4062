import { expect, it } from "vitest";
import { drawQrCode } from "./qrCode.ts";

it("draws squares on a grid, with a margin that scanners need", () => {
  const { size, path } = drawQrCode("https://portal.example/installed-windows/claim/registration-1");
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(squares.length).toBeGreaterThan(200);
  expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, "")).toBe("");
  for (const place of squares.flat()) {
    expect(place).toBeGreaterThanOrEqual(4);
    expect(place).toBeLessThan(size - 4);
  }
});

it("draws other texts otherwise", () => {
  expect(drawQrCode("https://a.example").path).not.toBe(drawQrCode("https://b.example").path);
});
