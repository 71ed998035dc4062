import { describe, expect, it } from "vitest";
import { readStyleHash, selectFirstFile, selectStartFile } from "./prerenderedPages.ts";

const hosts = [
  ["de.localhost:5173", "", "de-DE"],
  ["PORTAL.EXAMPLE.AT", "", "de-AT"],
  ["portal.example.co.uk", "", "en-GB"],
  ["gb.localhost", "", "en-GB"],
  ["ch.portal.example", "", "de-CH"],
  ["ch.portal.example", "a=1; locale=it-CH; b=2", "it-CH"],
  ["ch.portal.example", "locale=sv", "de-CH"],
  ["ch.portal.example", "my-locale=it-CH", "de-CH"],
  ["se.portal.example", "locale=it-CH", "sv"],
] as const;
const unknownHosts = [
  ["localhost:5173", ""],
  ["media.example", "locale=da"],
  ["127.0.0.1:5173", undefined],
] as const;

describe("files of the host", () => {
  it.each(hosts)("have, for the host %s and the cookies %j, the locale %s", (host, cookies, locale) => {
    expect(selectStartFile(host, cookies)).toBe(`start/${locale}.html`);
    expect(selectFirstFile(host, cookies)).toBe(`introduction/${locale}.html`);
    expect(selectFirstFile(host, `${cookies}; signed-in=1`)).toBe(`start/${locale}.html`);
  });

  it.each(unknownHosts)("have no locale for the host %s and the cookies %j", (host, cookies) => {
    expect(selectStartFile(host, cookies)).toBe("index.html");
    expect(selectFirstFile(host, cookies)).toBe("index.html");
  });
});

it("readStyleHash › returns undefined for a folder without a build", () => {
  expect(readStyleHash("src")).toBeUndefined();
});
