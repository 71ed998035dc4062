import { type ChangeEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldProblems } from "../../forms/fieldProblems.ts";
import { formMessages } from "../../forms/formMessages.ts";
import { useProblemTexts } from "../../forms/useProblemTexts.ts";
import { calendarDay } from "../../i18n/calendarDay.ts";
import { DateField } from "../../ui/DateField.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { trashIcon } from "../../ui/icons/trashIcon.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type EnteredWindow, type WindowField, windowFields } from "./enteredWindows.ts";
import { localDay } from "./localDay.ts";
import { RoomSelect } from "./RoomSelect.tsx";
import styles from "./WindowCard.module.css";
import { windowLabels, windowMessages } from "./windowMessages.ts";
import { mostNotes } from "./windowRules.ts";

interface WindowCardProps {
  window: EnteredWindow;
  number: number;
  /** By the ids of the fields. */
  problems: FieldProblems;
  /** True once the focus is to come to the heading. */
  hasFocus: boolean;
  onChange: (id: string, field: WindowField, text: string) => void;
  /** Undefined for the only window. */
  onRemove: ((id: string) => void) | undefined;
  invoice: ReactNode;
}

/** The fields of one window. */
export function WindowCard(props: WindowCardProps) {
  const { window, number, problems, hasFocus, onChange, onRemove, invoice } = props;
  const { id } = window;
  const intl = useIntl();
  const textOf = useProblemTexts();
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hasFocus) headingRef.current?.focus();
  }, [hasFocus]);

  const handleChange = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const field = windowFields.find((name) => name === currentTarget.name);
      if (field) onChange(id, field, currentTarget.value);
    },
    [id, onChange],
  );

  const fieldProps = (name: WindowField) => ({
    id: `${id}.${name}`,
    name,
    label: intl.formatMessage(windowLabels[name]),
    value: window[name],
    error: textOf(problems[`${id}.${name}`]),
    onChange: handleChange,
    autoComplete: "off",
  });
  const optional = { optionalLabel: intl.formatMessage(formMessages.optional) };
  const day = calendarDay(window.installationDate);

  return (
    <Section
      ref={headingRef}
      title={<FormattedMessage {...windowMessages.title} values={{ number }} />}
      actions={
        onRemove ? (
          <IconButton
            icon={trashIcon}
            label={intl.formatMessage(windowMessages.remove, { number })}
            onClick={() => onRemove(id)}
          />
        ) : null
      }
    >
      <div className={styles["fields"]}>
        <TextField
          {...fieldProps("key")}
          required
          hint={<FormattedMessage {...windowMessages.keyHint} />}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...fieldProps("serialNumber")}
          required
          hint={<FormattedMessage {...windowMessages.serialNumberHint} />}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DateField
          {...fieldProps("installationDate")}
          required
          max={localDay(new Date())}
          spoken={day ? intl.formatDate(day, { dateStyle: "long", timeZone: "UTC" }) : undefined}
        />
        <RoomSelect {...fieldProps("room")} {...optional} />
        <TextField
          {...fieldProps("installerName")}
          {...optional}
          className={styles["whole"]}
          maxLength={100}
        />
        <TextArea
          {...fieldProps("notes")}
          {...optional}
          className={styles["whole"]}
          rows={3}
          maxLength={mostNotes}
          counter={(used) => (
            <FormattedMessage {...formMessages.charactersLeft} values={{ count: mostNotes - used }} />
          )}
        />
        <div className={styles["whole"]}>{invoice}</div>
      </div>
    </Section>
  );
}
