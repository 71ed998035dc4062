import { type ChangeEvent, type Ref, useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { closeIcon } from "../../ui/icons/closeIcon.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./FaqSearch.module.css";
import { messages } from "./messages.ts";

interface FaqSearchProps {
  query: string;
  onQuery: (query: string) => void;
  onClear: () => void;
  /** The field. */
  ref: Ref<HTMLInputElement>;
}

/** Searches the questions while somebody types. */
export function FaqSearch({ query, onQuery, onClear, ref }: FaqSearchProps) {
  const handleChange = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => onQuery(event.currentTarget.value),
    [onQuery],
  );
  return (
    <search className={styles["search"]}>
      <TextField
        ref={ref}
        type="search"
        name="q"
        className={styles["field"]}
        label={<FormattedMessage {...messages.search} />}
        value={query}
        onChange={handleChange}
        autoComplete="off"
        enterKeyHint="search"
      />
      {query === "" ? null : (
        <Button variant="secondary" icon={closeIcon} onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </search>
  );
}
