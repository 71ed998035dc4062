import { defineMessage, defineMessages } from "react-intl";

export const decisionMessages = {
  ...defineMessages({
    accept: {
      id: "page.project.decision.accept",
      defaultMessage: "Accept by e-mail",
      description: "Button that opens an e-mail in which the customer accepts the offer",
    },
    decline: {
      id: "page.project.decision.decline",
      defaultMessage: "Decline by e-mail",
      description: "Button that opens an e-mail in which the customer declines the offer",
    },
    greeting: {
      id: "page.project.decision.greeting",
      defaultMessage: "Hello,",
      description: "First line of an e-mail to an installer",
    },
    acceptNext: {
      id: "page.project.decision.acceptNext",
      defaultMessage: "Please let me know when we can agree a date.",
      description: "Second paragraph of the e-mail in which the customer accepts an offer",
    },
    closing: {
      id: "page.project.decision.closing",
      defaultMessage: "Kind regards",
      description: "Last line of an e-mail to an installer, above the customer’s name",
    },
  }),
  hint: defineMessage<{ name: string }>({
    id: "page.project.decision.hint",
    defaultMessage:
      "Both buttons open an e-mail to {name} that you can still change. Your decision counts only once you have sent it.",
    description: "Below the buttons that accept and decline an offer",
  }),
  acceptSubject: defineMessage<{ address: string }>({
    id: "page.project.decision.acceptSubject",
    defaultMessage: "I accept your offer: {address}",
    description: "Subject of the e-mail in which the customer accepts an offer",
  }),
  acceptText: defineMessage<{ address: string; price: string }>({
    id: "page.project.decision.acceptText",
    defaultMessage: "I accept your offer of {price} for my project at {address}.",
    description: "Text of the e-mail in which the customer accepts an offer",
  }),
  acceptTextWithoutPrice: defineMessage<{ address: string }>({
    id: "page.project.decision.acceptTextWithoutPrice",
    defaultMessage: "I accept your offer for my project at {address}.",
    description: "Text of the e-mail in which the customer accepts an offer that the portal does not know",
  }),
  declineSubject: defineMessage<{ address: string }>({
    id: "page.project.decision.declineSubject",
    defaultMessage: "I decline your offer: {address}",
    description: "Subject of the e-mail in which the customer declines an offer",
  }),
  declineText: defineMessage<{ address: string }>({
    id: "page.project.decision.declineText",
    defaultMessage: "Thank you for your offer for my project at {address}. I have decided not to accept it.",
    description: "Text of the e-mail in which the customer declines an offer",
  }),
};
