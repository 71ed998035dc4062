import { FormattedMessage } from "react-intl";
import { Section } from "../../ui/Section.tsx";
import { FileList } from "../../uploads/FileList.tsx";
import { type StoredFile, StoredFileRow } from "../../uploads/StoredFileRow.tsx";
import { attachmentMessages } from "./attachmentMessages.ts";

interface ProjectFilesProps {
  files: readonly (StoredFile & { id: string })[];
}

/** The files that belong to a project; nothing where there are none. */
export function ProjectFiles({ files }: ProjectFilesProps) {
  if (files.length === 0) return null;
  return (
    <Section title={<FormattedMessage {...attachmentMessages.projectFiles} />}>
      <FileList>
        {files.map((file) => (
          <StoredFileRow key={file.id} file={file} />
        ))}
      </FileList>
    </Section>
  );
}
