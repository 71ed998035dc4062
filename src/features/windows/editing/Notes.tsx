import { useLengthLimit } from "#forms/useLengthLimit.ts";
import { Text, useText } from "#i18n/text.tsx";
import { TextArea } from "#ui/fields/TextArea.tsx";
import { maxNotesLength } from "../textLimits.ts";
import styles from "./EditableText.module.css";
import { EditableTextSection } from "./EditableTextSection.tsx";
import type { EditableText } from "./useEditableText.ts";

/** The customer's own notes on the window. */
export function Notes({ text }: { text: EditableText }) {
  const t = useText();
  const lengthLimit = useLengthLimit(maxNotesLength);
  const { shown, typed } = text;
  return (
    <EditableTextSection
      text={text}
      title={<Text id="page.window.notes.title" />}
      editLabel={<Text id={shown ? "page.window.notes.edit" : "page.window.notes.add"} />}
      savedText={t("page.window.notes.saved")}
      editor={
        <TextArea label={t("page.window.notes.title")} name="text" defaultValue={typed} {...lengthLimit} />
      }
    >
      {shown ? (
        <p className={styles["notes"]}>{shown}</p>
      ) : (
        <p className={styles["empty"]}>
          <Text id="page.window.notes.empty" />
        </p>
      )}
    </EditableTextSection>
  );
}
