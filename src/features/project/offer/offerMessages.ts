import { defineMessage, defineMessages } from "react-intl";

export const offerMessages = {
  ...defineMessages({
    title: {
      id: "page.project.offer.title",
      defaultMessage: "Your offer",
      description: "Heading of what the request is to install and what it costs",
    },
    print: {
      id: "page.project.offer.print",
      defaultMessage: "Print",
      description: "Button that prints the page",
    },
    caption: {
      id: "page.project.offer.caption",
      defaultMessage: "What is included",
      description: "Name of the table of an offer",
    },
    item: {
      id: "page.project.offer.item",
      defaultMessage: "Item",
      description: "Column of an offer: what it is",
    },
    amount: {
      id: "page.project.offer.amount",
      defaultMessage: "Quantity",
      description: "Column of an offer: how many pieces",
    },
    netPrice: {
      id: "page.project.offer.netPrice",
      defaultMessage: "Excl. VAT",
      description: "Column of an offer: the price of a line without tax",
    },
    price: {
      id: "page.project.offer.price",
      defaultMessage: "Incl. VAT",
      description: "Column of an offer: the price of a line with tax",
    },
    netProductPrice: {
      id: "page.project.offer.netProductPrice",
      defaultMessage: "Products excl. VAT",
      description: "Total of an offer",
    },
    netInstallationPrice: {
      id: "page.project.offer.netInstallationPrice",
      defaultMessage: "Installation excl. VAT",
      description: "Total of an offer",
    },
    netTotal: {
      id: "page.project.offer.netTotal",
      defaultMessage: "Total excl. VAT",
      description: "Total of an offer",
    },
    grossTotal: {
      id: "page.project.offer.grossTotal",
      defaultMessage: "Total incl. VAT",
      description: "Total of an offer, the sum to pay",
    },
  }),
  product: defineMessage<{ count: number; name: string }>({
    id: "page.project.offer.product",
    defaultMessage: "{count, number} × {name}",
    description: "How many of which product are installed",
  }),
  sku: defineMessage<{ sku: string }>({
    id: "page.project.offer.sku",
    defaultMessage: "Item no. {sku}",
    description: "The article number of an item",
  }),
};
