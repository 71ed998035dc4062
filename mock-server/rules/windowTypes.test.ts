import { expect, it } from "vitest";
import { getWindowTitle, windowTitles } from "./windowTypes.ts";

it("getWindowTitle has a type sign for each of the nine titles", () => {
  for (const [typeCode, title] of Object.entries(windowTitles)) {
    expect(getWindowTitle(`${typeCode} M06`)).toBe(title);
  }
  expect(new Set(Object.values(windowTitles)).size).toBe(9);
});

it.each(["", "TGS", "TGS M99", "XYZ M06", "TGSM06", "__proto__ M06"])(
  "getWindowTitle returns undefined for %j",
  (key) => {
    expect(getWindowTitle(key)).toBeUndefined();
  },
);
