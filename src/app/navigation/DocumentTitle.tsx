import { useIntl } from "react-intl";
import { useMatches } from "react-router-dom";
import { messages } from "../messages.ts";
import { findHandle } from "../routeHandle.ts";

/** The document title: that of the screen with the portal's name, or the portal's name alone. */
export function DocumentTitle() {
  const intl = useIntl();
  const key = findHandle(useMatches())?.titleTranslationKey;
  const title =
    typeof key === "string"
      ? intl.formatMessage(messages.titleWithBrand, { title: intl.formatMessage({ id: key }) })
      : intl.formatMessage(messages.documentTitle);
  return <title>{title}</title>;
}
