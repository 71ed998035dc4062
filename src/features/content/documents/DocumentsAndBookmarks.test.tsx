import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openFaq } from "#testing/rendering/openFaq.ts";
import { getSection } from "#testing/rendering/sections.ts";

describe("Documents", () => {
  it("links to documents in a new tab, and to downloads if they are allowed", {
    tags: ["R3.16", "R7.18"],
  }, async () => {
    await openFaq();
    await screen.findByRole("heading", { name: "Care guide" });
    const documents = getSection("Documents");
    const links = documents.getAllByRole("link").map((link) => ({
      name: link.getAttribute("aria-label"),
      href: link.getAttribute("href"),
      target: link.getAttribute("target"),
      rel: link.getAttribute("rel"),
      isDownload: link.hasAttribute("download"),
    }));
    const inNewTab = { target: "_blank", rel: "noopener" };
    const care = `${location.origin}/files/care.pdf`;
    const brochure = "https://files.example/brochure.pdf";
    expect(links).toEqual([
      { name: "Open: Care guide (opens in a new tab)", href: care, isDownload: false, ...inNewTab },
      { name: "Download: Care guide", href: care, isDownload: true, ...inNewTab },
      { name: "Open: Brochure (opens in a new tab)", href: brochure, isDownload: false, ...inNewTab },
    ]);
    const previews = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(previews).toContain(`${location.origin}/files/care.svg`);
  });

  it("renders no link to an unsafe URL", async () => {
    await openFaq();
    const trap = (await screen.findByRole("heading", { name: "Trap" })).closest("article");
    expect(trap?.querySelector("a, img")).toBeNull();
    expect(trap?.textContent).toContain("Not available at the moment");
    expect(document.body.innerHTML).not.toContain("javascript:");
  });
});

describe("Bookmarks", () => {
  it.each([
    ["www.kfw.de", "https://www.kfw.de/"],
    [" kfw.de/a?b ", "https://kfw.de/a?b"],
  ])("links to %s, which has no scheme, with https", async (url, expected) => {
    const bookmark = { category: "Money", title: "Grants", url, previewUrl: null };
    await openFaq("/faq", { BookmarkContent: () => ({ bookmarkContent: [bookmark] }) });
    expect((await screen.findByRole("link", { name: /^Grants/ })).getAttribute("href")).toBe(expected);
  });

  it("links to pages in a new tab and shows their hosts and pictures", {
    tags: ["R3.17", "R7.19"],
  }, async () => {
    await openFaq();
    const link = await screen.findByRole("link", { name: "Daylight (opens in a new tab)" });
    expect(link.getAttribute("href")).toBe("https://www.ideas.example/daylight?from=portal");
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    expect(getSection("Useful links").getByText("www.ideas.example")).toBeTruthy();
    const preview = link.closest("article")?.querySelector("img");
    expect(preview?.getAttribute("src")).toBe("https://www.ideas.example/daylight.png");
    expect(screen.getByRole("heading", { name: "Trap link" }).querySelector("a")).toBeNull();
  });
});
