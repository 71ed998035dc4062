import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import { Field, type FieldTexts, useField } from "./Field.tsx";
import styles from "./TextArea.module.css";
import controlStyles from "./TextField.module.css";

type TextAreaProps = ComponentProps<"textarea"> &
  FieldTexts & {
    /** Renders how many characters `defaultValue` has, which follows what is typed; announced near `maxLength`. */
    counter?: ((usedLength: number) => ReactNode) | undefined;
  };

/** The counter is announced from so many remaining characters on. */
const announcedRemaining = 20;

/** Browsers scroll a text area only as far as its caret. */
function scrollIntoWindow({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: "nearest" });
}

/** A text area that grows with its text where the browser supports it. */
export function TextArea({ counter, ...props }: TextAreaProps) {
  const { field, control, otherId } = useField(props, counter && "counter");
  const { defaultValue, maxLength } = props;
  const usedLength = String(defaultValue ?? "").length;
  return (
    <Field {...field}>
      <textarea
        rows={4}
        {...control}
        className={joinClassNames(controlStyles["input"], styles["textarea"])}
        onFocus={scrollIntoWindow}
      />
      {counter ? (
        <div
          id={otherId}
          className={styles["counter"]}
          aria-live={
            maxLength !== undefined && maxLength - usedLength <= announcedRemaining ? "polite" : "off"
          }
        >
          {counter(usedLength)}
        </div>
      ) : null}
    </Field>
  );
}
