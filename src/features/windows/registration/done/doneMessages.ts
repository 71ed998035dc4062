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
  invoicesFailed: defineMessage<{ count: number }>({
    id: "page.windowRegistration.done.invoices.missing",
    defaultMessage:
      "{count, plural, one {An invoice could not be uploaded} other {# invoices could not be uploaded}}",
    description: "Title of the notice that invoices could not be uploaded",
  }),
};
