import type { ComponentProps, FocusEvent } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import { useAnnouncement } from "../notices/useAnnouncement.ts";
import { Field, type FieldTexts, useField } from "./Field.tsx";
import styles from "./TextArea.module.css";
import controlStyles from "./TextField.module.css";

type TextAreaProps = ComponentProps<"textarea"> &
  FieldTexts & {
    /** Says how many characters the field takes, to screen readers only. */
    limit?: string | undefined;
    /** Returns how many characters `defaultValue` has, which follows what is typed; announced near `maxLength`. */
    counter?: ((usedLength: number) => string) | undefined;
  };

/** The counter is announced from so many remaining characters on. */
const announcedRemaining = 20;

/** Browsers scroll a text area only as far as its caret. */
function scrollIntoWindow({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: "nearest" });
}

/** A text area that grows with its text where the browser supports it. */
export function TextArea({ limit, counter, ...props }: TextAreaProps) {
  const { field, control, otherId } = useField(props, limit && "limit");
  const { defaultValue, maxLength } = props;
  const usedLength = String(defaultValue ?? "").length;
  const count = counter?.(usedLength);
  useAnnouncement(maxLength !== undefined && maxLength - usedLength <= announcedRemaining && count);
  return (
    <Field {...field}>
      <textarea
        rows={4}
        {...control}
        className={joinClassNames(controlStyles["input"], styles["textarea"])}
        onFocus={scrollIntoWindow}
      />
      {limit ? (
        <span id={otherId} hidden>
          {limit}
        </span>
      ) : null}
      {/* Not a description: each letter that changes a description has it read again. */}
      {count ? <div className={styles["counter"]}>{count}</div> : null}
    </Field>
  );
}
