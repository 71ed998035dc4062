import { type ChangeEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formMessages } from "../../../../forms/formMessages.ts";
import type { FieldErrors } from "../../../../forms/rules/fieldErrors.ts";
import { useFieldErrorText } from "../../../../forms/useFieldErrorText.ts";
import { parseCalendarDay } from "../../../../i18n/formats/parseCalendarDay.ts";
import { RoomOptions } from "../../../../i18n/terms/RoomOptions.tsx";
import { IconButton } from "../../../../ui/actions/IconButton.tsx";
import { Select } from "../../../../ui/fields/choice/Select.tsx";
import { DateField } from "../../../../ui/fields/DateField.tsx";
import { TextArea } from "../../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { Section } from "../../../../ui/layout/Section.tsx";
import { maxInstallerNameLength, maxNotesLength } from "../../textLimits.ts";
import { formatLocalDay } from "./formatLocalDay.ts";
import styles from "./WindowCard.module.css";
import { type WindowField, type WindowFormValues, windowFieldNames } from "./windowList.ts";
import { windowLabels, windowMessages } from "./windowMessages.ts";

interface WindowCardProps {
  window: WindowFormValues;
  number: number;
  /** By the ids of the fields. */
  errors: FieldErrors;
  /** Moves the focus to the heading. */
  takesFocus: boolean;
  onChange: (id: string, field: WindowField, text: string) => void;
  /** Undefined for the only window. */
  onRemove: ((id: string) => void) | undefined;
  invoice: ReactNode;
}

/** The fields of one window. */
export function WindowCard(props: WindowCardProps) {
  const { window, number, errors, takesFocus, onChange, onRemove, invoice } = props;
  const { id } = window;
  const intl = useIntl();
  const getErrorText = useFieldErrorText();
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);

  const handleChange = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const field = windowFieldNames.find((name) => name === currentTarget.name);
      if (field) onChange(id, field, currentTarget.value);
    },
    [id, onChange],
  );

  const getFieldProps = (name: WindowField) => ({
    id: `${id}.${name}`,
    name,
    label: intl.formatMessage(windowLabels[name]),
    value: window[name],
    error: getErrorText(errors[`${id}.${name}`]),
    onChange: handleChange,
    autoComplete: "off",
  });
  const optional = { optionalLabel: intl.formatMessage(formMessages.optional) };
  const day = parseCalendarDay(window.installationDate);

  return (
    <Section
      ref={headingRef}
      title={<FormattedMessage {...windowMessages.title} values={{ number }} />}
      actions={
        onRemove ? (
          <IconButton
            icon="trash"
            label={intl.formatMessage(windowMessages.remove, { number })}
            onClick={() => onRemove(id)}
          />
        ) : null
      }
    >
      <div className={styles["fields"]}>
        <TextField
          {...getFieldProps("key")}
          required
          hint={<FormattedMessage {...windowMessages.keyHint} />}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...getFieldProps("serialNumber")}
          required
          hint={<FormattedMessage {...windowMessages.serialNumberHint} />}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DateField
          {...getFieldProps("installationDate")}
          required
          max={formatLocalDay(new Date())}
          formattedDate={day ? intl.formatDate(day, { dateStyle: "long", timeZone: "UTC" }) : undefined}
        />
        <Select {...getFieldProps("room")} {...optional}>
          <FormattedMessage {...windowMessages.noRoom}>
            {(text) => <option value="">{text}</option>}
          </FormattedMessage>
          <RoomOptions />
        </Select>
        <TextField
          {...getFieldProps("installerName")}
          {...optional}
          className={styles["whole"]}
          maxLength={maxInstallerNameLength}
        />
        <TextArea
          {...getFieldProps("notes")}
          {...optional}
          className={styles["whole"]}
          rows={3}
          maxLength={maxNotesLength}
          counter={(used) => (
            <FormattedMessage {...formMessages.charactersLeft} values={{ count: maxNotesLength - used }} />
          )}
        />
        <div className={styles["whole"]}>{invoice}</div>
      </div>
    </Section>
  );
}
