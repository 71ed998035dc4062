import { defineMessages } from "react-intl";

export const cancelMessages = defineMessages({
  meaning: {
    id: "page.project.cancel.meaning",
    defaultMessage: "If you no longer want this work done, you can cancel the request permanently.",
    description: "Above the button Cancel request",
  },
  open: {
    id: "page.project.cancel.open",
    defaultMessage: "Cancel request",
    description: "Button that opens the dialog for cancelling a request",
  },
  close: {
    id: "page.project.cancel.close",
    defaultMessage: "Close",
    description: "Button that closes the dialog",
  },
  keep: {
    id: "page.project.cancel.keep",
    defaultMessage: "Keep the request",
    description: "Button that closes the dialog without cancelling anything",
  },
  back: {
    id: "page.project.cancel.back",
    defaultMessage: "Back",
    description: "Button to the step before",
  },
  next: {
    id: "page.project.cancel.next",
    defaultMessage: "Continue",
    description: "Button to the next step of cancelling a request",
  },
  done: {
    id: "page.project.cancel.done",
    defaultMessage: "Back to the request",
    description: "Button that closes the dialog once a request is cancelled, or cannot be",
  },
  reasonTitle: {
    id: "page.project.cancel.reason.title",
    defaultMessage: "Why do you want to cancel?",
    description: "Title of the first step of cancelling a request, with reasons to choose from",
  },
  reasonsLoading: {
    id: "page.project.cancel.reason.loading",
    defaultMessage: "The reasons are loading.",
    description: "Spoken while the reasons to choose from load",
  },
  reasonsFailed: {
    id: "page.project.cancel.reason.failed",
    defaultMessage: "The reasons could not be loaded",
    description: "Where the reasons to choose from could not be loaded",
  },
  reasonsMissing: {
    id: "page.project.cancel.reason.missing",
    defaultMessage: "The request cannot be cancelled here at the moment",
    description: "Title where there is no reason to choose from",
  },
  reasonsMissingText: {
    id: "page.project.cancel.reason.missingText",
    defaultMessage: "There are no reasons to choose from. Please try again later, or call your installer.",
    description: "Text where there is no reason to choose from",
  },
  reasonRequired: {
    id: "page.project.cancel.reason.required",
    defaultMessage: "Please choose a reason.",
    description: "Where no reason was chosen",
  },
  customReason: {
    id: "page.project.cancel.ownWords",
    defaultMessage: "In your own words",
    description: "Label of the text that a customer may add to the reason",
  },
  product: {
    id: "page.project.cancel.review.product",
    defaultMessage: "Requested",
    description: "Name of a fact: which products the request is about",
  },
  installer: {
    id: "page.project.cancel.review.installer",
    defaultMessage: "Installer",
    description: "Name of a fact: the company that the request went to",
  },
  sentOn: {
    id: "page.project.cancel.review.sentOn",
    defaultMessage: "Sent on",
    description: "Name of a fact: the day on which the request was sent",
  },
  reason: {
    id: "page.project.cancel.review.reason",
    defaultMessage: "Your reason",
    description: "Name of a fact: why the customer cancels",
  },
  confirmTitle: {
    id: "page.project.cancel.confirm.title",
    defaultMessage: "Cancel this request permanently?",
    description: "Title of the step that shows what would be cancelled, with the button that cancels it",
  },
  confirmText: {
    id: "page.project.cancel.confirm.text",
    defaultMessage: "Nobody will work on this request any more, and you cannot undo this.",
    description: "Text of the step that shows what would be cancelled",
  },
  confirm: {
    id: "page.project.cancel.confirm.confirm",
    defaultMessage: "Cancel this request permanently",
    description: "Button that cancels the request",
  },
  failed: {
    id: "page.project.cancel.failed",
    defaultMessage: "The request is not cancelled yet",
    description: "Title where cancelling failed; the text below says why",
  },
  cancelledTitle: {
    id: "page.project.cancel.confirmed.title",
    defaultMessage: "Your request is cancelled",
    description: "Title once a request is cancelled",
  },
  cancelledText: {
    id: "page.project.cancel.confirmed.text",
    defaultMessage: "There is nothing left for you to do. You can still read everything about it here.",
    description: "What happens once a request is cancelled",
  },
  textUnsentTitle: {
    id: "page.project.cancel.confirmed.textUnsent.title",
    defaultMessage: "Your own words were not sent",
    description:
      "Title where the request is cancelled, but the service took only the reason chosen from the list",
  },
  textUnsentText: {
    id: "page.project.cancel.confirmed.textUnsent.text",
    defaultMessage:
      "Only the reason that you chose was sent. If your installer should know this too, please tell them:",
    description: "Above what the customer typed, where the service took only the reason chosen from the list",
  },
  notCancellableTitle: {
    id: "page.project.cancel.refused.title",
    defaultMessage: "This request can no longer be cancelled",
    description: "Title where the service says that a request cannot be cancelled",
  },
  notCancellableText: {
    id: "page.project.cancel.refused.text",
    defaultMessage:
      "It was cancelled elsewhere already, or the work has gone too far. The request shows where it stands now.",
    description: "Text where the service says that a request cannot be cancelled",
  },
});
