import { defineMessage, defineMessages } from "react-intl";

export const doneMessages = {
  ...defineMessages({
    lead: {
      id: "page.windowRegistration.done.lead",
      defaultMessage: "Data sheet and invoice are now in one place.",
      description: "Introduction of the page after windows were registered",
    },
    list: {
      id: "page.windowRegistration.done.list",
      defaultMessage: "What was registered",
      description: "Heading of the list of windows that were registered",
    },
    toProject: {
      id: "page.windowRegistration.done.toProject",
      defaultMessage: "Go to the project",
      description: "Link to the project for which windows were registered",
    },
    registerMore: {
      id: "page.windowRegistration.done.registerMore",
      defaultMessage: "Register more windows",
      description: "Button that opens the empty form again",
    },
    invoiceSending: {
      id: "page.windowRegistration.done.invoice.sending",
      defaultMessage: "The invoice is being uploaded",
      description: "Beside a window whose invoice is on its way",
    },
    invoiceUploaded: {
      id: "page.windowRegistration.done.invoice.there",
      defaultMessage: "The invoice is uploaded",
      description: "Beside a window whose invoice has arrived",
    },
    invoicesFailedText: {
      id: "page.windowRegistration.done.invoice.missing.text",
      defaultMessage:
        "The windows are registered all the same. Try again here, or add the invoice later on the window’s page.",
      description: "Text of the notice that invoices could not be uploaded",
    },
    linkTitle: {
      id: "page.windowRegistration.done.link.title",
      defaultMessage: "The link for the owner",
      description: "Heading of the link by which the owner takes windows over",
    },
    link: {
      id: "page.windowRegistration.done.link",
      defaultMessage: "Link to pass on",
      description: "Label of the field that holds the link for the owner",
    },
    copy: {
      id: "page.windowRegistration.done.link.copy",
      defaultMessage: "Copy",
      description: "Button that copies the link for the owner",
    },
    copied: {
      id: "page.windowRegistration.done.link.copied",
      defaultMessage: "The link is copied.",
      description: "Said after the link was copied",
    },
    copyFailed: {
      id: "page.windowRegistration.done.link.copyFailed",
      defaultMessage: "Your browser does not let us copy. The link is selected: copy it yourself.",
      description: "Said where the link could not be copied",
    },
    share: {
      id: "page.windowRegistration.done.link.share",
      defaultMessage: "Share the link",
      description: "Button that opens the device’s own way to pass a link on",
    },
    shareTitle: {
      id: "page.windowRegistration.done.link.share.title",
      defaultMessage: "Your roof windows at Taglys",
      description: "Title that goes along with the link when it is passed on",
    },
    qrCode: {
      id: "page.windowRegistration.done.link.qrCode",
      defaultMessage: "QR code with the same link",
      description: "What the drawing is, for those who cannot see it",
    },
  }),
  title: defineMessage<{ count: number }>({
    id: "page.windowRegistration.done.title",
    defaultMessage: "{count, plural, one {Your window is registered} other {Your # windows are registered}}",
    description: "Heading of the page after windows were registered",
  }),
  tokenTitle: defineMessage<{ count: number }>({
    id: "page.windowRegistration.done.token.title",
    defaultMessage: "{count, plural, one {The window is registered} other {The # windows are registered}}",
    description: "Heading of the page after windows were registered for somebody else",
  }),
  tokenLead: defineMessage<{ count: number }>({
    id: "page.windowRegistration.done.token.lead",
    defaultMessage:
      "One step is left: pass the link on to the owner of the {count, plural, one {window} other {windows}}.",
    description: "Introduction of the page after windows were registered for somebody else",
  }),
  linkText: defineMessage<{ count: number }>({
    id: "page.windowRegistration.done.link.text",
    defaultMessage:
      "Whoever opens the link and signs in can add the {count, plural, one {window} other {windows}} to their account, once. Keep it until then: it is only shown here now.",
    description: "What the link for the owner is good for",
  }),
  qrCodeHint: defineMessage<{ count: number }>({
    id: "page.windowRegistration.done.link.qrCode.hint",
    defaultMessage:
      "On site, the owner of the {count, plural, one {window} other {windows}} scans this code with a phone.",
    description: "Below the QR code with the link",
  }),
  invoicesFailed: defineMessage<{ count: number }>({
    id: "page.windowRegistration.done.invoices.missing",
    defaultMessage:
      "{count, plural, one {An invoice could not be uploaded} other {# invoices could not be uploaded}}",
    description: "Title of the notice that invoices could not be uploaded",
  }),
};
