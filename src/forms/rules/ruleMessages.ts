import { defineMessage, defineMessages } from "react-intl";

/** The error text of each rule. */
export const ruleMessages = {
  ...defineMessages({
    required: {
      id: "form.rule.required",
      defaultMessage: "Please fill in this field.",
      description: "Beside a field that was left empty",
    },
    email: {
      id: "form.rule.email",
      defaultMessage: "Enter an e-mail address such as name@example.com.",
      description: "Beside an invalid e-mail address",
    },
    phone: {
      id: "form.rule.phone",
      defaultMessage:
        "This number does not exist. Enter one with its area code, or one from abroad that begins with +.",
      description: "Beside an invalid telephone number",
    },
    dateForm: {
      id: "form.rule.dateForm",
      defaultMessage: "Enter a day that is in the calendar.",
      description: "Beside an invalid date",
    },
    dateInFuture: {
      id: "form.rule.dateInFuture",
      defaultMessage: "This day is still to come. Enter the day on which the window was installed.",
      description: "Beside an installation date in the future",
    },
    serialNumber: {
      id: "form.rule.serialNumber",
      defaultMessage: "A serial number has 6 to 20 letters and digits.",
      description: "Beside a serial number of a wrong format",
    },
    serialNumberTwice: {
      id: "form.rule.serialNumberTwice",
      defaultMessage: "You have entered this serial number for another window already.",
      description: "Beside a serial number that the form contains twice",
    },
  }),
  tooLong: defineMessage<{ maxLength: number }>({
    id: "form.rule.tooLong",
    defaultMessage: "Please use {maxLength, plural, one {# character} other {# characters}} at most.",
    description: "Beside a text that is too long",
  }),
  postCode: defineMessage<{ example: string }>({
    id: "form.rule.postCode",
    defaultMessage: "Enter a post code such as {example}.",
    description: "Beside a post code that is not in the country’s format; the example is",
  }),
};

export type Rule = keyof typeof ruleMessages;

export function isRule(name: string): name is Rule {
  return Object.hasOwn(ruleMessages, name);
}
