import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import { type FormState, useFieldProps } from "#forms/useFieldProps.ts";
import { RoomOptions } from "#i18n/terms/RoomOptions.tsx";
import { isRoom } from "#i18n/terms/rooms.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { DateField } from "#ui/fields/DateField.tsx";
import { TextArea } from "#ui/fields/TextArea.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import styles from "./WindowFields.module.css";
import { windowLabels } from "./windowTexts.ts";

interface WindowFieldsProps {
  form: FormState;
  /** What the names of the window's controls begin with. */
  scope: string;
}

/** The fields of one window, those that nobody has to fill in folded where there is no room beside the rest. */
export function WindowFields({ form, scope }: WindowFieldsProps) {
  const { formatDay, getToday } = useDateFormats();
  const t = useText();
  const getFieldProps = useFieldProps({ scope, labels: windowLabels, form });
  const off = { autoComplete: "off" };
  const optional = { optional: true };
  const [room = "", installerName, notes] = (["room", "installerName", "notes"] as const).map(
    (name) => form.texts[`${scope}${name}`],
  );
  const folded = [isRoom(room) && t(`room.${room}`), installerName, notes].filter(Boolean).join(" · ");

  return (
    <div className={styles["fields"]}>
      <TextField
        {...getFieldProps("key")}
        {...off}
        hint={<Text id="registration.window.key.hint" />}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...getFieldProps("serialNumber")}
        {...off}
        hint={<Text id="registration.window.serialNumber.hint" />}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DateField
        {...getFieldProps("installationDate")}
        {...off}
        max={getToday()}
        formattedDate={formatDay(form.texts[`${scope}installationDate`])}
      />
      <Disclosure
        className={styles["more"]}
        title={<Text id="registration.window.more" />}
        summary={folded || t("form.optional")}
        opensOnLaptops
      >
        <div className={styles["fields"]}>
          <Select {...getFieldProps("room", optional)} {...off}>
            <option value="">{t("registration.window.room.none")}</option>
            <RoomOptions />
          </Select>
          <TextField
            // A control of its own for each project, so that it shows its installer.
            key={`${form.texts["purpose"]} ${form.texts["projectId"]}`}
            {...getFieldProps("installerName", optional)}
            {...off}
            maxLength={maxInstallerNameLength}
          />
          <TextArea
            {...getFieldProps("notes", optional)}
            {...off}
            className={styles["whole"]}
            rows={3}
            maxLength={maxNotesLength}
            counter={(used) => <Text id="form.charactersLeft" values={{ count: maxNotesLength - used }} />}
          />
        </div>
      </Disclosure>
    </div>
  );
}
