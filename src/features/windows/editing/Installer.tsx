import { Text, useText } from "#i18n/text.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import { maxInstallerNameLength } from "../textLimits.ts";
import styles from "./EditableText.module.css";
import { EditableTextSection } from "./EditableTextSection.tsx";
import type { EditableText } from "./useEditableText.ts";

interface InstallerProps {
  text: EditableText;
  logo: string | null;
}

/** The name and logo of the company that installed the window. */
export function Installer({ text, logo }: InstallerProps) {
  const t = useText();
  const { shown, typed } = text;
  return (
    <EditableTextSection
      text={text}
      title={<Text id="page.window.installer.title" />}
      editLabel={<Text id={shown ? "page.window.installer.edit" : "page.window.installer.add"} />}
      savedText={t("page.window.installer.saved")}
      editor={
        <TextField
          label={t("page.window.installer.label")}
          name="text"
          defaultValue={typed}
          maxLength={maxInstallerNameLength}
          autoComplete="organization"
        />
      }
    >
      <div className={styles["installer"]}>
        {logo ? <Picture src={logo} alt="" ratio="1" className={styles["logo"]} /> : null}
        {shown ? (
          <p className={styles["name"]}>{shown}</p>
        ) : (
          <p className={styles["empty"]}>
            <Text id="page.window.installer.empty" />
          </p>
        )}
      </div>
    </EditableTextSection>
  );
}
