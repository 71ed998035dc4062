import { type ChangeEvent, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formMessages } from "../../forms/formMessages.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { mostNotes } from "./changeWindow.ts";
import { EditableTextSection } from "./EditableTextSection.tsx";
import { messages } from "./messages.ts";
import type { EditableText } from "./useEditableText.ts";
import styles from "./WindowView.module.css";

/** What the customer wants to remember about the window. */
export function Notes({ text }: { text: EditableText }) {
  const intl = useIntl();
  const { shown, draft, type } = text;
  const handleChange = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => type(currentTarget.value),
    [type],
  );
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
          maxLength={mostNotes}
          counter={(used) => (
            <FormattedMessage {...formMessages.charactersLeft} values={{ count: mostNotes - used }} />
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
