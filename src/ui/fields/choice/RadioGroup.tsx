import { type ReactNode, useId } from "react";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { FieldError, getDescribedBy } from "../Field.tsx";
import styles from "./RadioGroup.module.css";

type RadioGroupProps = {
  /** The id to which an `ErrorSummary` links. */
  id?: string | undefined;
  legend: ReactNode;
  /** Hides the legend except from screen readers, if a heading says the same. */
  hideLegend?: boolean | undefined;
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  /** The option that is chosen at first. */
  defaultValue?: string | undefined;
  /** Puts short labels side by side, without visible radio buttons: the label has to show the choice. */
  isRow?: boolean | undefined;
  error?: ReactNode;
  required?: boolean | undefined;
};

/** Radio buttons, each with its label and hint on a card. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, legend, hideLegend = false, name, options, defaultValue, isRow, error, required } = props;
  const ownId = useId();
  const groupId = id ?? ownId;

  return (
    <fieldset
      id={groupId}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows it, and a plain group is neither invalid nor required
      role="radiogroup"
      className={styles["group"]}
      aria-describedby={getDescribedBy(groupId, { error })}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      data-field=""
    >
      <legend className={hideLegend ? undefined : styles["legend"]}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={joinClassNames(styles["options"], isRow && styles["row"])}>
        {options.map((option, index) => {
          const optionId = `${groupId}-${index}`;
          return (
            <label key={option.value} className={styles["option"]} htmlFor={optionId}>
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                defaultChecked={option.value === defaultValue}
                className={styles["radio"]}
                // The hint is inside the label so that it can be clicked, but does not belong to the name.
                aria-labelledby={`${optionId}-label`}
                // The error describes each radio button too: the focus moves to one, and not all screen readers describe its group.
                aria-describedby={getDescribedBy(
                  optionId,
                  { hint: option.hint },
                  Boolean(error) && `${groupId}-error`,
                )}
              />
              <span className={styles["body"]}>
                <span id={`${optionId}-label`} className={styles["label"]}>
                  {option.label}
                </span>
                {option.hint ? (
                  <span id={`${optionId}-hint`} className={styles["hint"]}>
                    {option.hint}
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError id={groupId}>{error}</FieldError>
    </fieldset>
  );
}
