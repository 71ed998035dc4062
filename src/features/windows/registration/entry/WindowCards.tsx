import { useState } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import { type FormTexts, pickTextsOf } from "#forms/formTexts.ts";
import { type FormState, useFieldProps } from "#forms/useFieldProps.ts";
import type { useForm } from "#forms/useForm.ts";
import { useLengthLimit } from "#forms/useLengthLimit.ts";
import { RoomOptions } from "#i18n/terms/RoomOptions.tsx";
import { isRoom } from "#i18n/terms/rooms.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { DateField } from "#ui/fields/DateField.tsx";
import { TextArea } from "#ui/fields/TextArea.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { announce } from "#ui/notices/announce.ts";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import styles from "./WindowCards.module.css";
import { isValidWindow } from "./windowRules.ts";
import { addWindow, getWindowNumbers, getWindowScope, isFilled, windowLabels } from "./windowTexts.ts";

interface WindowCardsProps {
  form: Pick<ReturnType<typeof useForm>, "texts" | "errors" | "read" | "change">;
}

/**
 * The cards of all windows, and a button that adds one. A finished window becomes a row when another window follows it. The
 * focus moves to an added card, or to the neighbour of a removed one.
 */
export function WindowCards({ form }: WindowCardsProps) {
  const t = useText();
  const { getToday } = useDateFormats();
  const numbers = getWindowNumbers(form.texts);
  // How often each card has taken the focus. A new count mounts the card again, which moves the focus.
  const [visits, setVisits] = useState<Readonly<Record<string, number>>>({});
  const visit = (number = "") => setVisits({ ...visits, [number]: (visits[number] ?? 0) + 1 });
  const isComplete = (texts: FormTexts, number: string) =>
    isValidWindow(pickTextsOf(texts, getWindowScope(number)), getToday());
  const [foldedNumbers, setFoldedNumbers] = useState<readonly string[]>(() =>
    numbers.slice(0, -1).filter((number) => isComplete(form.texts, number)),
  );
  const [removed, setRemoved] = useState<{ number: string; index: number }>();
  // Numbers are not reused, so that a new window never shows the errors of a removed one.
  const [lastNumber, setLastNumber] = useState(() => Math.max(...numbers.map(Number)));

  const handleAdd = () => {
    const texts = form.read();
    const number = String(lastNumber + 1);
    setLastNumber(lastNumber + 1);
    setFoldedNumbers(numbers.filter((it) => isComplete(texts, it)));
    visit(number);
    setRemoved(undefined);
    form.change(addWindow(texts, number));
  };

  const handleEdit = (number: string) => {
    visit(number);
    setFoldedNumbers(foldedNumbers.filter((other) => other !== number));
  };

  const getRemovedText = (index: number) => t("registration.window.removed", { number: index + 1 });

  const handleRemove = (number: string) => {
    const index = numbers.indexOf(number);
    visit(numbers[index + 1] ?? numbers[index - 1]);
    setRemoved(isFilled(pickTextsOf(form.read(), getWindowScope(number))) ? { number, index } : undefined);
    form.change({ windows: numbers.filter((other) => other !== number).join(" ") });
    announce(getRemovedText(index));
  };

  const handleUndo = ({ number, index }: { number: string; index: number }) => {
    visit(number);
    setRemoved(undefined);
    form.change({ windows: [...numbers.slice(0, index), number, ...numbers.slice(index)].join(" ") });
  };

  const hasErrors = (number: string) =>
    Object.keys(form.errors).some((name) => name.startsWith(getWindowScope(number)));

  return (
    <Stack>
      <Stack>
        {numbers.map((number, index) => (
          <WindowCard
            key={`${number} ${visits[number] ?? 0}`}
            form={form}
            number={number}
            position={index + 1}
            isFolded={foldedNumbers.includes(number) && !hasErrors(number)}
            takesFocus={number in visits}
            onEdit={() => handleEdit(number)}
            onRemove={numbers.length > 1 ? () => handleRemove(number) : undefined}
          />
        ))}
      </Stack>
      {removed ? (
        <InlineBanner
          tone="info"
          title={getRemovedText(removed.index)}
          action={
            <Button variant="secondary" size="compact" onClick={() => handleUndo(removed)}>
              <Text id="registration.window.undo" />
            </Button>
          }
        />
      ) : null}
      <div>
        <Button variant="secondary" icon="plus" onClick={handleAdd}>
          <Text id="page.windowRegistration.addWindow" />
        </Button>
      </div>
    </Stack>
  );
}

interface WindowCardProps {
  form: FormState;
  /** The number in the names of the window's controls. */
  number: string;
  /** The number that the customer sees. */
  position: number;
  /** Whether the card shows a row instead of the fields. */
  isFolded: boolean;
  takesFocus: boolean;
  onEdit: () => void;
  /** Removes the window; undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** One window: its fields, or their values in a row. */
function WindowCard(props: WindowCardProps) {
  const { form, number, position, isFolded, takesFocus, onEdit, onRemove } = props;
  const t = useText();
  const scope = getWindowScope(number);
  return (
    <Section
      ref={takesFocus ? focusOnMount : undefined}
      title={<Text id="registration.window.title" values={{ number: position }} />}
      isRow={isFolded}
      lead={isFolded ? <WindowSummary window={pickTextsOf(form.texts, scope)} /> : undefined}
      actions={
        <>
          {isFolded ? (
            <IconButton
              icon="edit"
              label={t("registration.window.edit", { number: position })}
              onClick={onEdit}
            />
          ) : null}
          {onRemove ? (
            <IconButton
              icon="trash"
              label={t("registration.window.remove", { number: position })}
              onClick={onRemove}
            />
          ) : null}
        </>
      }
    >
      {isFolded ? null : <WindowFields form={form} scope={scope} />}
    </Section>
  );
}

function WindowSummary({ window }: { window: FormTexts }) {
  const { formatDay } = useDateFormats();
  const t = useText();
  const { key = "", serialNumber = "", installationDate = "", room = "" } = window;
  const facts = [
    key.trim(),
    serialNumber.toUpperCase(),
    // No-break spaces keep the day on one line.
    formatDay(installationDate)?.replaceAll(" ", "\u00A0"),
    isRoom(room) && t(`room.${room}`),
  ];
  return facts.filter(Boolean).join(" · ");
}

interface WindowFieldsProps {
  form: FormState;
  /** The prefix of the names of the window's controls. */
  scope: string;
}

/** The fields of one window; optional ones are folded on narrow screens. */
function WindowFields({ form, scope }: WindowFieldsProps) {
  const { formatDay, getToday } = useDateFormats();
  const t = useText();
  const getFieldProps = useFieldProps({ scope, labels: windowLabels, form });
  const notesLimit = useLengthLimit(maxNotesLength);
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
            // Each project has its own control, so that it shows that project's installer.
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
            {...notesLimit}
          />
        </div>
      </Disclosure>
    </div>
  );
}
