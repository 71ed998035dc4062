import { useLayoutEffect } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { useMatches } from "react-router-dom";
import { getText } from "#i18n/text.tsx";
import { findScreen } from "../screens.ts";

/** Keeps the document title that of the screen, also in another locale. */
export function useDocumentTitle(): void {
  const intl = useIntl();
  const routeId = useMatches().at(-1)?.id;
  // React would add a `<title>` to that of index.html. A layout effect, since page views are sent with the title.
  useLayoutEffect(() => setDocumentTitle(intl, routeId), [intl, routeId]);
}

/**
 * Sets the document title: that of the screen with the portal's name, or the portal's name alone. Tag managers read it, so it
 * says nothing about the customer.
 */
export function setDocumentTitle(intl: IntlShape, routeId: string | undefined): void {
  const t = getText(intl);
  const key = findScreen(routeId)?.titleTranslationKey;
  document.title = key ? t("app.titleWithBrand", { title: t(key) }) : t("documentTitle");
}
