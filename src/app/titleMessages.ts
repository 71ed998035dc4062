import { defineMessages } from "react-intl";

/** The titles of the browser tab. They load with the start chunk, before the messages of the screens. */
export const titles = defineMessages({
  projectList: {
    id: "page.projectList.metaTitle",
    defaultMessage: "My projects",
    description: "Title of the browser tab of the project list",
  },
  project: {
    id: "page.project.metaTitle",
    defaultMessage: "Your project",
    description: "Title of the browser tab of a project",
  },
  window: {
    id: "page.window.metaTitle",
    defaultMessage: "Registered window",
    description: "Title of the browser tab of a registered window",
  },
  faq: {
    id: "page.faq.metaTitle",
    defaultMessage: "Help",
    description: "Title of the browser tab of the page with questions, documents and links",
  },
  feedback: {
    id: "page.feedback.metaTitle",
    defaultMessage: "Your feedback",
    description: "Title of the browser tab of the page that asks what a customer thinks of a project",
  },
  windowRegistration: {
    id: "page.windowRegistration.metaTitle",
    defaultMessage: "Register windows",
    description: "Title of the browser tab of the form that registers windows",
  },
  claim: {
    id: "page.claim.metaTitle",
    defaultMessage: "Add windows to your account",
    description: "Title of the browser tab of the page on which registered windows are taken over",
  },
  associate: {
    id: "page.associate.metaTitle",
    defaultMessage: "Add a project",
    description: "Title of the browser tab of the page that adds a project to the account",
  },
});
