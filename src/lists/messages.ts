import { defineMessage } from "react-intl";

export const messages = {
  showMore: defineMessage<{ count: number }>({
    id: "lists.showMore",
    defaultMessage: "{count, plural, one {Show # more} other {Show # more}}",
    description: "Button below a list of which only the first items are shown",
  }),
  shown: defineMessage<{ count: number }>({
    id: "lists.shown",
    defaultMessage: "{count, plural, one {# entry is shown.} other {# entries are shown.}}",
    description: "Spoken after more items of a list were shown",
  }),
};
