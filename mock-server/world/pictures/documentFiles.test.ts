// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { contentSeeds } from "../content/contentSeeds.ts";
import { documentFile } from "./documentFiles.ts";
import { pictureAt } from "./pictureAt.ts";

const documents = Object.entries(contentSeeds).flatMap(([lang, seed]) =>
  seed.documents.map((document) => ({ lang, ...document })),
);
const nameOf = (path: string | null | undefined) => path?.replace("/files/", "") ?? "";

/** The words of a PDF as its standard font shows them. */
function wordsOf(file: string): string {
  return file.replaceAll(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}

describe("the documents of the help page", () => {
  it.each(documents)(
    "open at $url, with the title in the document's language",
    async ({ lang, title, url }) => {
      const response = await pictureAt(url);
      expect(response?.headers.get("content-type")).toBe("application/pdf");
      const file = (await response?.text()) ?? "";
      expect(file).toMatch(/^%PDF-1\.4\n[\n -~]*%%EOF\n$/);
      expect(file).toContain(`/Lang (${lang})`);
      expect(wordsOf(file)).toContain(`/Title (${title.replaceAll("’", "\u0092")})`);
      const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
      expect(file.slice(start, start + 4)).toBe("xref");
      for (const [, offset] of file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)) {
        expect(file.slice(Number(offset))).toMatch(/^\d+ 0 obj\n/);
      }
    },
  );

  it.each(documents)("have a cover at $imagePreviewUrl", ({ title, imagePreviewUrl }) => {
    const xml = String(documentFile(nameOf(imagePreviewUrl)));
    const { documentElement } = new DOMParser().parseFromString(xml, "image/svg+xml");
    expect(documentElement.querySelector("parsererror")).toBeNull();
    expect(documentElement.getAttribute("viewBox")).toBe("0 0 600 800");
    expect(documentElement.querySelector("title")?.textContent).toBe(title);
    expect(xml).not.toMatch(/NaN|undefined/);
  });

  it("have covers that are like no other of the same language", () => {
    const covers = contentSeeds.en.documents.map(({ imagePreviewUrl }) =>
      String(documentFile(nameOf(imagePreviewUrl))).replace(/<title>.*?<\/title>/, ""),
    );
    expect(new Set(covers).size).toBe(covers.length);
  });

  it.each([
    "documents/care-guide-xx.pdf",
    "documents/care-guide.pdf",
    "documents/unknown-en.svg",
    "documents/constructor-en.svg",
    "documents/care-guide-constructor.pdf",
    "documents/care-guide-en.png",
  ])("are none at %s", (name) => {
    expect(documentFile(name)).toBeUndefined();
  });
});
