import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    title: {
      id: "page.claim.title",
      defaultMessage: "Your roof windows are waiting for you",
      description: "Heading of the page on which a home’s owner takes registered windows over",
    },
    lead: {
      id: "page.claim.lead",
      defaultMessage:
        "Somebody has registered the windows in your home for you. Add them to your account, and data sheet and invoice are in your portal.",
      description: "What it means to take windows over",
    },
    signInNote: {
      id: "page.claim.signInNote",
      defaultMessage: "Sign in or create an account first: you come back to this page.",
      description: "Beside the sign-in button for visitors who are not signed in",
    },
    signIn: {
      id: "page.claim.signIn",
      defaultMessage: "Sign in and continue",
      description: "Button that leads to the sign-in and back here",
    },
    claim: {
      id: "page.claim.claim",
      defaultMessage: "Add the windows to my account",
      description: "Button by which the windows become the customer’s",
    },
    failed: {
      id: "page.claim.failed",
      defaultMessage: "The windows could not be added to your account",
      description: "Title of the notice when taking the windows over failed",
    },
    toPortal: {
      id: "page.claim.toPortal",
      defaultMessage: "Go to my portal",
      description: "Link to the customer’s projects and windows",
    },
    toStart: {
      id: "page.claim.toStart",
      defaultMessage: "Go to the start page",
      description: "Link to the start page",
    },
    list: {
      id: "page.claim.done.list",
      defaultMessage: "Your windows",
      description: "Heading of the list of windows that were taken over",
    },
    missingTitle: {
      id: "page.claim.missing.title",
      defaultMessage: "The link is incomplete",
      description: "Heading where the address has no registration token",
    },
    missingText: {
      id: "page.claim.missing.text",
      defaultMessage:
        "The part that names the windows is missing. Open the link again as you received it, or copy it as a whole.",
      description: "Text where the address has no registration token",
    },
    unknownTitle: {
      id: "page.claim.unknown.title",
      defaultMessage: "We do not know this link",
      description: "Heading where there is no registration with the token of the address",
    },
    unknownText: {
      id: "page.claim.unknown.text",
      defaultMessage:
        "Compare it with the link you received, or ask whoever registered the windows to send it again.",
      description: "Text where there is no registration with the token of the address",
    },
    expiredTitle: {
      id: "page.claim.expired.title",
      defaultMessage: "This link is no longer valid",
      description: "Heading where the time to take the windows over has passed",
    },
    expiredText: {
      id: "page.claim.expired.text",
      defaultMessage:
        "The time to add these windows to your account has passed. You can register them yourself, with the data plate of each window.",
      description: "Text where the time to take the windows over has passed",
    },
    register: {
      id: "page.claim.register",
      defaultMessage: "Register the windows yourself",
      description: "Link to the form that registers windows",
    },
    claimedTitle: {
      id: "page.claim.claimed.title",
      defaultMessage: "These windows already have an owner",
      description: "Heading where somebody has taken the windows over before",
    },
    claimedText: {
      id: "page.claim.claimed.text",
      defaultMessage:
        "The link works once. If it was you, the windows are in your portal; if not, ask whoever sent you the link.",
      description: "Text where somebody has taken the windows over before",
    },
  }),
  doneLead: defineMessage<{ count: number }>({
    id: "page.claim.done.lead",
    defaultMessage: "You find {count, plural, one {it} other {them}} in your portal from now on.",
    description: "Introduction of the page after windows were taken over",
  }),
  doneTitle: defineMessage<{ count: number }>({
    id: "page.claim.done.title",
    defaultMessage: "{count, plural, one {The window is now yours} other {The # windows are now yours}}",
    description: "Heading of the page after windows were taken over",
  }),
};
