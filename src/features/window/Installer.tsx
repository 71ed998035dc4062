import { type ChangeEvent, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Picture } from "../../ui/Picture.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { mostInstallerName } from "./changeWindow.ts";
import { EditableTextSection } from "./EditableTextSection.tsx";
import { messages } from "./messages.ts";
import type { EditableText } from "./useEditableText.ts";
import styles from "./WindowView.module.css";

interface InstallerProps {
  text: EditableText;
  logo: string | null;
}

/** Who installed the window. */
export function Installer({ text, logo }: InstallerProps) {
  const intl = useIntl();
  const { shown, draft, type } = text;
  const handleChange = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value),
    [type],
  );
  return (
    <EditableTextSection
      text={text}
      title={<FormattedMessage {...messages.installerTitle} />}
      editLabel={<FormattedMessage {...(shown ? messages.installerEdit : messages.installerAdd)} />}
      savedText={<FormattedMessage {...messages.installerSaved} />}
      editor={
        <TextField
          label={intl.formatMessage(messages.installerLabel)}
          value={draft ?? ""}
          maxLength={mostInstallerName}
          autoComplete="organization"
          onChange={handleChange}
        />
      }
    >
      {shown ? (
        <div className={styles["installer"]}>
          {logo ? <Picture src={logo} alt="" ratio="1" className={styles["logo"]} /> : null}
          <p className={styles["name"]}>{shown}</p>
        </div>
      ) : (
        <p className={styles["empty"]}>
          <FormattedMessage {...messages.installerEmpty} />
        </p>
      )}
    </EditableTextSection>
  );
}
