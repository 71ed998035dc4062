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
    undo: {
      id: "registration.window.undo",
      defaultMessage: "Undo",
      description: "Button that brings back a window that was taken off the form",
    },
    noRoom: {
      id: "registration.window.room.none",
      defaultMessage: "Not stated",
      description: "Choice of somebody who does not say in which room a window is",
    },
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
  edit: defineMessage<{ number: number }>({
    id: "registration.window.edit",
    defaultMessage: "Edit window {number}",
    description: "Button that opens the fields of a window that were folded to one line",
  }),
  removed: defineMessage<{ number: number }>({
    id: "registration.window.removed",
    defaultMessage: "Window {number} was removed.",
    description: "Notice after a window was taken off the form, beside the button that brings it back",
  }),
  fieldError: defineMessage<{ number: number; problem: string }>({
    id: "registration.window.problemAt",
    defaultMessage: "Window {number} – {problem}",
    description: "An entry in the list of what is wrong: which window, and what, with the field’s name",
  }),
};
