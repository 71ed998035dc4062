// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assetFiles, readAsset } from "../../testing/assetFiles.ts";
import { setSvgTitle } from "./document.ts";
import { createInstallerLogo } from "./installerLogo.ts";

const images = assetFiles.filter((path) => /^(windows|rooms)\//.test(path));
const campaignImages = assetFiles.filter((path) => path.startsWith("campaigns/"));

/** Parses a drawing; throws if it is not well-formed. */
function parseSvg(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, "image/svg+xml");
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

function expectOwnReferences(xml: string): void {
  const ids = [...parseSvg(xml).querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of xml.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
}

const removeTitle = (xml: string) => xml.replace(/<title>.*?<\/title>/, "");
const getTitle = (xml: string) => parseSvg(xml).querySelector("title")?.textContent;

describe("window and room images", () => {
  it.each(images)("%s is well-formed, harmless and has a title", (path) => {
    const svg = parseSvg(readAsset(path));
    expect(svg.getAttribute("viewBox")).toBe("0 0 1200 900");
    expect(svg.querySelector("title")?.textContent).toMatch(/^\w.{5,}/);
    expectHarmless(svg);
  });

  it.each(images)("%s refers to its own elements only, by unique ids", (path) => {
    expectOwnReferences(readAsset(path));
  });

  it("all differ in drawing and title", () => {
    const files = images.map(readAsset);
    expect(new Set(files.map(removeTitle)).size).toBe(images.length);
    expect(new Set(files.map(getTitle)).size).toBe(images.length);
  });
});

describe("campaign images", () => {
  it.each(campaignImages)("%s is well-formed, harmless and refers to its own elements only", (path) => {
    const xml = readAsset(path);
    const svg = parseSvg(xml);
    expect(svg.localName).toBe("svg");
    expect(svg.querySelector("title")?.textContent).toMatch(/^\w.{5,}/);
    expect(svg.querySelector("script, foreignObject, image, [onload]")).toBeNull();
    expectOwnReferences(xml);
  });

  it.each(campaignImages)("%s has the aspect ratio of its placement, taller for phones", (path) => {
    const [, , width = 0, height = 0] = (parseSvg(readAsset(path)).getAttribute("viewBox") ?? "")
      .split(" ")
      .map(Number);
    const isForPhones = path.endsWith("-mobile.svg");
    if (path.includes("accessory")) expect(width / height).toBeCloseTo(16 / 9, 1);
    else expect(width / height).toBeCloseTo(isForPhones ? 1.5 : 2, 1);
  });

  it("all differ in drawing and title", () => {
    const files = campaignImages.map(readAsset);
    expect(new Set(files).size).toBe(7);
    expect(new Set(files.map(getTitle)).size).toBe(7);
  });
});

it("setSvgTitle escapes markup in the title", () => {
  const markup = `<script>alert("1")</script> & 'more' $&`;
  const svg = parseSvg(setSvgTitle("<svg><title>Before</title><g/></svg>", markup));
  expect(svg.querySelector("title")?.textContent).toBe(markup);
  expect(svg.querySelector("script")).toBeNull();
});

describe("createInstallerLogo", () => {
  const getInitials = (slug: string) =>
    parseSvg(createInstallerLogo(slug)).querySelector("text")?.textContent;

  it.each([
    { slug: "dachwerk-nord", shown: "DN" },
    { slug: "berger", shown: "BE" },
    { slug: "a", shown: "A" },
    { slug: "tak-og-lys", shown: "TO" },
    { slug: "42-roofs", shown: "4R" },
  ])("shows $shown for $slug", ({ slug, shown }) => {
    expect(getInitials(slug)).toBe(shown);
  });

  it("uses eight shapes in eight colours", () => {
    const logos = Array.from({ length: 400 }, (_, index) =>
      parseSvg(createInstallerLogo(`installer-${index}`)),
    );
    const colors = new Set(logos.map((svg) => svg.querySelector("path")?.getAttribute("fill")));
    const shapes = new Set(
      logos.map(
        (svg) =>
          svg.querySelector("path")?.nextElementSibling?.getAttribute("d") ??
          svg.querySelector("circle")?.getAttribute("r"),
      ),
    );
    expect(colors.size).toBe(8);
    expect(shapes.size).toBe(8);
  });

  it("is well-formed and harmless for any slug", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab9-<>&\"' "), minLength: 1 }), (slug) => {
        expectHarmless(parseSvg(createInstallerLogo(slug)));
      }),
      { seed: 20_260_309, numRuns: 200 },
    );
  });
});
