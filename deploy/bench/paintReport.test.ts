import { describe, expect, it } from "vitest";
import { findLatePaints, formatPaintTable } from "./paintReport.ts";

describe("formatPaintTable", () => {
  it("compares each page's median with that of the first page", () => {
    const lines = formatPaintTable({ static: [1000, 900, 1300], introduction: [1000, 1100, 5000] }).split(
      "\n",
    );
    expect(lines[1]).toMatch(/^static +1000 ms +1\.00 × +900 ms +1300 ms$/);
    expect(lines[2]).toMatch(/^introduction +1100 ms +1\.10 × +1000 ms +5000 ms$/);
  });
});

describe("findLatePaints", () => {
  it("accepts an introduction that paints a tenth later than the first page, and no later", () => {
    expect(findLatePaints({ static: [1000], introduction: [1100] })).toEqual([]);
    expect(findLatePaints({ static: [1000], introduction: [1110] })).toEqual([
      "introduction: the largest paint is 1.11 × as late as that of the first page",
    ]);
  });
});
