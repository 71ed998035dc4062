import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    room: {
      id: "page.window.room.label",
      defaultMessage: "Room",
      description: "Label of the choice of the room that a window is in",
    },
    roomHint: {
      id: "page.window.room.hint",
      defaultMessage: "A new choice is saved at once.",
      description: "Below the label of the choice of a window’s room",
    },
    roomNone: {
      id: "page.window.room.none",
      defaultMessage: "Choose a room",
      description: "In the choice of a window’s room where none is known",
    },
    roomSaving: {
      id: "page.window.room.saving",
      defaultMessage: "The room is being saved.",
      description: "In place of the hint while a window’s new room is saved",
    },
    roomSaved: {
      id: "page.window.room.saved",
      defaultMessage: "The room has been saved.",
      description: "In place of the hint after a window’s room was changed",
    },
    notesTitle: {
      id: "page.window.notes.title",
      defaultMessage: "Notes",
      description: "Heading above the customer’s own notes on a window; also the label of their field",
    },
    notesEmpty: {
      id: "page.window.notes.empty",
      defaultMessage:
        "Keep here what you want to remember: the colour of the blind, the last service, a spare part.",
      description: "In place of notes where there are none",
    },
    notesEdit: {
      id: "page.window.notes.edit",
      defaultMessage: "Edit notes",
      description: "Button that opens the field for notes",
    },
    notesAdd: {
      id: "page.window.notes.add",
      defaultMessage: "Add notes",
      description: "Button that opens the field for notes where there are none",
    },
    notesSaved: {
      id: "page.window.notes.saved",
      defaultMessage: "Your notes have been saved.",
      description: "Spoken after the notes were saved",
    },
    installerTitle: {
      id: "page.window.installer.title",
      defaultMessage: "Installer",
      description: "Heading above the name of the company that installed a window",
    },
    installerLabel: {
      id: "page.window.installer.label",
      defaultMessage: "Name of the installer",
      description: "Label of the field for the company that installed a window",
    },
    installerEmpty: {
      id: "page.window.installer.empty",
      defaultMessage: "Who installed this window? With the name at hand you know whom to ask.",
      description: "In place of the installer’s name where there is none",
    },
    installerEdit: {
      id: "page.window.installer.edit",
      defaultMessage: "Edit installer",
      description: "Button that opens the field for the installer’s name",
    },
    installerAdd: {
      id: "page.window.installer.add",
      defaultMessage: "Add installer",
      description: "Button that opens the field for the installer’s name where there is none",
    },
    installerSaved: {
      id: "page.window.installer.saved",
      defaultMessage: "The installer has been saved.",
      description: "Spoken after the installer’s name was saved",
    },
  }),
  roomFailed: defineMessage<{ room: string; reason: string }>({
    id: "page.window.room.failed",
    defaultMessage: "“{room}” could not be saved. {reason}",
    description:
      "Below the choice of a window’s room where the new one was not saved; the reason is a sentence",
  }),
};
