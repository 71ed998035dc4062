// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logo } from "./logo.ts";
import { drawFile, drawnFiles } from "./pictureFiles.ts";
import { drawing, element, escapeXml } from "./svg.ts";

const names = drawnFiles.filter((name) => name.endsWith(".svg"));

/** The drawing's root, read by an XML parser, which refuses whatever is not well-formed. */
function parsed(xml: unknown): Element {
  const { documentElement } = new DOMParser().parseFromString(String(xml), "image/svg+xml");
  if (documentElement.querySelector("parsererror")) throw new Error(documentElement.textContent);
  return documentElement;
}

function expectHarmless(svg: Element): void {
  for (const part of [svg, ...svg.querySelectorAll("*")]) {
    expect(part.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(["script", "foreignObject", "image", "a", "style"]).not.toContain(part.localName);
    for (const { name, value } of part.attributes) {
      expect(name).not.toMatch(/^on/i);
      if (name.endsWith("href")) expect(value).toMatch(/^#/);
      expect(value).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
}

describe("a drawing", () => {
  it.each(names)("%s is well-formed, named and harmless", (name) => {
    const svg = parsed(drawFile(name));
    expect(svg.getAttribute("viewBox")).toBe("0 0 1200 900");
    expect(svg.querySelector("title")?.textContent).toMatch(/^\w.{5,}/);
    expectHarmless(svg);
  });

  it.each(names)("%s refers to its own parts alone, each of one name", (name) => {
    const xml = String(drawFile(name));
    const ids = [...parsed(xml).querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of xml.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
  });

  it("is like no other", () => {
    const withoutTitles = names.map((name) => String(drawFile(name)).replace(/<title>.*?<\/title>/, ""));
    const titles = names.map((name) => parsed(drawFile(name)).querySelector("title")?.textContent);
    expect(new Set(withoutTitles).size).toBe(names.length);
    expect(new Set(titles).size).toBe(names.length);
  });

  it("escapes its title and its attributes", () => {
    const nasty = `<script>alert("1")</script> & 'more'`;
    const sheet = { width: 1, height: 1, title: nasty, stroke: nasty, weight: 1 };
    const svg = parsed(drawing(sheet, element("text", {}, escapeXml(nasty))));
    expect(svg.querySelector("title")?.textContent).toBe(nasty);
    expect(svg.querySelector("g")?.getAttribute("stroke")).toBe(nasty);
    expect(svg.querySelector("text")?.textContent).toBe(nasty);
    expect(svg.querySelector("script")).toBeNull();
  });
});

describe("a logo", () => {
  const initials = (slug: string) => parsed(logo(slug)).querySelector("text")?.textContent;

  it.each([
    { slug: "dachwerk-nord", shown: "DN" },
    { slug: "berger", shown: "BE" },
    { slug: "a", shown: "A" },
    { slug: "tak-og-lys", shown: "TO" },
    { slug: "42-roofs", shown: "4R" },
  ])("of $slug shows $shown", ({ slug, shown }) => {
    expect(initials(slug)).toBe(shown);
  });

  it("has one of eight marks in one of eight colours", () => {
    const logos = Array.from({ length: 400 }, (_, index) => parsed(logo(`installer-${index}`)));
    const colours = new Set(logos.map((svg) => svg.querySelector("path")?.getAttribute("fill")));
    const marks = new Set(
      logos.map(
        (svg) =>
          svg.querySelector("path")?.nextElementSibling?.getAttribute("d") ??
          svg.querySelector("circle")?.getAttribute("r"),
      ),
    );
    expect(colours.size).toBe(8);
    expect(marks.size).toBe(8);
  });

  it("is well-formed and harmless whatever the slug", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab9-<>&\"' "), minLength: 1 }), (slug) => {
        expectHarmless(parsed(logo(slug)));
      }),
      { seed: 20_260_309, numRuns: 200 },
    );
  });
});
