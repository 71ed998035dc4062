import { defineMessages } from "react-intl";

export const customerMessages = defineMessages({
  title: {
    id: "page.project.customer.title",
    defaultMessage: "Your details",
    description: "Heading of the customer’s own data on a request",
  },
  change: {
    id: "page.project.customer.change",
    defaultMessage: "Change",
    description: "Button that opens the form for the customer’s own data, beside the heading Your details",
  },
  name: {
    id: "page.project.customer.name",
    defaultMessage: "Name",
    description: "Name of a fact: the customer’s title, first and last name",
  },
  address: {
    id: "page.project.customer.address",
    defaultMessage: "Address",
    description: "Name of a fact: where the customer lives",
  },
  marketing: {
    id: "page.project.customer.marketing",
    defaultMessage: "News and offers",
    description: "Name of a fact: whether the customer allows advertising",
  },
  marketingAccepted: {
    id: "page.project.customer.marketing.accepted",
    defaultMessage: "Yes, by e-mail",
    description: "The customer allows advertising by e-mail",
  },
  marketingRefused: {
    id: "page.project.customer.marketing.refused",
    defaultMessage: "No",
    description: "The customer does not allow advertising",
  },
  saved: {
    id: "page.project.customer.saved",
    defaultMessage: "Your details are saved.",
    description: "Message after the customer’s own data were changed",
  },
});
