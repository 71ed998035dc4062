import { defineMessage, defineMessages } from "react-intl";

/** The labels of a window’s fields by field name, in the order of the form. */
export const windowLabels = defineMessages({
  key: {
    id: "registration.window.key",
    defaultMessage: "Model code",
    description: "Label of the field for a window’s type, as the data plate has it",
  },
  serialNumber: {
    id: "registration.window.serialNumber",
    defaultMessage: "Serial number",
    description: "Label of a field",
  },
  installationDate: {
    id: "registration.window.installationDate",
    defaultMessage: "Installed on",
    description: "Label of the field for the day on which a window was installed",
  },
  room: {
    id: "registration.window.room",
    defaultMessage: "Room",
    description: "Label of the choice of the room in which a window is",
  },
  installerName: {
    id: "registration.window.installerName",
    defaultMessage: "Installer",
    description: "Label of the field for the name of the company that installed a window",
  },
  notes: {
    id: "registration.window.notes",
    defaultMessage: "Notes",
    description: "Label of the field for the customer’s own notes on a window",
  },
});

export const windowMessages = {
  ...defineMessages({
    keyHint: {
      id: "registration.window.key.hint",
      defaultMessage: "For example TGS M06",
      description: "Below the label of the model code; TGS M06 is an example of one",
    },
    serialNumberHint: {
      id: "registration.window.serialNumber.hint",
      defaultMessage: "6 to 20 letters and digits",
      description: "Below the label of the serial number",
    },
    noRoom: {
      id: "registration.window.room.none",
      defaultMessage: "Not stated",
      description: "Choice of somebody who does not say in which room a window is",
    },
    invoice: {
      id: "registration.window.invoice",
      defaultMessage: "Invoice",
      description: "Label of the place for the invoice of a window",
    },
    invoiceButton: {
      id: "registration.window.invoice.choose",
      defaultMessage: "Choose a file",
      description: "Button that opens the choice of a file",
    },
    invoiceLater: {
      id: "registration.window.invoice.later",
      defaultMessage: "The owner can add the invoice once the window is in their account.",
      description: "In place of the invoice where windows are registered for somebody else",
    },
  }),
  invoiceHint: defineMessage<{ maxSize: string }>({
    id: "registration.window.invoice.hint",
    defaultMessage: "PDF, JPEG, PNG or HEIC, up to {maxSize}",
    description: "Which files can be uploaded; maxSize is a size such as 10 MB",
  }),
  title: defineMessage<{ number: number }>({
    id: "registration.window.title",
    defaultMessage: "Window {number}",
    description: "Heading of the fields of one of several windows",
  }),
  remove: defineMessage<{ number: number }>({
    id: "registration.window.remove",
    defaultMessage: "Remove window {number}",
    description: "Button that takes the fields of a window off the form",
  }),
  removeInvoice: defineMessage<{ name: string }>({
    id: "registration.window.invoice.remove",
    defaultMessage: "Remove {name}",
    description: "Button that takes a chosen file off the form; name is the file’s",
  }),
  fieldError: defineMessage<{ number: number; label: string; text: string }>({
    id: "registration.window.problem",
    defaultMessage: "Window {number}, {label}: {text}",
    description: "An entry in the list of what is wrong: which window, which field, what",
  }),
};
