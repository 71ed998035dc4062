import type { ChangeEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formMessages } from "../../../forms/formMessages.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { maxNotesLength } from "../textLimits.ts";
import styles from "./EditableText.module.css";
import { EditableTextSection } from "./EditableTextSection.tsx";
import { messages } from "./messages.ts";
import type { EditableText } from "./useEditableText.ts";

/** The customer's own notes on the window. */
export function Notes({ text }: { text: EditableText }) {
  const intl = useIntl();
  const { shown, draft, change } = text;
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => change(currentTarget.value);
  return (
    <EditableTextSection
      text={text}
      title={<FormattedMessage {...messages.notesTitle} />}
      editLabel={<FormattedMessage {...(shown ? messages.notesEdit : messages.notesAdd)} />}
      savedText={<FormattedMessage {...messages.notesSaved} />}
      editor={
        <TextArea
          label={intl.formatMessage(messages.notesTitle)}
          value={draft ?? ""}
          maxLength={maxNotesLength}
          counter={(used) => (
            <FormattedMessage {...formMessages.charactersLeft} values={{ count: maxNotesLength - used }} />
          )}
          onChange={handleChange}
        />
      }
    >
      {shown ? (
        <p className={styles["notes"]}>{shown}</p>
      ) : (
        <p className={styles["empty"]}>
          <FormattedMessage {...messages.notesEmpty} />
        </p>
      )}
    </EditableTextSection>
  );
}
