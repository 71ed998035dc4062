import { Text } from "#i18n/text.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { FileList } from "#uploads/stored/FileList.tsx";
import { StoredFileRow } from "#uploads/stored/StoredFileRow.tsx";
import { useOpenFile } from "#uploads/stored/useOpenFile.ts";
import { type ProjectDetails, projectQuery } from "../page/projectQuery.ts";

interface ProjectFilesProps {
  project: Pick<ProjectDetails["project"], "id" | "projectFiles">;
}

const getFiles = ({ project }: ProjectDetails) => project.projectFiles;

/** The files of a project; renders nothing without files. */
export function ProjectFiles({ project: { id, projectFiles: files } }: ProjectFilesProps) {
  const handleOpen = useOpenFile(projectQuery(id), getFiles);
  if (files.length === 0) return null;
  return (
    <FoldedSection
      title={<Text id="page.project.files.title" />}
      summary={<Text id="page.project.fileCount" values={{ count: files.length }} />}
    >
      <FileList>
        {files.map((file) => (
          <StoredFileRow key={file.id} file={file} onOpen={handleOpen} />
        ))}
      </FileList>
    </FoldedSection>
  );
}
