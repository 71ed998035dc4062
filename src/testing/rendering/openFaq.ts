// The portal imports the screen lazily; this import spares the first test the wait.
import "#app/screens/FaqScreen.tsx";
import { screen } from "@testing-library/react";
import type { Locale } from "#locales.ts";
import { storeTestCredentials } from "../identity/storeTestCredentials.ts";
import { type ResponseStubs, typeStubs } from "../network/fakeService.ts";
import { customerResponses } from "../samples/sampleProjects.ts";
import { renderPortal } from "./renderPortal.tsx";

/** Content of every kind, each with an unusual value. */
export const contentResponses = typeStubs({
  ...customerResponses,
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
});

/** Mounts the portal at the page of questions and answers, signed in. */
export function openFaq(url = "/faq", responses: ResponseStubs = {}, locale?: Locale) {
  storeTestCredentials();
  return renderPortal(url, { ...contentResponses, ...responses }, locale);
}

export function getDetails(question: string): HTMLDetailsElement | null {
  return screen.getByText(question).closest("details");
}

export function getShownQuestions(): (string | null)[] {
  return [...document.querySelectorAll("details[id] > summary")].map(({ textContent }) => textContent);
}
