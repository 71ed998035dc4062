import { defineMessages } from "react-intl";

export const messages = defineMessages({
  notBuiltTitle: {
    id: "ui.notBuilt.title",
    defaultMessage: "This page is not available yet",
    description: "Heading of a page that will come with a later version",
  },
  notBuiltText: {
    id: "ui.notBuilt.text",
    defaultMessage: "We are working on it. Your projects are where you left them.",
    description: "Text of a page that will come with a later version",
  },
  toProjects: {
    id: "ui.notBuilt.toProjects",
    defaultMessage: "Go to your projects",
    description: "Link on a page that will come with a later version",
  },
});
