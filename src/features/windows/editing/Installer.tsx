import type { ChangeEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Picture } from "../../../ui/media/Picture.tsx";
import { maxInstallerNameLength } from "../textLimits.ts";
import styles from "./EditableText.module.css";
import { EditableTextSection } from "./EditableTextSection.tsx";
import { messages } from "./messages.ts";
import type { EditableText } from "./useEditableText.ts";

interface InstallerProps {
  text: EditableText;
  logo: string | null;
}

/** The name and logo of the company that installed the window. */
export function Installer({ text, logo }: InstallerProps) {
  const intl = useIntl();
  const { shown, draft, change } = text;
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change(currentTarget.value);
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
          maxLength={maxInstallerNameLength}
          autoComplete="organization"
          onChange={handleChange}
        />
      }
    >
      <div className={styles["installer"]}>
        {logo ? <Picture src={logo} alt="" ratio="1" className={styles["logo"]} /> : null}
        {shown ? (
          <p className={styles["name"]}>{shown}</p>
        ) : (
          <p className={styles["empty"]}>
            <FormattedMessage {...messages.installerEmpty} />
          </p>
        )}
      </div>
    </EditableTextSection>
  );
}
