import { defineMessages } from "react-intl";

/** Apart from the other messages of errors, so that the start chunk does not contain them. */
export const loadingMessages = defineMessages({
  slow: {
    id: "error.slow",
    defaultMessage: "Loading is taking longer than usual.",
    description: "Notice at the bottom of a screen after 5 seconds without data",
  },
  stalled: {
    id: "error.stalled",
    defaultMessage: "Our service is not responding yet.",
    description: "The same notice after 15 seconds, with a button that tries again and our telephone number",
  },
});
