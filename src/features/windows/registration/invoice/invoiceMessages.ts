import { defineMessage, defineMessages } from "react-intl";

export const invoiceMessages = {
  ...defineMessages({
    title: {
      id: "registration.invoice.title",
      defaultMessage: "Invoice",
      description: "Heading of the place for the invoices of windows that are being registered",
    },
    separate: {
      id: "registration.invoice.separate",
      defaultMessage: "Each window has its own invoice",
      description: "Label of a box to tick where several windows are registered",
    },
    invoice: {
      id: "registration.window.invoice",
      defaultMessage: "Invoice",
      description: "Label of the place for the invoice of a window",
    },
    button: {
      id: "registration.window.invoice.choose",
      defaultMessage: "Choose a file",
      description: "Button that opens the choice of a file",
    },
    later: {
      id: "registration.window.invoice.later",
      defaultMessage: "The owner can add the invoice after taking the window over.",
      description: "In place of the invoice where windows are registered for somebody else",
    },
  }),
  forAll: defineMessage<{ count: number }>({
    id: "registration.invoice.forAll",
    defaultMessage:
      "{count, plural, one {It is kept with the window.} other {It is kept with all # windows.}}",
    description: "Below the heading of the invoice where several windows are registered",
  }),
  ofWindow: defineMessage<{ number: number }>({
    id: "registration.invoice.ofWindow",
    defaultMessage: "Invoice for window {number}",
    description: "Label of the place for the invoice of one of several windows",
  }),
  hint: defineMessage<{ maxSize: string }>({
    id: "registration.window.invoice.hint",
    defaultMessage: "PDF, JPEG, PNG or HEIC, up to {maxSize}",
    description: "Which files can be uploaded; maxSize is a size such as 10 MB",
  }),
  remove: defineMessage<{ name: string }>({
    id: "registration.window.invoice.remove",
    defaultMessage: "Remove {name}",
    description: "Button that takes a chosen file off the form; name is the file’s",
  }),
};
