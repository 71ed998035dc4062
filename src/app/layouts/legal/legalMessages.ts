import { defineMessages } from "react-intl";

export const legalMessages = defineMessages({
  title: {
    id: "app.legal.title",
    defaultMessage: "Legal",
    description: "Heading of the links to legal pages in the footer",
  },
  imprint: {
    id: "app.legal.imprint",
    defaultMessage: "Legal notice",
    description: "Link in the footer to the page that says who operates the portal",
  },
  privacy: {
    id: "app.legal.privacy",
    defaultMessage: "Privacy",
    description: "Link in the footer to the page about the protection of personal data",
  },
  terms: {
    id: "app.legal.terms",
    defaultMessage: "Terms of use",
    description: "Link in the footer to the terms of use",
  },
  accessibility: {
    id: "app.legal.accessibility",
    defaultMessage: "Accessibility",
    description: "Link in the footer to the accessibility statement",
  },
  consent: {
    id: "app.legal.consent",
    defaultMessage: "Cookie settings",
    description: "Button in the footer that asks again for consent to tracking",
  },
});
