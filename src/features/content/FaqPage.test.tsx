import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "../../countries.ts";
import { changeLocale } from "../../i18n/localeStore.ts";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { failure, graphQlError } from "../../testing/responses.ts";
import { customerAnswers } from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import { currentToasts } from "../../ui/toastStore.ts";

const contentAnswers = {
  ...customerAnswers,
  FaqContent: () => ({
    faqContent: [
      {
        category: "Care",
        question: "How do I clean it?",
        answer: "With water.\n\nAnd a mild <b>cleaner</b>.",
      },
      { category: "Windows", question: "Where is the serial number?", answer: "On the type plate." },
      { category: "Care", question: "Warum läuft die Scheibe an?", answer: "Weil sie außen kalt ist." },
    ],
  }),
  DocumentContent: () => ({
    documentContent: [
      {
        category: "Care",
        title: "Care guide",
        url: "/files/care.pdf",
        imagePreviewUrl: "/files/care.svg",
        isDownloadable: true,
      },
      {
        category: "Planning",
        title: "Brochure",
        url: "https://files.example/brochure.pdf",
        imagePreviewUrl: null,
        isDownloadable: false,
      },
      {
        category: "Planning",
        title: "Trap",
        url: "javascript:alert(1)",
        imagePreviewUrl: "javascript:alert(2)",
        isDownloadable: true,
      },
    ],
  }),
  BookmarkContent: () => ({
    bookmarkContent: [
      {
        category: "Ideas",
        title: "Daylight",
        url: "https://www.ideas.example/daylight?from=portal",
        previewUrl: "https://www.ideas.example/daylight.png",
      },
      { category: "Ideas", title: "Trap link", url: "data:text/html,hello", previewUrl: null },
    ],
  }),
} satisfies Answers;

function openFaq(address = "/faq", answers: Answers = {}, locale?: Locale) {
  rememberSignIn();
  return renderPortal(address, { ...contentAnswers, ...answers }, locale);
}

function part(name: string) {
  return within(screen.getByRole("region", { name }));
}

function detailsOf(question: string): HTMLDetailsElement | null {
  return screen.getByText(question).closest("details");
}

function shownQuestions(): (string | null)[] {
  return [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);
}

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

describe("the search", () => {
  const field = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "Search the answers" });

  it("[R1.9] leaves what was found, marks it as text and says how many there are", async () => {
    const { user, router } = await openFaq();
    await screen.findByText("How do I clean it?");
    const entries = history.length;
    await user.type(await field(), "LAUFT aussen");
    expect(shownQuestions()).toEqual(["Warum läuft die Scheibe an?"]);
    const marks = [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toEqual(["läuft", "außen"]);
    expect(screen.getByText("1 question found").closest("[role=status]")).toBeTruthy();
    expect(location.search).toBe("?q=LAUFT+aussen");
    expect(history.length).toBe(entries);
    expect(router.state.location.pathname).toBe("/faq");
    expect(document.activeElement).toBe(await field());
  });

  it("marks markup as the text it is", async () => {
    const { user } = await openFaq();
    await user.type(await field(), "<b>");
    await screen.findByText("1 question found");
    expect(document.querySelector("mark")?.textContent).toBe("<b>");
    expect(document.querySelector("b")).toBeNull();
  });

  it("opens what holds the words in its answer alone, and closes it again", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    await user.type(await field(), "water");
    const details = document.querySelector("details");
    expect(details?.open).toBe(true);
    await user.clear(await field());
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
    expect(location.search).toBe("");
  });

  it("[R9.14] says where nothing was found, and ends on demand", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    await user.type(await field(), "zzz");
    expect(screen.getByText("No results found").closest("[role=status]")).toBeTruthy();
    expect(shownQuestions()).toEqual([]);
    expect(part("Documents").getByText("Care guide")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(shownQuestions()).toHaveLength(3);
    expect(document.activeElement).toBe(await field());
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
    expect(screen.queryByText("No results found")).toBeNull();
  });

  it("begins with what the address says", async () => {
    await openFaq("/faq?q=serial");
    await screen.findByText("1 question found");
    expect((await field()).value).toBe("serial");
  });

  it("follows a navigation", async () => {
    const { router } = await openFaq("/faq?q=serial");
    await screen.findByText("1 question found");
    await act(() => router.navigate("/faq?q=clean"));
    expect((await field()).value).toBe("clean");
    await act(() => router.navigate(-1));
    expect((await field()).value).toBe("serial");
  });

  it("works where the browser keeps the address as it is", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    vi.spyOn(history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too often.", "SecurityError");
    });
    await user.type(await field(), "serial");
    expect(screen.getByText("1 question found")).toBeTruthy();
  });
});

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
    const link = await screen.findByRole("link", { name: "Daylight, opens in a new tab" });
    expect(link.getAttribute("href")).toBe("https://www.ideas.example/daylight?from=portal");
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    expect(part("Useful links").getByText("www.ideas.example")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Trap link" }).querySelector("a")).toBeNull();
  });
});

