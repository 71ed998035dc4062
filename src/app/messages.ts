import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    documentTitle: {
      id: "documentTitle",
      defaultMessage: "My Taglys",
      description: "Title of the browser tab of screens without an own title",
    },
    skipToContent: {
      id: "app.skipToContent",
      defaultMessage: "Skip to content",
      description: "First link on each page, for keyboard users; skips the header",
    },
    home: { id: "app.home", defaultMessage: "Taglys home page", description: "Name of the link on the logo" },
    loading: { id: "app.loading", defaultMessage: "Loading", description: "Name of the loading bar" },
    toasts: {
      id: "app.toasts",
      defaultMessage: "Messages",
      description: "Name of the region in which short-lived messages appear",
    },
    close: {
      id: "app.close",
      defaultMessage: "Close",
      description: "Button that closes a message or dialog",
    },
    mainNavigation: {
      id: "app.mainNavigation",
      defaultMessage: "Main navigation",
      description: "Name of the navigation in the header of signed-in pages",
    },
    projects: {
      id: "app.navigation.projects",
      defaultMessage: "Projects",
      description: "Navigation: the list of the customer's projects. One short word for phones",
    },
    windows: {
      id: "app.navigation.windows",
      defaultMessage: "Windows",
      description: "Navigation: the list of the customer's registered windows. One short word for phones",
    },
    faq: {
      id: "app.navigation.faq",
      defaultMessage: "Help",
      description: "Navigation: questions, answers and documents. One short word for phones",
    },
    signIn: {
      id: "app.signIn",
      defaultMessage: "Sign in",
      description: "Button that leads to the sign-in page",
    },
    signOut: { id: "app.signOut", defaultMessage: "Sign out", description: "Button that ends the session" },
    language: {
      id: "app.language",
      defaultMessage: "Language",
      description: "Label of the list of languages, in countries with several languages",
    },
    applyLanguage: {
      id: "app.language.apply",
      defaultMessage: "Apply",
      description: "Button below the list of languages; shows the portal in the chosen one",
    },
    countryAndLanguage: {
      id: "app.countryAndLanguage",
      defaultMessage: "Country and language",
      description: "Button in the header and heading of the dialog for choosing a country and a language",
    },
    country: {
      id: "app.country",
      defaultMessage: "Country",
      description: "Heading of the list of countries",
    },
    footerNote: {
      id: "app.footer.note",
      defaultMessage: "Roof windows that bring daylight home.",
      description: "One sentence about the manufacturer at the foot of the page",
    },
    footerCountries: {
      id: "app.footer.countries",
      defaultMessage: "Taglys in other countries",
      description: "Heading of the links to the portals of other countries",
    },
    errorTitle: {
      id: "app.error.title",
      defaultMessage: "Something went wrong",
      description: "Heading of the page that replaces one that could not be shown",
    },
    errorText: {
      id: "app.error.text",
      defaultMessage: "This page could not be loaded. Please try again in a moment.",
      description: "Text of the page that replaces one that could not be shown",
    },
    offline: {
      id: "app.offline",
      defaultMessage:
        "You are offline. What you entered stays here, and loading continues once you are back online.",
      description: "Bar above every page while the browser has no network",
    },
    notFoundTitle: {
      id: "app.notFound.title",
      defaultMessage: "We could not find this",
      description: "Heading of the page that is shown if the requested data does not exist",
    },
    notFoundText: {
      id: "app.notFound.text",
      defaultMessage: "It may have been removed, or the link may be incomplete.",
      description: "Text of the page that is shown if the requested data does not exist",
    },
    toStart: {
      id: "app.error.toStart",
      defaultMessage: "Go to the start page",
      description: "Link on error pages",
    },
  }),
  // The titles of the browser tab, which the table of screens names by their ids.
  ...defineMessages({
    projectListTitle: {
      id: "page.projectList.metaTitle",
      defaultMessage: "My projects",
      description: "Title of the browser tab of the project list",
    },
    projectTitle: {
      id: "page.project.metaTitle",
      defaultMessage: "Your project",
      description: "Title of the browser tab of a project",
    },
    windowTitle: {
      id: "page.window.metaTitle",
      defaultMessage: "Registered window",
      description: "Title of the browser tab of a registered window",
    },
    faqTitle: {
      id: "page.faq.metaTitle",
      defaultMessage: "Help",
      description: "Title of the browser tab of the page with questions, documents and links",
    },
    feedbackTitle: {
      id: "page.feedback.metaTitle",
      defaultMessage: "Your feedback",
      description: "Title of the browser tab of the page that asks what a customer thinks of a project",
    },
    windowRegistrationTitle: {
      id: "page.windowRegistration.metaTitle",
      defaultMessage: "Register windows",
      description: "Title of the browser tab of the form that registers windows",
    },
    claimTitle: {
      id: "page.claim.metaTitle",
      defaultMessage: "Add windows to your account",
      description: "Title of the browser tab of the page on which registered windows are taken over",
    },
    associateTitle: {
      id: "page.associate.metaTitle",
      defaultMessage: "Add a project",
      description: "Title of the browser tab of the page that adds a project to the account",
    },
  }),
  titleWithBrand: defineMessage<{ title: string }>({
    id: "app.titleWithBrand",
    defaultMessage: "{title} – My Taglys",
    description: "Title of the browser tab: the screen's title, then the portal's name",
  }),
  signedInAs: defineMessage<{ firstName: string; lastName: string }>({
    id: "app.signedInAs",
    defaultMessage: "{firstName} {lastName}",
    description: "Name of the signed-in customer in the header",
  }),
};
