// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { campaignPicture, campaignPictures } from "./campaignPicture.ts";

const xmlOf = (name: string) => campaignPicture(name) ?? "";

function parsed(xml: string): Element {
  return new DOMParser().parseFromString(xml, "image/svg+xml").documentElement;
}

describe("the campaigns' pictures", () => {
  it.each(campaignPictures)("%s is well-formed, harmless and refers to its own parts alone", (name) => {
    const xml = xmlOf(name);
    const svg = parsed(xml);
    expect(svg.localName).toBe("svg");
    expect(svg.querySelector("title")?.textContent).toMatch(/^\w.{5,}/);
    expect(svg.querySelector("script, foreignObject, image, [onload]")).toBeNull();
    const ids = [...svg.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of xml.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
  });

  it.each(campaignPictures)("%s is higher for its width where it is made for phones", (name) => {
    const [, , width = 0, height = 0] = (parsed(xmlOf(name)).getAttribute("viewBox") ?? "")
      .split(" ")
      .map(Number);
    const isForPhones = name.endsWith("-mobile.svg");
    if (name.includes("accessory")) expect(width / height).toBeCloseTo(16 / 9, 1);
    else expect(width / height).toBeCloseTo(isForPhones ? 1.5 : 2, 1);
  });

  it("are like no other", () => {
    expect(new Set(campaignPictures.map(xmlOf)).size).toBe(7);
    const titles = campaignPictures.map((name) => parsed(xmlOf(name)).querySelector("title")?.textContent);
    expect(new Set(titles).size).toBe(7);
  });

  it("are none at other names", () => {
    expect(campaignPicture("campaigns/constructor.svg")).toBeUndefined();
  });
});
