import type { ChangeEvent, Ref } from "react";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import styles from "./HelpSearch.module.css";

interface HelpSearchFieldProps {
  query: string;
  onQueryChange: (query: string) => void;
  onClear: () => void;
  /** The text of the search field. */
  ref: Ref<HTMLInputElement>;
}

export function HelpSearchField({ query, onQueryChange: onQuery, onClear, ref }: HelpSearchFieldProps) {
  const t = useText();
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onQuery(event.currentTarget.value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers have no <search>
    <div role="search" className={styles["search"]}>
      <TextField
        ref={ref}
        type="search"
        name="q"
        className={styles["field"]}
        label={<Text id="page.faq.search" />}
        value={query}
        onChange={handleChange}
        autoComplete="off"
        enterKeyHint="search"
      />
      {query === "" ? null : (
        <Button
          variant="secondary"
          icon="close"
          iconOnlyOnPhone
          aria-label={t("page.faq.clearSearch")}
          onClick={onClear}
        >
          <Text id="page.faq.clear" />
        </Button>
      )}
    </div>
  );
}
