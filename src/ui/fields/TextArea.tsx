import type { ComponentProps, FocusEvent } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import { useAnnouncement } from "../notices/useAnnouncement.ts";
import { Field, type FieldTexts, useField } from "./Field.tsx";
import styles from "./TextArea.module.css";
import controlStyles from "./TextField.module.css";

type TextAreaProps = ComponentProps<"textarea"> &
  FieldTexts & {
    /** The maximum number of characters in words, for screen readers only. */
    limit?: string | undefined;
    /** Returns the counter's text for a number of characters, which follows the input; announced near `maxLength`. */
    counter?: ((usedLength: number) => string) | undefined;
  };

/** The number of remaining characters from which on the counter is announced. */
const announcedRemaining = 20;

/** Browsers scroll a text area only until its caret is visible. */
function scrollIntoWindow({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: "nearest" });
}

/** A text area that grows with its text, in browsers that support this. */
export function TextArea({ limit, counter, ...props }: TextAreaProps) {
  const { field, control, typing, otherId } = useField(props, limit && "limit");
  const { defaultValue, maxLength } = props;
  const usedLength = String(defaultValue ?? "").length;
  const count = counter?.(usedLength);
  useAnnouncement(maxLength !== undefined && maxLength - usedLength <= announcedRemaining && count);
  return (
    <Field {...field}>
      <textarea
        rows={4}
        {...control}
        {...typing}
        className={joinClassNames(controlStyles["input"], styles["textarea"])}
        onFocus={scrollIntoWindow}
      />
      {limit ? (
        <span id={otherId} hidden>
          {limit}
        </span>
      ) : null}
      {/* The counter is no description, since screen readers repeat a description that changes. */}
      {count ? <div className={styles["counter"]}>{count}</div> : null}
    </Field>
  );
}
