import { defineMessage, defineMessages } from "react-intl";

export const errorMessages = {
  ...defineMessages({
    retry: {
      id: "error.retry",
      defaultMessage: "Try again",
      description: "Button after an error, on every screen: repeats what failed",
    },
    network: {
      id: "error.network",
      defaultMessage: "We could not reach our service. Check your internet connection and try again.",
      description: "Why something failed: there was no response, because the network or the service is down",
    },
    unreadable: {
      id: "error.unreadable",
      defaultMessage: "Our service sent a response that could not be read. Please try again in a moment.",
      description: "Why something failed: the response was cut off or is not what was expected",
    },
    service: {
      id: "error.service",
      defaultMessage: "Our service reported a problem. Please try again in a moment.",
      description: "Why something failed: the response has an error status and no text for customers",
    },
    notFound: {
      id: "error.notFound",
      defaultMessage: "We could not find this.",
      description: "Why something failed: the requested data does not exist, or belongs to somebody else",
    },
    unexpected: {
      id: "error.unexpected",
      defaultMessage: "Something went wrong. Please try again.",
      description: "Why something failed, if the reason is unknown",
    },
    unknownCountry: {
      id: "error.unknownCountry",
      defaultMessage: "This portal is not available for your country.",
      description: "The configuration names a country that the portal does not know",
    },
    signInIncomplete: {
      id: "error.signIn.incomplete",
      defaultMessage: "The sign-in page sent you back without signing you in. Please sign in again.",
      description: "The sign-in provider's response has no code",
    },
    signInUsed: {
      id: "error.signIn.used",
      defaultMessage: "This sign-in was completed or abandoned already. Please sign in again.",
      description: "The URL of a completed sign-in was opened again",
    },
    signInForeign: {
      id: "error.signIn.foreign",
      defaultMessage: "This sign-in was not started in this browser. Please sign in again.",
      description: "The sign-in provider's response does not belong to a sign-in of this browser",
    },
    signInRefused: {
      id: "error.signIn.refused",
      defaultMessage: "The sign-in service could not sign you in. Please try again in a moment.",
      description: "The sign-in provider reported an error",
    },
    signInUnavailable: {
      id: "error.signIn.unavailable",
      defaultMessage: "The sign-in service is not available right now. Please try again in a moment.",
      description: "The sign-in provider is overloaded or out of order for a short time",
    },
    signInNotStored: {
      id: "error.signIn.notStored",
      defaultMessage:
        "To sign you in, this page has to store something in your browser, but its storage is blocked or full. Allow cookies and website data for this page, or free up space, then reload the page.",
      description:
        "Signing in is impossible: the visitor's browser blocks cookies and storage, or its storage is full",
    },
    signInNotAccepted: {
      id: "error.signIn.notAccepted",
      defaultMessage:
        "Our service does not accept your sign-in. Sign in again, with another account if you have one, or sign out.",
      description:
        "The sign-in provider signed the customer in, but the portal's services reject the sign-in. Mostly with buttons below: sign in again, sign out",
    },
  }),
  callService: defineMessage<{ phone: string }>({
    id: "error.callService",
    defaultMessage: "Customer service: {phone}",
    description: "Button or link that calls the manufacturer’s customer service",
  }),
};
