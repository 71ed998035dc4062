import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    title: {
      id: "page.faq.title",
      defaultMessage: "How can we help?",
      description: "Main heading of the page with questions, documents and links",
    },
    lead: {
      id: "page.faq.lead",
      defaultMessage: "Answers to common questions, documents to keep, and pages worth knowing.",
      description: "Introduction of the page with questions, documents and links",
    },
    search: {
      id: "page.faq.search",
      defaultMessage: "Search the help",
      description: "Label of the field that searches questions, documents and links",
    },
    clear: {
      id: "page.faq.clear",
      defaultMessage: "Clear",
      description: "Button that empties a search field",
    },
    noResults: {
      id: "page.faq.noResults",
      defaultMessage: "No results found",
      description: "Where a search finds no question, document or link",
    },
    noResultsText: {
      id: "page.faq.noResultsText",
      defaultMessage: "Check the spelling, or try other words.",
      description: "Below “No results found”",
    },
    questions: {
      id: "page.faq.questions",
      defaultMessage: "Questions and answers",
      description: "Heading of a part of the help page",
    },
    questionsLoading: {
      id: "page.faq.questions.loading",
      defaultMessage: "The questions are loading.",
      description: "For screen readers, while the questions load",
    },
    questionsFailed: {
      id: "page.faq.questions.failed",
      defaultMessage: "The questions could not be loaded.",
      description: "In place of the questions where loading them failed",
    },
    questionsEmpty: {
      id: "page.faq.questions.empty",
      defaultMessage: "There are no questions here yet.",
      description: "In place of the questions where there are none",
    },
    copyLink: {
      id: "page.faq.copyLink",
      defaultMessage: "Copy link to this answer",
      description: "Button below an answer; copies the URL of the answer",
    },
    linkCopied: {
      id: "page.faq.linkCopied",
      defaultMessage: "Link copied",
      description: "Shown after the URL of an answer was copied",
    },
    linkNotCopied: {
      id: "page.faq.linkNotCopied",
      defaultMessage: "Your browser does not allow copying. This is the address:",
      description: "Shown where the URL of an answer could not be copied; the URL follows",
    },
    documents: {
      id: "page.faq.documents",
      defaultMessage: "Documents",
      description: "Heading of a part of the help page",
    },
    documentsLoading: {
      id: "page.faq.documents.loading",
      defaultMessage: "The documents are loading.",
      description: "For screen readers, while the documents load",
    },
    documentsFailed: {
      id: "page.faq.documents.failed",
      defaultMessage: "The documents could not be loaded.",
      description: "In place of the documents where loading them failed",
    },
    documentsEmpty: {
      id: "page.faq.documents.empty",
      defaultMessage: "There are no documents here yet.",
      description: "In place of the documents where there are none",
    },
    open: {
      id: "page.faq.document.open",
      defaultMessage: "Open",
      description: "Button that shows a document in a new tab",
    },
    download: {
      id: "page.faq.document.download",
      defaultMessage: "Download",
      description: "Button that saves a document",
    },
    notAvailable: {
      id: "page.faq.document.notAvailable",
      defaultMessage: "Not available at the moment",
      description: "Below the title of a document whose URL cannot be used",
    },
    links: {
      id: "page.faq.links",
      defaultMessage: "Useful links",
      description: "Heading of a part of the help page",
    },
    linksLoading: {
      id: "page.faq.links.loading",
      defaultMessage: "The links are loading.",
      description: "For screen readers, while the links load",
    },
    linksFailed: {
      id: "page.faq.links.failed",
      defaultMessage: "The links could not be loaded.",
      description: "In place of the links where loading them failed",
    },
    linksEmpty: {
      id: "page.faq.links.empty",
      defaultMessage: "There are no links here yet.",
      description: "In place of the links where there are none",
    },
    newTab: {
      id: "page.faq.newTab",
      defaultMessage: "(opens in a new tab)",
      description: "For screen readers, after the text of a link that opens a new tab",
    },
  }),
  openNamed: defineMessage<{ title: string }>({
    id: "page.faq.document.openNamed",
    defaultMessage: "Open: {title} (opens in a new tab)",
    description: "Accessible name of the button “Open” of a document",
  }),
  downloadNamed: defineMessage<{ title: string }>({
    id: "page.faq.document.downloadNamed",
    defaultMessage: "Download: {title}",
    description: "Accessible name of the button “Download” of a document",
  }),
  found: defineMessage<{ count: number }>({
    id: "page.faq.found",
    defaultMessage: "{count, plural, one {# result found} other {# results found}}",
    description: "How many questions, documents and links a search found",
  }),
};
