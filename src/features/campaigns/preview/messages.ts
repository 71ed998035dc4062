import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    lead: {
      id: "page.campaignPreview.lead",
      defaultMessage: "How the asset looks on a phone and on a desktop screen.",
      description: "Introduction of the preview of a campaign",
    },
    listFailed: {
      id: "page.campaignPreview.listFailed.title",
      defaultMessage: "The list of campaigns could not be loaded",
      description: "Title of a note in the preview of a campaign",
    },
    listFailedText: {
      id: "page.campaignPreview.listFailed.text",
      defaultMessage: "Only campaigns that the editor sends to this window are shown.",
      description: "Note in the preview where the campaigns could not be loaded",
    },
    loading: {
      id: "page.campaignPreview.loading",
      defaultMessage: "The campaigns are loading.",
      description: "For screen readers, while the campaigns load for the preview",
    },
    emptyTitle: {
      id: "page.campaignPreview.empty.title",
      defaultMessage: "There is no campaign to show yet",
      description: "Heading of the preview without any campaign",
    },
    emptyText: {
      id: "page.campaignPreview.empty.text",
      defaultMessage: "Open this page from the campaign editor: what you work on there appears here.",
      description: "Text of the preview without any campaign",
    },
    campaign: {
      id: "page.campaignPreview.campaign",
      defaultMessage: "Campaign",
      description: "Label of the choice of a campaign in the preview",
    },
    language: {
      id: "page.campaignPreview.language",
      defaultMessage: "Language of the texts",
      description: "Label of the choice of a campaign's language in the preview",
    },
    noTexts: {
      id: "page.campaignPreview.noTexts",
      defaultMessage: "This campaign has no texts in any language",
      description: "Title of a note in the preview",
    },
    notPlaced: {
      id: "page.campaignPreview.notPlaced",
      defaultMessage: "This campaign is not assigned to this placement",
      description: "Title of a note in the preview",
    },
    hidden: {
      id: "page.campaignPreview.hidden",
      defaultMessage: "Visitors do not see this asset: something that it needs is missing",
      description: "Title of a note in the preview",
    },
    partsTitle: {
      id: "page.campaignPreview.parts.title",
      defaultMessage: "Missing parts",
      description: "Heading of the list of missing texts and pictures",
    },
    complete: {
      id: "page.campaignPreview.parts.complete",
      defaultMessage: "Nothing is missing in this language.",
      description: "In place of the list of missing texts and pictures",
    },
    text: {
      id: "page.campaignPreview.parts.text",
      defaultMessage: "Text",
      description: "Kind of a missing part",
    },
    picture: {
      id: "page.campaignPreview.parts.picture",
      defaultMessage: "Picture",
      description: "Kind of a missing part",
    },
    missing: {
      id: "page.campaignPreview.parts.missing",
      defaultMessage: "not there",
      description: "What is wrong with a part of a campaign",
    },
    refused: {
      id: "page.campaignPreview.parts.refused",
      defaultMessage: "address refused: only https or a path of this site",
      description: "What is wrong with a part of a campaign: its URL",
    },
    required: {
      id: "page.campaignPreview.parts.required",
      defaultMessage: "Required",
      description: "Label of a missing part that the asset requires",
    },
    unknownText: {
      id: "page.campaignPreview.unknown.text",
      defaultMessage: "These can be shown:",
      description: "Before the list of known placements and kinds of pictures",
    },
  }),
  title: defineMessage<{ name: string }>({
    id: "page.campaignPreview.title",
    defaultMessage: "Preview of {name}",
    description: "Main heading of the preview of a campaign; the name is a technical one",
  }),
  unknown: defineMessage<{ name: string }>({
    id: "page.campaignPreview.unknown.title",
    defaultMessage: "Nothing is called {name}",
    description: "Main heading where the URL names an unknown placement",
  }),
  posted: defineMessage<{ id: string }>({
    id: "page.campaignPreview.posted",
    defaultMessage: "{id} (from the editor)",
    description: "A campaign in the choice of campaigns that was sent by the editor",
  }),
  phone: defineMessage<{ width: number }>({
    id: "page.campaignPreview.phone",
    defaultMessage: "Phone, {width, number} px",
    description: "Above the preview at the width of a phone",
  }),
  desktop: defineMessage<{ width: number }>({
    id: "page.campaignPreview.desktop",
    defaultMessage: "Desktop, {width, number} px",
    description: "Above the preview at the width of a desktop screen",
  }),
};
