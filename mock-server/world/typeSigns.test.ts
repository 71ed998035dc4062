import { describe, expect, it } from "vitest";
import { titleByTypeSign, titleOf } from "./typeSigns.ts";

describe("titleOf", () => {
  it.each(Object.entries(titleByTypeSign))("reads %s M06 as %s [R3.22]", (letters, title) => {
    expect(titleOf(`${letters} M06`)).toBe(title);
    expect(titleOf(` ${letters.toLowerCase()}  m06 `)).toBe(title);
  });

  it("has a type sign for each of the nine titles [R3.22]", () => {
    expect(new Set(Object.values(titleByTypeSign)).size).toBe(9);
  });

  it.each(["", "TGS", "M06", "TGS M99", "XYZ M06", "TGSM06", "constructor M06", "__proto__ M06"])(
    "knows no window %j",
    (sign) => {
      expect(titleOf(sign)).toBeUndefined();
    },
  );
});
