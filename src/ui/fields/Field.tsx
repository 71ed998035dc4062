import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./Field.module.css";

export type FieldTexts = {
  label: ReactNode;
  /** The hint below the label. */
  hint?: ReactNode;
  /** The fault and the way to correct it, below the control. */
  error?: ReactNode;
  /** The mark after the label of an optional field. */
  optionalLabel?: ReactNode;
};

type FieldProps = FieldTexts & {
  /** The id of the control; the ids of hint and error derive from it. */
  id: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  /** Hides the error except from the description of the control. */
  isCorrected?: boolean;
  children: ReactNode;
};

/**
 * A callback ref: scrolls a focused field with its error into the part of the window above the on-screen keyboard. Browsers
 * scroll only the control.
 */
function keepInView(field: HTMLElement | null) {
  const viewport = window.visualViewport;
  const handleResize = () => {
    // Zooming in resizes the visual viewport too.
    if (viewport?.scale === 1 && field?.contains(document.activeElement))
      field.scrollIntoView({ block: "nearest" });
  };
  viewport?.addEventListener("resize", handleResize);
  return () => viewport?.removeEventListener("resize", handleResize);
}

/** A control with its label and hint above and its error below. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, optionalLabel, hideLabel = false, className, children } = props;
  return (
    <div ref={keepInView} className={joinClassNames(styles["field"], className)} data-field="">
      <label id={`${id}-label`} className={styles[hideLabel ? "hidden" : "label"]} htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {optionalLabel && !hideLabel ? (
          <>
            {" "}
            <span className={styles["optional"]}>{optionalLabel}</span>
          </>
        ) : null}
      </label>
      {hint ? (
        <div id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </div>
      ) : null}
      {children}
      <FieldError id={id} hidden={props.isCorrected}>
        {error}
      </FieldError>
    </div>
  );
}

type FieldErrorProps = { id: string; hidden?: boolean | undefined; children: ReactNode };

/** The error of a control; without children it renders nothing. */
export function FieldError({ id, hidden, children }: FieldErrorProps) {
  return children ? (
    <div id={`${id}-error`} className={styles["error"]} hidden={hidden}>
      <Icon name="alert" />
      <span className={styles["body"]}>{children}</span>
    </div>
  ) : null;
}

type ControlProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
};

/**
 * Splits the props of a control into the props of its `Field` and the props of its element, which hint and error describe.
 * While a customer types, the description stays as it was, since screen readers repeat one that changes.
 */
export function useField<Props extends ControlProps>(props: Props, otherDescription?: string | false) {
  const {
    label,
    hint,
    error,
    optionalLabel,
    className,
    id: givenId,
    required,
    "aria-describedby": ariaDescribedBy,
    ...attributes
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const [keptError, setKeptError] = useState<ReactNode>();
  const shownError = keptError || error;
  const otherId = otherDescription && `${id}-${otherDescription}`;
  return {
    field: { id, label, hint, error: shownError, isCorrected: !error, optionalLabel, className },
    control: {
      ...attributes,
      id,
      "aria-describedby": getDescribedBy(id, { hint, error: shownError }, ariaDescribedBy, otherId),
      // Firefox announces an empty field with the attribute `required` as invalid before any input.
      "aria-required": required || undefined,
      "aria-invalid": error ? true : undefined,
    },
    /** Props of a control in which the customer types. */
    typing: {
      onInput: ({ currentTarget }: FormEvent<HTMLElement>) => {
        // Browsers also fill in fields without the focus.
        if (currentTarget === document.activeElement) setKeptError(shownError);
      },
      onBlur: () => setKeptError(undefined),
    },
    /** The id of the caller's description. */
    otherId: otherId || undefined,
  };
}

/** The value of `aria-describedby` for the control of a `Field`: error, further ids and hint. */
export function getDescribedBy(
  id: string,
  { hint, error }: { hint?: ReactNode; error?: ReactNode },
  ...otherIds: (string | false | null | undefined)[]
): string | undefined {
  return (
    joinClassNames(Boolean(error) && `${id}-error`, ...otherIds, Boolean(hint) && `${id}-hint`) || undefined
  );
}
