import { describe, expect, it } from "vitest";
import { getWindowTitle, windowTitles } from "./windowTypes.ts";

describe("getWindowTitle", () => {
  it.each(Object.entries(windowTitles))("converts %s M06 to %s", { tags: ["R3.22"] }, (typeCode, title) => {
    expect(getWindowTitle(`${typeCode} M06`)).toBe(title);
    expect(getWindowTitle(` ${typeCode.toLowerCase()}  m06 `)).toBe(title);
  });

  it("has a type code for each of the nine titles", { tags: ["R3.22"] }, () => {
    expect(new Set(Object.values(windowTitles)).size).toBe(9);
  });

  it.each(["", "TGS", "M06", "TGS M99", "XYZ M06", "TGSM06", "constructor M06", "__proto__ M06"])(
    "returns undefined for %j",
    (key) => {
      expect(getWindowTitle(key)).toBeUndefined();
    },
  );
});
