import { defineMessage, defineMessages } from "react-intl";

export const formMessages = {
  ...defineMessages({
    optional: {
      id: "form.optional",
      defaultMessage: "optional",
      description: "Beside the label of a field that may stay empty",
    },
    save: { id: "form.save", defaultMessage: "Save", description: "Button that saves a form" },
    cancel: {
      id: "form.cancel",
      defaultMessage: "Cancel",
      description: "Button that closes a form or a dialog without doing anything",
    },
    close: { id: "form.close", defaultMessage: "Close", description: "Button that closes a dialog" },
    leaveTitle: {
      id: "form.leave.title",
      defaultMessage: "Leave without saving?",
      description: "Title of the dialog when a visitor leaves a form with changes",
    },
    leaveText: {
      id: "form.leave.text",
      defaultMessage: "What you entered has not been saved and would be lost.",
      description: "Text of the dialog when a visitor leaves a form with changes",
    },
    leave: {
      id: "form.leave.leave",
      defaultMessage: "Leave",
      description: "Button that leaves a form and gives its changes up",
    },
    stay: {
      id: "form.leave.stay",
      defaultMessage: "Keep editing",
      description: "Button that stays on a form with changes",
    },
    draftText: {
      id: "form.draft.text",
      defaultMessage: "What you entered is still here, on this device alone.",
      description: "Text of the notice when a form is filled with what was entered earlier",
    },
    draftStartAnew: {
      id: "form.draft.startAnew",
      defaultMessage: "Start anew",
      description: "Button that forgets what was entered earlier, and shows the form as it is without",
    },
    saveFailed: {
      id: "form.saveFailed",
      defaultMessage: "This could not be saved",
      description: "Title above a form whose saving failed",
    },
  }),
  fieldError: defineMessage<{ label: string; problem: string }>({
    id: "form.problemAt",
    defaultMessage: "{label}: {problem}",
    description: "Link to a field in the list of what is wrong: the field’s label and what is wrong with it",
  }),
  errorSummaryTitle: defineMessage<{ count: number }>({
    id: "form.problems",
    defaultMessage:
      "{count, plural, one {There is # thing to correct} other {There are # things to correct}}",
    description: "Title of the list of what is wrong on a form",
  }),
  draftTitle: defineMessage<{ action: "save" | "send" }>({
    id: "form.draft.title",
    defaultMessage:
      "{action, select, send {Not sent yet: check and send} other {Not saved yet: check and save}}",
    description: "Title of the notice when a form is filled with what was entered earlier",
  }),
  charactersLeft: defineMessage<{ count: number }>({
    id: "form.charactersLeft",
    defaultMessage: "{count, plural, one {# character left} other {# characters left}}",
    description: "Below a text field, how many characters still fit",
  }),
};
