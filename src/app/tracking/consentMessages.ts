import { defineMessages } from "react-intl";

export const consentMessages = defineMessages({
  title: {
    id: "app.consent.title",
    defaultMessage: "Consent to statistics",
    description: "Name of the region that asks for consent to tracking",
  },
  text: {
    id: "app.consent.text",
    defaultMessage:
      "May we measure which pages are used, so that we can improve them? The portal works either way.",
    description: "Asks for consent to tracking. A link to the privacy page and two buttons follow",
  },
  privacy: {
    id: "app.consent.privacy",
    defaultMessage: "Privacy policy",
    description: "Link to the privacy page, after the question for consent to tracking",
  },
  accept: {
    id: "app.consent.accept",
    defaultMessage: "Yes, allow",
    description: "Button that agrees to tracking",
  },
  decline: {
    id: "app.consent.decline",
    defaultMessage: "No, thank you",
    description: "Button that refuses tracking",
  },
});
