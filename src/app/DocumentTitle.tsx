import { useIntl } from "react-intl";
import { useMatches } from "react-router-dom";
import { messages } from "./messages.ts";
import { innermostHandle } from "./routeHandle.ts";

/** The tab's title: the screen's own where its route names one, else the portal's. Follows the locale. */
export function DocumentTitle() {
  const intl = useIntl();
  const key = innermostHandle(useMatches())?.titleTranslationKey;
  const title =
    typeof key === "string"
      ? intl.formatMessage(messages.titleWithBrand, { title: intl.formatMessage({ id: key }) })
      : intl.formatMessage(messages.documentTitle);
  return <title>{title}</title>;
}
