import { useEffect, useRef } from "react";
import type { FieldErrors } from "#forms/rules/fieldErrors.ts";
import { Text, useText } from "#i18n/text.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { WindowFields } from "./WindowFields.tsx";
import { WindowSummary } from "./WindowSummary.tsx";
import type { WindowField, WindowFormValues } from "./windowList.ts";

interface WindowCardProps {
  window: WindowFormValues;
  number: number;
  /** Shows a summary instead of the fields. */
  isFolded: boolean;
  /** By the ids of the fields. */
  errors: FieldErrors;
  /** Moves the focus to the heading. */
  takesFocus: boolean;
  onChange: (id: string, field: WindowField, text: string) => void;
  onEdit: (id: string) => void;
  /** Undefined for the only window. */
  onRemove: ((id: string) => void) | undefined;
}

/** One window: its fields, or what was entered in them. */
export function WindowCard(props: WindowCardProps) {
  const { window, number, isFolded, errors, takesFocus, onChange, onEdit, onRemove } = props;
  const { id } = window;
  const t = useText();
  const headingRef = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that opens the fields disappears with its focus
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus, isFolded]);

  return (
    <Section
      ref={headingRef}
      title={<Text id="registration.window.title" values={{ number }} />}
      actions={
        <>
          {isFolded ? (
            <IconButton
              icon="edit"
              label={t("registration.window.edit", { number })}
              onClick={() => onEdit(id)}
            />
          ) : null}
          {onRemove ? (
            <IconButton
              icon="trash"
              label={t("registration.window.remove", { number })}
              onClick={() => onRemove(id)}
            />
          ) : null}
        </>
      }
    >
      {isFolded ? (
        <WindowSummary window={window} />
      ) : (
        <WindowFields window={window} errors={errors} onChange={onChange} />
      )}
    </Section>
  );
}
