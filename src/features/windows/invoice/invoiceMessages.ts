import { defineMessage, defineMessages } from "react-intl";

export const invoiceMessages = {
  ...defineMessages({
    title: {
      id: "page.window.invoice.title",
      defaultMessage: "Invoice",
      description: "Heading above a window’s invoice",
    },
    lead: {
      id: "page.window.invoice.lead",
      defaultMessage: "Keep the invoice with your window, and you have it at hand when you need it.",
      description: "Below the heading where a window has no invoice yet",
    },
    add: {
      id: "page.window.invoice.add",
      defaultMessage: "Add the invoice",
      description: "Label of the field that takes the invoice’s file",
    },
    replaceLabel: {
      id: "page.window.invoice.replaceLabel",
      defaultMessage: "Replace the invoice",
      description: "Label of the field that takes another file in place of the invoice",
    },
    chooseFile: {
      id: "page.window.invoice.chooseFile",
      defaultMessage: "Choose a file",
      description: "Button that opens the system’s choice of files",
    },
    open: {
      id: "page.window.invoice.open",
      defaultMessage: "Open",
      description: "Button that opens the invoice in a new tab",
    },
    openReady: {
      id: "page.window.invoice.openReady",
      defaultMessage: "Open now",
      description:
        "Link to the invoice in a new tab, where the browser did not let the portal open it by itself",
    },
    missing: {
      id: "page.window.invoice.missing",
      defaultMessage: "The file is not there any more. Please add it again.",
      description: "Where the invoice to open is missing",
    },
    replace: {
      id: "page.window.invoice.replace",
      defaultMessage: "Replace",
      description: "Button that lets the customer choose another file in place of the invoice",
    },
    delete: {
      id: "page.window.invoice.delete",
      defaultMessage: "Delete",
      description: "Button that deletes the invoice, after a question",
    },
    deleteTitle: {
      id: "page.window.invoice.deleteTitle",
      defaultMessage: "Delete the invoice?",
      description: "Title of the dialog before an invoice is deleted",
    },
    deleteFailed: {
      id: "page.window.invoice.deleteFailed",
      defaultMessage: "The invoice could not be deleted",
      description: "Title of the message where deleting the invoice failed",
    },
    deleted: {
      id: "page.window.invoice.deleted",
      defaultMessage: "The invoice has been deleted.",
      description: "Spoken after the invoice was deleted",
    },
  }),
  deleteText: defineMessage<{ name: string }>({
    id: "page.window.invoice.deleteText",
    defaultMessage: "“{name}” will be gone for good.",
    description: "Text of the dialog before an invoice is deleted; the name is that of its file",
  }),
  openFailed: defineMessage<{ reason: string }>({
    id: "page.window.invoice.openFailed",
    defaultMessage: "The invoice could not be opened. {reason}",
    description: "Below the invoice’s name where it could not be opened; the reason is a sentence",
  }),
  hint: defineMessage<{ maxMegabytes: number }>({
    id: "page.window.invoice.hint",
    defaultMessage: "PDF, JPEG, PNG or HEIC up to {maxMegabytes, number} MB. You can drop it here.",
    description: "Which files the field for the invoice takes",
  }),
};