describe("each part for itself", () => {
  const parts = [
    { name: "Questions and answers", call: "FaqContent", thing: "questions", sample: "How do I clean it?" },
    { name: "Documents", call: "DocumentContent", thing: "documents", sample: "Care guide" },
    { name: "Useful links", call: "BookmarkContent", thing: "links", sample: "Daylight" },
  ] as const;

  it.each(parts)("[R1.9] $name load by themselves", async ({ name, call, thing, sample }) => {
    const later = Promise.withResolvers<Response>();
    await openFaq("/faq", { [call]: () => later.promise });
    for (const other of parts) if (other.name !== name) await screen.findByText(other.sample);
    expect(part(name).getByText(`The ${thing} are loading.`).closest("[aria-busy=true]")).toBeTruthy();
    later.resolve(Response.json({ data: contentAnswers[call]() }));
    expect(await screen.findByText(sample)).toBeTruthy();
    expect(screen.queryByText(`The ${thing} are loading.`)).toBeNull();
  });

  it.each(parts)(
    "[R1.9] $name fail by themselves, and are tried again",
    async ({ name, call, thing, sample }) => {
      const { user, answer } = await openFaq("/faq", { [call]: () => graphQlError("Sorry.") });
      expect(await screen.findByText(`The ${thing} could not be loaded.`)).toBeTruthy();
      for (const other of parts) if (other.name !== name) await screen.findByText(other.sample);
      expect(currentToasts()).toEqual([]);
      answer({ [call]: contentAnswers[call] });
      await user.click(part(name).getByRole("button", { name: "Try again" }));
      expect(await screen.findByText(sample)).toBeTruthy();
      expect(screen.queryByText(`The ${thing} could not be loaded.`)).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name }));
    },
  );

  it.each(parts)("[R1.9] $name say where there are none", async ({ name, call, thing }) => {
    await openFaq("/faq", { [call]: customerAnswers[call] });
    expect(await screen.findByText(`There are no ${thing} here yet.`)).toBeTruthy();
    expect(part(name).queryByRole("heading", { level: 3 })).toBeNull();
  });

  it.each(parts)("[R5.1] $name that are null are a failure", async ({ call, thing }) => {
    await openFaq("/faq", { [call]: () => Response.json({ data: { [nullField[call]]: null } }) });
    expect(await screen.findByText(`The ${thing} could not be loaded.`)).toBeTruthy();
  });

  const nullField = {
    FaqContent: "faqContent",
    DocumentContent: "documentContent",
    BookmarkContent: "bookmarkContent",
  } as const;

  it("tell an unreachable service from a failing one", async () => {
    await openFaq("/faq", {
      FaqContent: () => Promise.reject(new TypeError("Failed to fetch")),
      DocumentContent: () => failure(400),
    });
    await screen.findByText("The questions could not be loaded.");
    expect(part("Questions and answers").getByText(/^We could not reach our service\./)).toBeTruthy();
    await screen.findByText("The documents could not be loaded.");
    expect(part("Documents").getByText("Please try again in a moment.")).toBeTruthy();
  });
});

describe("the language of content", () => {
  it("[R9.6] is asked for by the locale, and anew when that changes", async () => {
    const { callsOf } = await openFaq("/faq", {}, "de-CH");
    await screen.findByText("How do I clean it?");
    await act(() => changeLocale("fr-CH"));
    await waitFor(() => expect(callsOf("FaqContent")).toHaveLength(2));
    for (const name of ["FaqContent", "DocumentContent", "BookmarkContent"] as const) {
      const asked = callsOf(name).map(({ headers }) => headers.get("x-taglys-locale"));
      expect(asked).toEqual(["de-CH", "fr-CH"]);
    }
  });

  it.each([
    ["de-CH", "gsw"],
    ["fr-CH", undefined],
    ["en-GB", undefined],
  ] as const)("[R9.6] of %s is marked as %s where it is not the page's own", async (locale, lang) => {
    const { user } = await openFaq("/faq", {}, locale);
    await user.click(await screen.findByText("How do I clean it?"));
    for (const text of ["How do I clean it?", "With water.", "Care guide", "Daylight", "Windows"]) {
      expect(screen.getByText(text).closest<HTMLElement>("main [lang]")?.lang).toBe(lang);
    }
  });
});
