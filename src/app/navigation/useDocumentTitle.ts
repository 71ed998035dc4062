import { useLayoutEffect } from "react";
import { useMatches } from "react-router-dom";
import { useText } from "#i18n/text.tsx";
import { findScreen } from "../screens.ts";

/**
 * Sets the document title: that of the screen with the portal's name, or the portal's name alone. Tag managers read it, so it
 * says nothing about the customer.
 */
export function useDocumentTitle(): void {
  const t = useText();
  const key = findScreen(useMatches().at(-1)?.id)?.titleTranslationKey;
  const title = key ? t("app.titleWithBrand", { title: t(key) }) : t("documentTitle");
  // React would add a `<title>` to that of index.html. A layout effect, since page views are sent with the title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
