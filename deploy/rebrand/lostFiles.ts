import { backwards, type ProjectFile, type Renaming, renameFile } from "./renameFile.ts";

/**
 * The files that would not come back if the new name were renamed to the old one: those that have it already, as another
 * word or as a part of one.
 */
export function lostFiles(files: readonly ProjectFile[], renaming: Renaming): string[] {
  return files.filter((file) => !comesBack(file, renaming)).map(({ path }) => path);
}

function comesBack(file: ProjectFile, renaming: Renaming): boolean {
  const { path, text } = renameFile(renameFile(file, renaming), backwards(renaming));
  return path === file.path && text === file.text;
}
