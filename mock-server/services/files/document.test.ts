// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { contentSeeds } from "../../seeds/content/contentSeeds.ts";
import { getDocument } from "./document.ts";
import { getSharedFile } from "./fileRoutes.ts";

const documents = Object.entries(contentSeeds).flatMap(([lang, seed]) =>
  seed.documents.map((document) => ({ lang, ...document })),
);
const getName = (path: string | null | undefined) => path?.replace("/files/documents/", "") ?? "";

/** The text of a PDF with its octal escapes decoded. */
function decodePdfText(file: string): string {
  return file.replaceAll(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}

describe("documents of the help page", () => {
  it.each(documents)(
    "are valid PDF files with a title in their language at $url",
    async ({ lang, title, url }) => {
      const response = await getSharedFile(url);
      expect(response?.headers.get("content-type")).toBe("application/pdf");
      const file = (await response?.text()) ?? "";
      expect(file).toMatch(/^%PDF-1\.4\n[\n -~]*%%EOF\n$/);
      expect(file).toContain(`/Lang (${lang})`);
      expect(decodePdfText(file)).toContain(`/Title (${title.replaceAll("’", "\u0092")})`);
      const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
      expect(file.slice(start, start + 4)).toBe("xref");
      for (const [, offset] of file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)) {
        expect(file.slice(Number(offset))).toMatch(/^\d+ 0 obj\n/);
      }
    },
  );

  it.each(documents)(
    "have a cover with their title at $imagePreviewUrl",
    async ({ title, imagePreviewUrl }) => {
      const xml = String(await getDocument(getName(imagePreviewUrl)));
      const { documentElement } = new DOMParser().parseFromString(xml, "image/svg+xml");
      expect(documentElement.querySelector("parsererror")).toBeNull();
      expect(documentElement.getAttribute("viewBox")).toBe("0 0 600 800");
      expect(documentElement.querySelector("title")?.textContent).toBe(title);
      expect(xml).not.toMatch(/NaN|undefined/);
    },
  );

  it("have covers that all differ", async () => {
    const covers = await Promise.all(
      contentSeeds.en.documents.map(async ({ imagePreviewUrl }) =>
        String(await getDocument(getName(imagePreviewUrl))).replace(/<title>.*?<\/title>/, ""),
      ),
    );
    expect(new Set(covers).size).toBe(covers.length);
  });

  it.each([
    "care-guide-xx.pdf",
    "care-guide.pdf",
    "unknown-en.svg",
    "constructor-en.svg",
    "care-guide-constructor.pdf",
    "care-guide-en.png",
  ])("do not include %s", async (name) => {
    expect(await getDocument(name)).toBeUndefined();
  });
});
