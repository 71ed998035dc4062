import { defineMessages, type MessageDescriptor } from "react-intl";
import type { WindowTitle } from "../../api/generated/registration.ts";

const messages = defineMessages({
  DEFAULT: {
    id: "windowTitle.DEFAULT",
    defaultMessage: "Roof window",
    description: "Title of a registered window: the usual kind",
  },
  ELECTRIC: {
    id: "windowTitle.ELECTRIC",
    defaultMessage: "Electric roof window",
    description: "Title of a registered window that opens by a motor on mains power",
  },
  FIXED: {
    id: "windowTitle.FIXED",
    defaultMessage: "Fixed roof window",
    description: "Title of a registered window that does not open",
  },
  INTEGRA_PIVOT_ELECTRIC: {
    id: "windowTitle.INTEGRA_PIVOT_ELECTRIC",
    defaultMessage: "Integra electric centre-pivot window",
    description: "Title of a registered window; Integra is a product name",
  },
  INTEGRA_PIVOT_SOLAR: {
    id: "windowTitle.INTEGRA_PIVOT_SOLAR",
    defaultMessage: "Integra solar centre-pivot window",
    description: "Title of a registered window; Integra is a product name",
  },
  INTEGRA_PIVOT_TOP_HUNG_ELECTRIC: {
    id: "windowTitle.INTEGRA_PIVOT_TOP_HUNG_ELECTRIC",
    defaultMessage: "Integra electric top-hung window",
    description: "Title of a registered window; Integra is a product name",
  },
  PIVOTING_WINDOW_BOTTOM_CONTROL: {
    id: "windowTitle.PIVOTING_WINDOW_BOTTOM_CONTROL",
    defaultMessage: "Centre-pivot window with bottom handle",
    description: "Title of a registered window whose handle is at the lower edge",
  },
  PIVOTING_WINDOW_UPPER_CONTROL: {
    id: "windowTitle.PIVOTING_WINDOW_UPPER_CONTROL",
    defaultMessage: "Centre-pivot window with top control bar",
    description: "Title of a registered window whose handle is at the upper edge",
  },
  SOLAR: {
    id: "windowTitle.SOLAR",
    defaultMessage: "Solar roof window",
    description: "Title of a registered window that opens by a motor on solar power",
  },
});

/** A title that this version of the portal does not know gets the name of the default one. */
export function getWindowTitleMessage(title: WindowTitle): MessageDescriptor {
  return Object.hasOwn(messages, title) ? messages[title] : messages.DEFAULT;
}
