import { defineMessage, defineMessages } from "react-intl";

export const helpContactMessages = {
  ...defineMessages({
    title: {
      id: "page.faq.contact.title",
      defaultMessage: "Ask us in person",
      description:
        "Heading of telephone numbers and e-mail addresses, where the search of the help page finds nothing",
    },
    service: {
      id: "page.faq.contact.service",
      defaultMessage: "Taglys customer service",
      description: "Before the telephone number of the customer service",
    },
  }),
  installer: defineMessage<{ name: string }>({
    id: "page.faq.contact.installer",
    defaultMessage: "Your installer, {name}",
    description: "Before telephone number and e-mail address of an installer",
  }),
};
