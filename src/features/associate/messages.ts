import { defineMessages } from "react-intl";

export const messages = defineMessages({
  title: {
    id: "page.associate.title",
    defaultMessage: "You are invited to a project",
    description: "Heading of the panel that adds a project to the visitor’s account",
  },
  signInText: {
    id: "page.associate.signInText",
    defaultMessage:
      "A project has been prepared for you. Sign in or create an account, and it is added to your projects.",
    description: "What to do with the invitation, for visitors who are not signed in",
  },
  signInAndAdd: {
    id: "page.associate.signInAndAdd",
    defaultMessage: "Sign in and add the project",
    description: "Button that leads to the sign-in and then adds the project to the account",
  },
  addAnonymously: {
    id: "page.associate.addAnonymously",
    defaultMessage: "Add without signing in",
    description: "Button that adds the project to the account that the invitation was made for",
  },
  addedTitle: {
    id: "page.associate.addedAnonymously.title",
    defaultMessage: "The project has been added",
    description: "Heading after an anonymous visitor has added the project",
  },
  addedText: {
    id: "page.associate.addedAnonymously.text",
    defaultMessage: "Sign in to see where it stands and what comes next.",
    description: "Text after an anonymous visitor has added the project",
  },
  signIn: {
    id: "page.associate.signIn",
    defaultMessage: "Sign in",
    description: "Button that leads to the sign-in and then to the project, or to all projects",
  },
  addText: {
    id: "page.associate.addText",
    defaultMessage: "A project has been prepared for you. Add it to see where it stands and what comes next.",
    description: "What to do with the invitation, for visitors who are signed in",
  },
  add: {
    id: "page.associate.add",
    defaultMessage: "Add to my projects",
    description: "Button that adds the project to the account",
  },
  added: {
    id: "page.associate.added",
    defaultMessage: "The project has been added to your projects.",
    description: "Message after the project was added",
  },
  usedTitle: {
    id: "page.associate.used.title",
    defaultMessage: "This invitation does not fit or was used already",
    description: "Heading where the token of the URL is invalid",
  },
  usedText: {
    id: "page.associate.used.text",
    defaultMessage:
      "Open the link again as you received it. If you have used it before, you find the project among yours.",
    description: "Text where the token of the URL is invalid, for signed-in visitors",
  },
  usedSignInText: {
    id: "page.associate.used.signInText",
    defaultMessage:
      "Open the link again as you received it. If you have used it before, sign in: you find the project among yours.",
    description: "Text where the token of the URL is invalid, for anonymous visitors",
  },
  unknownTitle: {
    id: "page.associate.unknown.title",
    defaultMessage: "We do not know this project",
    description: "Heading where there is no project with the id of the URL",
  },
  unknownText: {
    id: "page.associate.unknown.text",
    defaultMessage:
      "The link may be incomplete, or the project was removed. Open the link again as you received it, or ask whoever sent it.",
    description: "Text where there is no project with the id of the URL",
  },
  toProjects: {
    id: "page.associate.toProjects",
    defaultMessage: "Go to my projects",
    description: "Link to the list of projects",
  },
  failed: {
    id: "page.associate.failed",
    defaultMessage: "The project could not be added",
    description: "Title of the notice when adding the project failed",
  },
});
