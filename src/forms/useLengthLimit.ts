import { useText } from "../i18n/text.tsx";

/** The props of a text area with a maximum length. */
export function useLengthLimit(maxLength: number) {
  const t = useText();
  return {
    maxLength,
    limit: t("form.rule.tooLong", { maxLength }),
    counter: (usedLength: number) => t("form.charactersLeft", { count: maxLength - usedLength }),
  };
}
