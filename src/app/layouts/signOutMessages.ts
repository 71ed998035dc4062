import { defineMessages } from "react-intl";

export const signOutMessages = defineMessages({
  title: {
    id: "app.signOut.title",
    defaultMessage: "Sign out and lose what you entered?",
    description: "Title of the dialog before a sign-out that removes a draft or changes that are not saved",
  },
  text: {
    id: "app.signOut.text",
    defaultMessage:
      "You have entered something that you have not sent or saved yet. Signing out deletes it from this device.",
    description: "Text of the dialog before a sign-out that removes a draft or changes that are not saved",
  },
  linksTitle: {
    id: "app.signOut.links.title",
    defaultMessage: "Sign out and delete your links?",
    description: "Title of the dialog before a sign-out that removes links for the owners of windows",
  },
  linksText: {
    id: "app.signOut.links.text",
    defaultMessage:
      "Links to pass on are kept on this device, by which owners add registered windows to their account. Signing out deletes them for good.",
    description: "Text of the dialog before a sign-out that removes links for the owners of windows",
  },
  stay: {
    id: "app.signOut.stay",
    defaultMessage: "Stay signed in",
    description: "Button that keeps the draft and the session",
  },
});
