import { Text } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { FileList } from "#uploads/stored/FileList.tsx";
import { type StoredFile, StoredFileRow } from "#uploads/stored/StoredFileRow.tsx";

interface ProjectFilesProps {
  files: readonly (StoredFile & { id: string })[];
}

/** The files of a project; renders nothing without files. */
export function ProjectFiles({ files }: ProjectFilesProps) {
  if (files.length === 0) return null;
  return (
    <FoldedSection
      title={<Text id="page.project.files.title" />}
      summary={<Text id="page.project.fileCount" values={{ count: files.length }} />}
    >
      <LimitedList items={files}>
        {(shown) => (
          <FileList>
            {shown.map((file) => (
              <StoredFileRow key={file.id} file={file} />
            ))}
          </FileList>
        )}
      </LimitedList>
    </FoldedSection>
  );
}
