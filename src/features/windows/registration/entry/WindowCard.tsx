import { useEffect, useRef } from "react";
import { pickTextsOf } from "#forms/formTexts.ts";
import type { FormState } from "#forms/useFieldProps.ts";
import { Text, useText } from "#i18n/text.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { WindowFields } from "./WindowFields.tsx";
import { WindowRow } from "./WindowRow.tsx";
import { getWindowScope } from "./windowTexts.ts";

interface WindowCardProps {
  form: FormState;
  /** The number by which the form names the window. */
  name: string;
  /** The number that is shown. */
  number: number;
  /** Shows a row instead of the fields. */
  isFolded: boolean;
  /** Moves the focus to the heading whenever it is another one. */
  focusRequest: object | undefined;
  onEdit: () => void;
  /** Undefined for the only window. */
  onRemove: (() => void) | undefined;
}

/** One window: its fields, or what was entered in them. */
export function WindowCard(props: WindowCardProps) {
  const { form, name, number, isFolded, focusRequest, onEdit, onRemove } = props;
  const t = useText();
  const scope = getWindowScope(name);
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focusRequest) headingRef.current?.focus();
  }, [focusRequest]);

  const title = <Text id="registration.window.title" values={{ number }} />;
  const removeButton = onRemove ? (
    <IconButton icon="trash" label={t("registration.window.remove", { number })} onClick={onRemove} />
  ) : null;
  if (isFolded) {
    return (
      <WindowRow
        ref={headingRef}
        title={title}
        window={pickTextsOf(form.texts, scope)}
        actions={
          <>
            <IconButton icon="edit" label={t("registration.window.edit", { number })} onClick={onEdit} />
            {removeButton}
          </>
        }
      />
    );
  }
  return (
    <Section ref={headingRef} title={title} actions={removeButton}>
      <WindowFields form={form} scope={scope} />
    </Section>
  );
}
