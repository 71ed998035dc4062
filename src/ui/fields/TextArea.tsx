import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { joinClassNames } from "../joinClassNames.ts";
import { Field, type FieldTexts, useField } from "./Field.tsx";
import styles from "./TextArea.module.css";
import controlStyles from "./TextField.module.css";

type TextAreaProps = ComponentProps<"textarea"> &
  FieldTexts & {
    /** Renders how many characters are used; announced when `maxLength` is nearly reached. */
    counter?: ((usedLength: number) => ReactNode) | undefined;
  };

/** The counter is announced from so many remaining characters on. */
const announcedRemaining = 20;

/** Browsers scroll a text area only as far as its caret. */
function scrollIntoWindow({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: "nearest" });
}

/** A text area that grows with its text where the browser supports it. */
export function TextArea({ counter, onChange, ...props }: TextAreaProps) {
  const { field, control, otherId } = useField(props, counter && "counter");
  const { value, defaultValue, maxLength } = props;
  const counterRef = useRef<HTMLDivElement>(null);
  const initialLength = String(defaultValue ?? "").length;
  const [typedLength, setTypedLength] = useState(initialLength);
  const usedLength = value === undefined ? typedLength : String(value).length;

  // Resetting a form fires no change events.
  useEffect(() => {
    const form = counterRef.current?.closest("form");
    const handleReset = () => setTypedLength(initialLength);
    form?.addEventListener("reset", handleReset);
    return () => form?.removeEventListener("reset", handleReset);
  }, [initialLength]);

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTypedLength(event.currentTarget.value.length);
    onChange?.(event);
  };

  return (
    <Field {...field}>
      <textarea
        rows={4}
        {...control}
        className={joinClassNames(controlStyles["input"], styles["textarea"])}
        onChange={handleChange}
        onFocus={scrollIntoWindow}
      />
      {counter ? (
        <div
          ref={counterRef}
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
