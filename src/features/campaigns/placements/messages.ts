import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    more: {
      id: "campaign.more",
      defaultMessage: "More about this offer",
      description: "Default text of the link of a campaign",
    },
    newTab: {
      id: "campaign.newTab",
      defaultMessage: "(opens in a new tab)",
      description: "For screen readers, after the text of a link to another site",
    },
    close: {
      id: "campaign.close",
      defaultMessage: "Close",
      description: "Button that closes the dialog of a campaign",
    },
  }),
  label: defineMessage<{ headline: string }>({
    id: "campaign.label",
    defaultMessage: "Promotion: {headline}",
    description: "Name of the region with a campaign, for screen readers",
  }),
};
