import { defineMessages, type MessageDescriptor } from "react-intl";

/** What to do about an empty field, by the name of the field. */
const requiredMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  projectId: {
    id: "form.required.projectId",
    defaultMessage: "Choose the project.",
    description: "Where no project was chosen",
  },
  key: {
    id: "form.required.key",
    defaultMessage: "Enter the type sign.",
    description: "Beside the empty field for a window’s type sign",
  },
  serialNumber: {
    id: "form.required.serialNumber",
    defaultMessage: "Enter the serial number.",
    description: "Beside the empty field for a window’s serial number",
  },
  installationDate: {
    id: "form.required.installationDate",
    defaultMessage: "Enter the day on which the window was installed.",
    description: "Beside the empty field for the day of installation",
  },
  firstName: {
    id: "form.required.firstName",
    defaultMessage: "Enter the first name.",
    description: "Beside the empty field for a person’s first name",
  },
  lastName: {
    id: "form.required.lastName",
    defaultMessage: "Enter the last name.",
    description: "Beside the empty field for a person’s last name",
  },
  email: {
    id: "form.required.email",
    defaultMessage: "Enter the e-mail address.",
    description: "Beside the empty field for a person’s e-mail address",
  },
  street: {
    id: "form.required.street",
    defaultMessage: "Enter the street.",
    description: "Beside the empty field for the street of an address",
  },
  postCode: {
    id: "form.required.postCode",
    defaultMessage: "Enter the post code.",
    description: "Beside the empty field for the post code of an address",
  },
  city: {
    id: "form.required.city",
    defaultMessage: "Enter the town.",
    description: "Beside the empty field for the town of an address",
  },
});

/** Undefined for a field without a text of its own. */
export function getRequiredMessage(fieldName: string): MessageDescriptor | undefined {
  return Object.hasOwn(requiredMessages, fieldName) ? requiredMessages[fieldName] : undefined;
}
