import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { detailsOf, openFaq, part, shownQuestions } from "../../testing/openFaq.ts";

// jsdom lays nothing out and knows no `scrollIntoView`.
const scrollIntoView = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe("questions and answers", () => {
  it("[R1.9] [R2.26] [R7.17] stand under their headings in the order given, closed", async () => {
    const { callsOf } = await openFaq();
    await screen.findByText("How do I clean it?");
    expect(document.title).toBe("Help – My Taglys");
    const questions = part("Questions and answers");
    const headings = questions.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Care", "Windows"]);
    expect(shownQuestions()).toEqual([
      "How do I clean it?",
      "Warum läuft die Scheibe an?",
      "Where is the serial number?",
    ]);
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
    expect(callsOf("FaqContent")).toHaveLength(1);
  });

  it("open to paragraphs of plain text", async () => {
    const { user } = await openFaq();
    await user.click(await screen.findByText("How do I clean it?"));
    const details = detailsOf("How do I clean it?");
    expect(details?.open).toBe(true);
    const paragraphs = [...(details?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(["With water.", "And a mild <b>cleaner</b>."]);
    await user.click(screen.getByText("How do I clean it?"));
    expect(details?.open).toBe(false);
  });

  it("can be linked to: the address opens the answer and leads there", async () => {
    await openFaq("/faq#where-is-the-serial-number");
    await waitFor(() => expect(detailsOf("Where is the serial number?")?.open).toBe(true));
    expect(detailsOf("How do I clean it?")?.open).toBe(false);
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
    expect(scrollIntoView.mock.contexts[0]).toBe(detailsOf("Where is the serial number?"));
  });

  it("are opened by a later link of the same page too, again where they were closed", async () => {
    const { user, router } = await openFaq();
    await screen.findByText("How do I clean it?");
    for (const _visit of [1, 2]) {
      await act(() => router.navigate("/faq#warum-lauft-die-scheibe-an"));
      expect(detailsOf("Warum läuft die Scheibe an?")?.open).toBe(true);
      await user.click(screen.getByText("Warum läuft die Scheibe an?"));
      expect(detailsOf("Warum läuft die Scheibe an?")?.open).toBe(false);
    }
  });

  it("keep their peace at an address that names none of them", async () => {
    await openFaq("/faq#%E0%A4%A");
    await screen.findByText("How do I clean it?");
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
  });

  it("give their address to the clipboard", async () => {
    const { user } = await openFaq();
    await user.click(await screen.findByText("Where is the serial number?"));
    const details = within(detailsOf("Where is the serial number?") ?? document.body);
    await user.click(details.getByRole("button", { name: "Copy link to this answer" }));
    expect(await details.findByText("Link copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/faq#where-is-the-serial-number`);
  });

  it("show their address where the clipboard is closed", async () => {
    const { user } = await openFaq();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No.", "NotAllowedError"));
    await user.click(await screen.findByText("Where is the serial number?"));
    const details = within(detailsOf("Where is the serial number?") ?? document.body);
    await user.click(details.getByRole("button", { name: "Copy link to this answer" }));
    expect(await details.findByText(`${location.origin}/faq#where-is-the-serial-number`)).toBeTruthy();
  });
});
