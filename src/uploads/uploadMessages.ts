import { defineMessage, defineMessages } from "react-intl";

export const uploadMessages = {
  ...defineMessages({
    list: {
      id: "upload.list",
      defaultMessage: "Uploads",
      description: "Name of the list of files being sent",
    },
    nameless: {
      id: "upload.nameless",
      defaultMessage: "File without a name",
      description: "In place of a file's name that shows nothing",
    },
    checking: {
      id: "upload.checking",
      defaultMessage: "Checking",
      description: "Status of a file before it is sent",
    },
    shrinking: {
      id: "upload.shrinking",
      defaultMessage: "Being made smaller",
      description: "Status of a photo that is too big and is made smaller before it is sent",
    },
    shrink: {
      id: "upload.shrink",
      defaultMessage: "Make smaller and add",
      description: "Button at a photo that is too big to be sent",
    },
    takePhoto: {
      id: "upload.takePhoto",
      defaultMessage: "Take a photo",
      description: "Button that opens the camera of a phone",
    },
    waiting: {
      id: "upload.waiting",
      defaultMessage: "Waiting",
      description: "Status of a file while others are sent before it",
    },
    arriving: {
      id: "upload.arriving",
      defaultMessage: "Almost done",
      description: "Status of a file that was sent, until the service responds",
    },
    rejected: {
      id: "upload.refused",
      defaultMessage: "Not added",
      description: "Status of a file that breaks a rule and is not sent",
    },
    failed: {
      id: "upload.failed",
      defaultMessage: "Not sent",
      description: "Status of a file whose upload failed",
    },
    dismissExcess: {
      id: "upload.surplus.dismiss",
      defaultMessage: "Close",
      description: "Button of the notice that some files exceed the limit",
    },
  }),
  kindAndSize: defineMessage<{ kind: string; size: string }>({
    id: "upload.kindAndSize",
    defaultMessage: "{kind}, {size}",
    description: "Kind and size of a file, for example: PDF document, 340 kB",
  }),
  sending: defineMessage<{ share: number }>({
    id: "upload.sending",
    defaultMessage: "Sending, {share, number, percent}",
    description: "Status of a file while it is sent, with the share that was sent",
  }),
  progress: defineMessage<{ name: string }>({
    id: "upload.progress",
    defaultMessage: "Sending {name}",
    description: "Name of the bar that shows how far a file is sent",
  }),
  cancel: defineMessage<{ name: string }>({
    id: "upload.cancel",
    defaultMessage: "Stop sending {name}",
    description: "Button that stops the sending of a file",
  }),
  remove: defineMessage<{ name: string }>({
    id: "upload.remove",
    defaultMessage: "Take {name} off the list",
    description: "Button at a file that was not sent",
  }),
  retryFile: defineMessage<{ name: string }>({
    id: "upload.retryOf",
    defaultMessage: "Try again: {name}",
    description:
      "Spoken name of the button at a file whose sending failed; begins with the words of error.retry",
  }),
  shrinkFile: defineMessage<{ name: string }>({
    id: "upload.shrinkOf",
    defaultMessage: "Make smaller and add: {name}",
    description:
      "Spoken name of the button at a photo that is too big; begins with the words of upload.shrink",
  }),
  arrived: defineMessage<{ name: string }>({
    id: "upload.arrived",
    defaultMessage: "{name} was added.",
    description: "Spoken when a file has arrived",
  }),
  notArrived: defineMessage<{ name: string; problem: string }>({
    id: "upload.notArrived",
    defaultMessage: "{name} was not added. {problem}",
    description: "Spoken when a file could not be sent; problem is a sentence",
  }),
  excessTitle: defineMessage<{ count: number }>({
    id: "upload.surplus.title",
    defaultMessage: "{count, plural, one {# file} other {# files}} too many",
    description: "Title of the notice that some files exceed the limit",
  }),
  excessText: defineMessage<{ count: number }>({
    id: "upload.surplus.text",
    defaultMessage:
      "There was no room for {count, plural, one {this file, so it was not added} other {these files, so they were not added}}:",
    description: "Text of the notice that some files exceed the limit; their names follow",
  }),
  excessMore: defineMessage<{ count: number }>({
    id: "upload.surplus.more",
    defaultMessage: "and {count, plural, one {# more} other {# more}}",
    description: "At the end of a list of some of the files that exceed the limit",
  }),
};
