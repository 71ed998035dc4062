import { defineMessages } from "react-intl";

/** Texts of `index.html` for visitors whose browser does not start the portal. The build writes them in all languages. */
export const startHelpMessages = defineMessages({
  title: {
    id: "startHelp.title",
    defaultMessage: "This page did not start",
    description: "Heading that stays if the browser is too old, runs no JavaScript or has no connection",
  },
  text: {
    id: "startHelp.text",
    defaultMessage:
      "Check your internet connection, allow JavaScript and reload the page. If that does not help, update your browser or use another one, or call us:",
    description: "What to do if the page did not start. Telephone numbers follow",
  },
});
