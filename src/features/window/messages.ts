import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    loading: {
      id: "page.window.loading",
      defaultMessage: "Your window is loading.",
      description: "Spoken while the screen of a window loads",
    },
    toProject: {
      id: "page.window.toProject",
      defaultMessage: "To the project",
      description: "Link from a window back to its project",
    },
    toProjects: {
      id: "page.window.toProjects",
      defaultMessage: "To the overview",
      description: "Link from a window without a project back to the overview",
    },
    factsTitle: {
      id: "page.window.facts.title",
      defaultMessage: "About this window",
      description: "Heading above a window’s data",
    },
    typeSign: {
      id: "page.window.facts.typeSign",
      defaultMessage: "Type sign",
      description: "The letters and digits on a window’s data plate that name its kind and size",
    },
    serialNumber: {
      id: "page.window.facts.serialNumber",
      defaultMessage: "Serial number",
      description: "The number on a window’s data plate",
    },
    installationDate: {
      id: "page.window.facts.installationDate",
      defaultMessage: "Installed on",
      description: "Beside the day on which a window was installed",
    },
    registeredOn: {
      id: "page.window.facts.registeredOn",
      defaultMessage: "Registered on",
      description: "Beside the day on which a window was registered",
    },
    datasheet: {
      id: "page.window.facts.datasheet",
      defaultMessage: "Product datasheet",
      description: "Beside the link to a window’s datasheet",
    },
    openDatasheet: {
      id: "page.window.facts.openDatasheet",
      defaultMessage: "Open datasheet",
      description: "Link to a window’s datasheet",
    },
    ownerTitle: {
      id: "page.window.owner.title",
      defaultMessage: "Owner",
      description: "Heading above the data of the person whose home a window is in",
    },
    ownerName: {
      id: "page.window.owner.name",
      defaultMessage: "Name",
      description: "Beside the name of a window’s owner",
    },
    ownerAddress: {
      id: "page.window.owner.address",
      defaultMessage: "Address",
      description: "Beside the address of a window’s owner",
    },
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
    roomSaved: {
      id: "page.window.room.saved",
      defaultMessage: "The room has been saved.",
      description: "Spoken after a window’s room was changed",
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
    offline: {
      id: "page.window.offline",
      defaultMessage: "We could not reach our service. Check your internet connection and try again.",
      description: "Where an action failed because the network did",
    },
    failed: {
      id: "page.window.failed",
      defaultMessage: "Something went wrong. Please try again.",
      description: "Where an action failed for an unknown reason",
    },
  }),
  roomFailed: defineMessage<{ room: string; reason: string }>({
    id: "page.window.room.failed",
    defaultMessage: "“{room}” could not be saved. {reason}",
    description:
      "Below the choice of a window’s room where the new one was not saved; the reason is a sentence",
  }),
};
