import { defineMessage, defineMessages } from "react-intl";

export const attachmentMessages = {
  ...defineMessages({
    title: {
      id: "page.project.attachments.title",
      defaultMessage: "Your files",
      description: "Heading of the files that a customer added to a request",
    },
    lead: {
      id: "page.project.attachments.lead",
      defaultMessage: "Photos of the room and the roof, plans or sketches help to plan your project.",
      description: "Below the heading of the files that a customer added to a request",
    },
    loading: {
      id: "page.project.attachments.loading",
      defaultMessage: "Your files are loading.",
      description: "Spoken while the files of a request load",
    },
    none: {
      id: "page.project.attachments.none",
      defaultMessage: "No file has been added yet.",
      description: "In place of the files of a request where there are none",
    },
    noneReadOnly: {
      id: "page.project.attachments.noneReadOnly",
      defaultMessage: "No files were added.",
      description: "In place of the files of an archived request where there are none",
    },
    loadFailed: {
      id: "page.project.attachments.loadFailed",
      defaultMessage: "Your files could not be loaded",
      description: "Title of the notice in place of the files of a request",
    },
    add: {
      id: "page.project.attachments.add",
      defaultMessage: "Add files",
      description: "Label of the place to which files can be dragged",
    },
    choose: {
      id: "page.project.attachments.choose",
      defaultMessage: "Choose files",
      description: "Button that opens the device's file picker",
    },
    deleteTitle: {
      id: "page.project.attachments.delete.title",
      defaultMessage: "Delete this file?",
      description: "Title of the dialog before a file is deleted",
    },
    deleteText: {
      id: "page.project.attachments.delete.text",
      defaultMessage: "It will be deleted for good.",
      description: "Text of the dialog before a file is deleted, below the file's name",
    },
    deleteConfirm: {
      id: "page.project.attachments.delete.confirm",
      defaultMessage: "Delete file",
      description: "Button that deletes a file for good",
    },
    keep: {
      id: "page.project.attachments.delete.keep",
      defaultMessage: "Keep file",
      description: "Button that closes the dialog before a file is deleted, and leaves the file",
    },
    close: {
      id: "page.project.attachments.delete.close",
      defaultMessage: "Close",
      description: "Button that closes the dialog before a file is deleted",
    },
    deleteFailed: {
      id: "page.project.attachments.delete.failed",
      defaultMessage: "The file could not be deleted",
      description: "Title of the notice in the dialog when deleting a file failed",
    },
  }),
  limits: defineMessage<{ size: string; room: number }>({
    id: "page.project.attachments.limits",
    defaultMessage:
      "PDF, JPEG, PNG or HEIC, up to {size} each. There is room for {room, plural, one {# more file} other {# more files}}.",
    description: "Which files can be added to a request; size is, for example, 10 MB",
  }),
  full: defineMessage<{ most: number }>({
    id: "page.project.attachments.full",
    defaultMessage:
      "No more files fit: there are {most, plural, one {# file} other {# files}} at most. Delete one to make room.",
    description: "Where no more files can be added to a request",
  }),
  remove: defineMessage<{ name: string }>({
    id: "page.project.attachments.remove",
    defaultMessage: "Delete {name}",
    description: "Button that asks whether to delete a file",
  }),
  deleted: defineMessage<{ name: string }>({
    id: "page.project.attachments.deleted",
    defaultMessage: "{name} was deleted.",
    description: "Spoken when a file was deleted",
  }),
};
