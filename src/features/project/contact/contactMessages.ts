import { defineMessage, defineMessages } from "react-intl";

export const contactMessages = {
  ...defineMessages({
    email: {
      id: "page.project.contact.email",
      defaultMessage: "Write an e-mail",
      description: "Button that opens an e-mail to the installer",
    },
  }),
  call: defineMessage<{ phone: string }>({
    id: "page.project.contact.call",
    defaultMessage: "Call {phone}",
    description: "Button that calls the installer",
  }),
  subject: defineMessage<{ address: string }>({
    id: "page.project.contact.subject",
    defaultMessage: "My roof window project: {address}",
    description: "Subject of an e-mail from the customer to the installer",
  }),
};
