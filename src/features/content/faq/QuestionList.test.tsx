import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getDetails, getShownQuestions, openFaq } from "#testing/rendering/openFaq.ts";
import { getSection } from "#testing/rendering/sections.ts";

// jsdom has no `scrollIntoView`.
const scrollIntoView = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const manyQuestions = {
  FaqContent: () => ({
    faqContent: Array.from({ length: 150 }, (_, index) => ({
      category: "Care",
      question: `Question ${index + 1}?`,
      answer: index === 129 ? "Xylophone." : "Of wood.",
    })),
  }),
};

describe("QuestionList", () => {
  it("shows closed questions by category, in the order of the response", {
    tags: ["R2.26", "R3.15", "R7.17"],
  }, async () => {
    const { getRequests } = await openFaq();
    await screen.findByText("How do I clean it?");
    expect(document.title).toBe("Help – My Taglys");
    const questions = getSection("Questions and answers");
    const headings = questions.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Care", "Windows"]);
    expect(getShownQuestions()).toEqual([
      "How do I clean it?",
      "Warum läuft die Scheibe an?",
      "Where is the serial number?",
    ]);
    expect(document.querySelectorAll("details[id][open]")).toHaveLength(0);
    expect(getRequests("FaqContent")).toHaveLength(1);
  });

  it("opens an answer with paragraphs and simple HTML", async () => {
    const { user } = await openFaq();
    await user.click(await screen.findByText("How do I clean it?"));
    const details = getDetails("How do I clean it?");
    expect(details?.open).toBe(true);
    await waitFor(() =>
      expect(Array.from(details?.querySelectorAll("p") ?? [], ({ innerHTML }) => innerHTML)).toEqual([
        "With water.",
        "And a mild <b>cleaner</b>.",
      ]),
    );
    await user.click(screen.getByText("How do I clean it?"));
    expect(details?.open).toBe(false);
  });

  it.each([
    [
      "keeps simple elements without attributes",
      `<p onclick="x()" style="x">A<br>B</p><ul><li>C</ul>`,
      "<p>A<br>B</p><ul><li>C</li></ul>",
    ],
    ["shows headings and entities", "<h2>F&uuml;r</h2>A", "<p><strong>Für</strong></p>A"],
    [
      "drops what is no text",
      "A<script>x()</script><style>x</style><img src=x onerror=x()><svg><text>x</text></svg>",
      "<p>A</p>",
    ],
    ["shows the content of other elements", "<div>A <span>B</span></div>", "<div>A B</div>"],
    ["drops links that are not safe", `<a href="javascript:x()">A</a>`, "<p>A</p>"],
  ])("%s of an answer", async (_, answer, expected) => {
    await openFaq("/faq#q", {
      FaqContent: () => ({ faqContent: [{ category: "C", question: "Q", answer }] }),
    });
    await waitFor(() => expect(document.querySelector(".html")?.innerHTML).toBe(expected));
  });

  it("links from an answer to safe URLs", async () => {
    const answer = `See <a href="https://example.org/a">A</a>, or <a href="mailto:a@example.org">write</a>.`;
    await openFaq("/faq#q", {
      FaqContent: () => ({ faqContent: [{ category: "C", question: "Q", answer }] }),
    });
    expect((await screen.findByRole("link", { name: "A" })).getAttribute("href")).toBe(
      "https://example.org/a",
    );
    expect(screen.getByRole("link", { name: "write" }).getAttribute("href")).toBe("mailto:a@example.org");
  });

  it("finds the words of an answer, not its tags", async () => {
    const answer = "<p>Of <strong>wood</strong>.</p>";
    await openFaq("/faq?q=wood", {
      FaqContent: () => ({ faqContent: [{ category: "C", question: "Q", answer }] }),
    });
    await waitFor(() => expect(document.querySelector(".html mark")?.textContent).toBe("wood"));
  });

  it("opens the answer that the hash of the URL names, also beyond the first hundred, and scrolls to it", async () => {
    await openFaq("/faq#question-140", manyQuestions);
    await waitFor(() => expect(getDetails("Question 140?")?.open).toBe(true));
    await waitFor(() => expect(scrollIntoView.mock.contexts[0]).toBe(getDetails("Question 140?")));
    expect(getShownQuestions()).toHaveLength(101);
  });

  it("finds an answer beyond the first hundred questions", async () => {
    await openFaq("/faq?q=xylophone", manyQuestions);
    await waitFor(() => expect(getShownQuestions()).toEqual(["Question 130?"]));
  });

  it("opens an answer with a link on the same page, also after the visitor has closed it", async () => {
    const { user, router } = await openFaq();
    await screen.findByText("How do I clean it?");
    for (const _visit of [1, 2]) {
      await act(() => router.navigate("/faq#warum-lauft-die-scheibe-an"));
      expect(getDetails("Warum läuft die Scheibe an?")?.open).toBe(true);
      await user.click(screen.getByText("Warum läuft die Scheibe an?"));
      expect(getDetails("Warum läuft die Scheibe an?")?.open).toBe(false);
    }
  });

  it("opens nothing for an unknown hash", async () => {
    await openFaq("/faq#%E0%A4%A");
    await screen.findByText("How do I clean it?");
    expect(document.querySelectorAll("details[id][open]")).toHaveLength(0);
  });

  it("shows the URL of an answer if the browser denies access to the clipboard", async () => {
    const { user } = await openFaq();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No.", "NotAllowedError"));
    await user.click(await screen.findByText("Where is the serial number?"));
    const details = within(getDetails("Where is the serial number?") ?? document.body);
    await user.click(details.getByRole("button", { name: "Copy link to this answer" }));
    expect(await details.findByText(`${location.origin}/faq#where-is-the-serial-number`)).toBeTruthy();
  });
});
