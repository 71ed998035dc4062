import { defineMessage, defineMessages } from "react-intl";

export const claimLinkMessages = {
  ...defineMessages({
    title: {
      id: "claimLink.title",
      defaultMessage: "The link for the owner",
      description: "Heading of the link by which the owner takes windows over",
    },
    label: {
      id: "claimLink.label",
      defaultMessage: "Link to pass on",
      description: "Label of the field that holds the link for the owner",
    },
    copy: {
      id: "claimLink.copy",
      defaultMessage: "Copy",
      description: "Button that copies the link for the owner",
    },
    copied: {
      id: "claimLink.copied",
      defaultMessage: "The link is copied.",
      description: "Said after the link was copied",
    },
    copyFailed: {
      id: "claimLink.copyFailed",
      defaultMessage: "Your browser does not let us copy. The link is selected: copy it yourself.",
      description: "Said where the link could not be copied",
    },
    share: {
      id: "claimLink.share",
      defaultMessage: "Share the link",
      description: "Button that opens the device’s own way to pass a link on",
    },
    shareTitle: {
      id: "claimLink.share.title",
      defaultMessage: "Your roof windows at Taglys",
      description:
        "Title that goes along with the link when it is passed on, and subject of an e-mail with it",
    },
    email: {
      id: "claimLink.email",
      defaultMessage: "Send by e-mail",
      description: "Button that opens an e-mail with the link for the owner",
    },
    delete: {
      id: "claimLink.delete",
      defaultMessage: "Delete the link",
      description: "Button that removes the link for the owner from the device",
    },
    deleted: {
      id: "claimLink.deleted",
      defaultMessage: "The link is deleted.",
      description: "Said after the link was removed, beside a button that brings it back",
    },
    undo: {
      id: "claimLink.undo",
      defaultMessage: "Undo",
      description: "Button that brings the link back that was just deleted",
    },
    passedOn: {
      id: "claimLink.passedOn",
      defaultMessage: "Passed on",
      description: "Beside a link that was copied, shared or sent by e-mail",
    },
    notKept: {
      id: "claimLink.notKept.title",
      defaultMessage: "Your browser does not keep this link",
      description: "Title of the notice where the browser stores nothing",
    },
    notKeptText: {
      id: "claimLink.notKept.text",
      defaultMessage: "Pass it on before you leave this page: it cannot be shown again.",
      description: "Text of the notice where the browser stores nothing",
    },
    qrCode: {
      id: "claimLink.qrCode",
      defaultMessage: "QR code with the same link",
      description: "What the drawing is, for those who cannot see it",
    },
    listTitle: {
      id: "claimLink.list.title",
      defaultMessage: "Links to pass on",
      description: "Heading of the list of links for owners that were not deleted yet",
    },
    listLead: {
      id: "claimLink.list.lead",
      defaultMessage:
        "By such a link, the owner adds the windows that you have registered to their account. The links are kept on this device alone, until you delete them or sign out.",
      description: "Introduction of the list of links for owners that were not deleted yet",
    },
  }),
  text: defineMessage<{ count: number }>({
    id: "claimLink.text",
    defaultMessage:
      "Whoever opens the link and signs in can add the {count, plural, one {window} other {windows}} to their account, once.",
    description: "What the link for the owner is good for",
  }),
  kept: defineMessage({
    id: "claimLink.kept",
    defaultMessage:
      "The link is kept on this device alone: you find it again below your projects, until you delete it or sign out.",
    description: "Where the link for the owner is found again",
  }),
  mailText: defineMessage<{ count: number }>({
    id: "claimLink.email.text",
    defaultMessage:
      "{count, plural, one {Your roof window is} other {Your # roof windows are}} registered at Taglys. Open this link and sign in to add {count, plural, one {it} other {them}} to your account:",
    description: "Text of the e-mail to the owner, above the link",
  }),
  item: defineMessage<{ count: number; date: number }>({
    id: "claimLink.list.item",
    defaultMessage: "{count, plural, one {# window} other {# windows}}, registered on {date, date, long}",
    description: "Heading of a link in the list: the windows that it is for",
  }),
  qrCodeHint: defineMessage<{ count: number }>({
    id: "claimLink.qrCode.hint",
    defaultMessage:
      "On site, the owner of the {count, plural, one {window} other {windows}} scans this code with a phone.",
    description: "Below the QR code with the link",
  }),
};
