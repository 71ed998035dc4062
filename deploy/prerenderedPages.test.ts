import { describe, expect, it } from "vitest";
import { readStyleHash, selectPage } from "./prerenderedPages.ts";

describe("selectPage", () => {
  it.each([
    ["de.localhost:5173", "", "introduction/de-DE.html"],
    ["PORTAL.EXAMPLE.AT", "", "introduction/de-AT.html"],
    ["portal.example.co.uk", "", "introduction/en-GB.html"],
    ["gb.localhost", "", "introduction/en-GB.html"],
    ["ch.portal.example", "", "introduction/de-CH.html"],
    ["ch.portal.example", "a=1; locale=it-CH; b=2", "introduction/it-CH.html"],
    ["ch.portal.example", "locale=sv", "introduction/de-CH.html"],
    ["ch.portal.example", "my-locale=it-CH", "introduction/de-CH.html"],
    ["se.portal.example", "locale=it-CH", "introduction/sv.html"],
    ["se.portal.example", "locale=it-CH; signed-in=1", "index.html"],
    ["localhost:5173", "", "index.html"],
    ["media.example", "locale=da", "index.html"],
    ["127.0.0.1:5173", undefined, "index.html"],
  ])("chooses for the host %s and the cookies %j: %s", (host, cookies, file) => {
    expect(selectPage(host, cookies)).toBe(file);
  });
});

it("readStyleHash › returns undefined for a folder without a build", () => {
  expect(readStyleHash("src")).toBeUndefined();
});
