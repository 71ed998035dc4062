import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openFaq, part } from "../../testing/openFaq.ts";

describe("documents", () => {
  it("[R7.18] open in a new tab, and are kept where they may be", async () => {
    await openFaq();
    await screen.findByRole("heading", { name: "Care guide" });
    const documents = part("Documents");
    const links = documents.getAllByRole("link").map((link) => ({
      name: link.getAttribute("aria-label"),
      href: link.getAttribute("href"),
      target: link.getAttribute("target"),
      rel: link.getAttribute("rel"),
      kept: link.hasAttribute("download"),
    }));
    const inNewTab = { target: "_blank", rel: "noopener" };
    const care = `${location.origin}/files/care.pdf`;
    const elsewhere = "https://files.example/brochure.pdf";
    expect(links).toEqual([
      { name: "Open: Care guide (opens in a new tab)", href: care, kept: false, ...inNewTab },
      { name: "Download: Care guide", href: care, kept: true, ...inNewTab },
      { name: "Open: Brochure (opens in a new tab)", href: elsewhere, kept: false, ...inNewTab },
    ]);
    const previews = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(previews).toContain(`${location.origin}/files/care.svg`);
  });

  it("are no links where their address is not safe", async () => {
    await openFaq();
    const trap = (await screen.findByRole("heading", { name: "Trap" })).closest("article");
    expect(trap?.querySelector("a, img")).toBeNull();
    expect(trap?.textContent).toContain("Not available at the moment");
    expect(document.body.innerHTML).not.toContain("javascript:");
  });
});

describe("useful links", () => {
  it("[R7.19] name their host and open in a new tab", async () => {
    await openFaq();
    const link = await screen.findByRole("link", { name: "Daylight (opens in a new tab)" });
    expect(link.getAttribute("href")).toBe("https://www.ideas.example/daylight?from=portal");
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    expect(part("Useful links").getByText("www.ideas.example")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Trap link" }).querySelector("a")).toBeNull();
  });
});
