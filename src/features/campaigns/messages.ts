import { defineMessages } from "react-intl";

export const messages = defineMessages({
  more: {
    id: "campaign.more",
    defaultMessage: "More about this offer",
    description: "Link of a campaign that brings no words of its own for it",
  },
  newTab: {
    id: "campaign.newTab",
    defaultMessage: "(opens in a new tab)",
    description: "Spoken after the words of a link that leaves the portal",
  },
  close: {
    id: "campaign.close",
    defaultMessage: "Close",
    description: "Button that closes the dialog of a campaign",
  },
});
