import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { describedBy, Field, type FieldTexts } from "./Field.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./TextArea.module.css";
import controlStyles from "./TextField.module.css";

type TextAreaProps = ComponentProps<"textarea"> &
  FieldTexts & {
    /** Says how many characters are used, at the lower edge; spoken where `maxLength` is nearly reached. */
    counter?: ((used: number) => ReactNode) | undefined;
  };

const nearTheEnd = 20;

/** Several lines of text; it grows with them where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalLabel, counter, className, id, onChange, ...rest } = props;
  const { "aria-describedby": described, ...attributes } = rest;
  const ownId = useId();
  const areaId = id ?? ownId;
  const { value, defaultValue, maxLength } = attributes;
  const countRef = useRef<HTMLDivElement>(null);
  const initial = String(defaultValue ?? "").length;
  const [typed, setTyped] = useState(initial);
  const used = value === undefined ? typed : String(value).length;

  // A form that is reset empties its fields without a change event.
  useEffect(() => {
    const form = countRef.current?.closest("form");
    const handleReset = () => setTyped(initial);
    form?.addEventListener("reset", handleReset);
    return () => form?.removeEventListener("reset", handleReset);
  }, [initial]);

  const handleChange = useCallback(
    (event: ChangeEvent<HTMLTextAreaElement>) => {
      setTyped(event.currentTarget.value.length);
      onChange?.(event);
    },
    [onChange],
  );

  return (
    <Field
      id={areaId}
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      className={className}
    >
      <textarea
        rows={4}
        {...attributes}
        id={areaId}
        className={joinClasses(controlStyles["input"], styles["area"])}
        aria-describedby={describedBy(areaId, { hint, error }, described, counter && `${areaId}-counter`)}
        aria-invalid={error ? true : undefined}
        onChange={handleChange}
      />
      {counter ? (
        <div
          ref={countRef}
          id={`${areaId}-counter`}
          className={styles["counter"]}
          aria-live={maxLength !== undefined && maxLength - used <= nearTheEnd ? "polite" : "off"}
        >
          {counter(used)}
        </div>
      ) : null}
    </Field>
  );
}
