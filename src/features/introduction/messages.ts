import { defineMessages } from "react-intl";

export const messages = defineMessages({
  title: {
    id: "page.introduction.title",
    defaultMessage: "Let daylight in. We keep track of the rest.",
    description: "Main heading of the start page for visitors who are not signed in",
  },
  lead: {
    id: "page.introduction.lead",
    defaultMessage:
      "Follow your roof-window project from the first contact to the finished installation, and keep everything about your windows in one place.",
    description: "Introduction below the main heading of the start page",
  },
  signIn: {
    id: "page.introduction.signIn",
    defaultMessage: "Sign in to your account",
    description: "Main button of the start page",
  },
  benefits: {
    id: "page.introduction.benefits.title",
    defaultMessage: "What you can do here",
    description: "Heading of the three benefits",
  },
  followTitle: {
    id: "page.introduction.benefits.follow.title",
    defaultMessage: "See where you stand",
    description: "Benefit: following a project",
  },
  followText: {
    id: "page.introduction.benefits.follow.text",
    defaultMessage: "Every step of your project, who is working on it and what comes next.",
    description: "Benefit: following a project",
  },
  registerTitle: {
    id: "page.introduction.benefits.register.title",
    defaultMessage: "Register your windows",
    description: "Benefit: registering windows for their guarantee",
  },
  registerText: {
    id: "page.introduction.benefits.register.text",
    defaultMessage: "Data sheet and invoice are there when you need them.",
    description: "Benefit: registering windows for their guarantee",
  },
  helpTitle: {
    id: "page.introduction.benefits.help.title",
    defaultMessage: "Find answers quickly",
    description: "Benefit: questions, answers and documents",
  },
  helpText: {
    id: "page.introduction.benefits.help.text",
    defaultMessage: "Care tips, instructions and documents for everything around your windows.",
    description: "Benefit: questions, answers and documents",
  },
  signedOutTitle: {
    id: "page.logout.title",
    defaultMessage: "You are signed out",
    description: "Heading of the page after signing out",
  },
  signedOutText: {
    id: "page.logout.text",
    defaultMessage: "See you soon. Close the browser window if others use this device too.",
    description: "Text of the page after signing out",
  },
  signInAgain: {
    id: "page.logout.signInAgain",
    defaultMessage: "Sign in again",
    description: "Button of the page after signing out",
  },
});
