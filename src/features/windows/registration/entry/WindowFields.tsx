import type { ChangeEvent } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import type { FieldErrors } from "#forms/rules/fieldErrors.ts";
import { useFieldErrorText } from "#forms/useFieldErrorText.ts";
import { RoomOptions } from "#i18n/terms/RoomOptions.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { DateField } from "#ui/fields/DateField.tsx";
import { TextArea } from "#ui/fields/TextArea.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import styles from "./WindowFields.module.css";
import { type WindowField, type WindowFormValues, windowFieldNames } from "./windowList.ts";

interface WindowFieldsProps {
  window: WindowFormValues;
  /** By the ids of the fields. */
  errors: FieldErrors;
  onChange: (id: string, field: WindowField, text: string) => void;
}

/** The fields of one window. */
export function WindowFields({ window, errors, onChange }: WindowFieldsProps) {
  const { id } = window;
  const t = useText();
  const { formatDay, getToday } = useDateFormats();
  const getErrorText = useFieldErrorText();

  const handleChange = ({
    currentTarget,
  }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
    const field = windowFieldNames.find((name) => name === currentTarget.name);
    if (field) onChange(id, field, currentTarget.value);
  };

  const getFieldProps = (name: WindowField) => ({
    id: `windows.${id}.${name}`,
    name,
    label: t(`registration.window.${name}`),
    value: window[name],
    error: getErrorText(errors[`windows.${id}.${name}`], name),
    onChange: handleChange,
    autoComplete: "off",
  });
  const optional = { optionalLabel: t("form.optional") };

  return (
    <div className={styles["fields"]}>
      <TextField
        {...getFieldProps("key")}
        required
        hint={<Text id="registration.window.key.hint" />}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...getFieldProps("serialNumber")}
        required
        hint={<Text id="registration.window.serialNumber.hint" />}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DateField
        {...getFieldProps("installationDate")}
        required
        max={getToday()}
        formattedDate={formatDay(window.installationDate)}
      />
      <Select {...getFieldProps("room")} {...optional}>
        <option value="">{t("registration.window.room.none")}</option>
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
        counter={(used) => <Text id="form.charactersLeft" values={{ count: maxNotesLength - used }} />}
      />
    </div>
  );
}
