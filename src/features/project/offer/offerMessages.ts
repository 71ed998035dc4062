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
      description: "Button that prints the offer",
    },
    share: {
      id: "page.project.offer.share",
      defaultMessage: "Share",
      description: "Button that passes the offer to another app, such as a messenger",
    },
    sheetInstaller: {
      id: "page.project.offer.sheet.installer",
      defaultMessage: "Offered by",
      description: "On the printed offer: the name of a fact, the installer",
    },
    sheetProject: {
      id: "page.project.offer.sheet.project",
      defaultMessage: "For",
      description: "On the printed offer: the name of a fact, the customer and the address of the home",
    },
    sheetDeadline: {
      id: "page.project.offer.sheet.deadline",
      defaultMessage: "Decision",
      description: "On the printed offer: the name of a fact, until when the customer can decide",
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
    vat: {
      id: "page.project.offer.vat",
      defaultMessage: "VAT",
      description: "Total of an offer: the tax",
    },
    grossTotal: {
      id: "page.project.offer.grossTotal",
      defaultMessage: "Total incl. VAT",
      description: "Total of an offer, the sum to pay",
    },
  }),
  decideBy: defineMessage<{ date: Date }>({
    id: "page.project.offer.decideBy",
    defaultMessage: "Please decide by {date, date, long}",
    description: "On the printed and the shared offer: until when the customer can decide",
  }),
  image: defineMessage<{ name: string; number: number; count: number }>({
    id: "page.project.offer.image",
    defaultMessage: "{name}, picture {number, number} of {count, number}",
    description: "Alternative text of the pictures of the offered product, which tells them apart",
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
