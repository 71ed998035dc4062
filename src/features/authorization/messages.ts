import { defineMessages } from "react-intl";

export const messages = defineMessages({
  failedTitle: {
    id: "page.authorization.failed.title",
    defaultMessage: "Signing in did not work",
    description: "Heading where the sign-in provider reported an error",
  },
  technicalDetails: {
    id: "page.authorization.failed.technicalDetails",
    defaultMessage: "Technical details",
    description: "Opens the technical reason of a failed sign-in, which is not translated",
  },
  toStart: {
    id: "page.authorization.failed.toStart",
    defaultMessage: "Go to the start page",
    description: "Link where the sign-in provider reported an error",
  },
  tryAgain: {
    id: "page.authorization.failed.tryAgain",
    defaultMessage: "Sign in again",
    description: "Button where the sign-in provider reported an error",
  },
});
