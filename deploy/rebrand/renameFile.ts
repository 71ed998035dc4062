import { basename } from "node:path";
import { createNameForms, type NameForms } from "./brandName.ts";

export interface ProjectFile {
  /** Relative to the project's folder, with slashes. */
  path: string;
  /** The content with one character per byte; undefined for binary files such as images. */
  text: string | undefined;
}

export interface Renaming {
  from: NameForms;
  to: NameForms;
}

export function createRenaming(from: string, to: string): Renaming {
  return { from: createNameForms(from), to: createNameForms(to) };
}

export function invertRenaming({ from, to }: Renaming): Renaming {
  return { from: to, to: from };
}

export function renameFile({ path, text }: ProjectFile, renaming: Renaming): ProjectFile {
  const rename = basename(path) === "package-lock.json" ? renameInLockFile : renameInText;
  return {
    path: renameInText(path, renaming),
    text: text === undefined ? undefined : rename(text, renaming),
  };
}

export function renameInText(text: string, { from, to }: Renaming): string {
  return text.replace(createPattern(from), (match) => to[getForm(match, from)]);
}

/** How often a name occurs in a text, in any form. */
export function countOccurrences(text: string, forms: NameForms): number {
  return text.match(createPattern(forms))?.length ?? 0;
}

/** Paths of the files that the inverse renaming would not restore, because they already contain the new name. */
export function findIrreversibleFiles(files: readonly ProjectFile[], renaming: Renaming): string[] {
  return files.filter((file) => !isReversible(file, renaming)).map(({ path }) => path);
}

function isReversible(file: ProjectFile, renaming: Renaming): boolean {
  const { path, text } = renameFile(renameFile(file, renaming), invertRenaming(renaming));
  return path === file.path && text === file.text;
}

/** In a lock file only `name` can contain the product's name. Anywhere else a match is part of a checksum. */
function renameInLockFile(text: string, renaming: Renaming): string {
  return text.replace(/^\s*"name": .*$/gm, (line) => renameInText(line, renaming));
}

function createPattern({ upper, title, lower }: NameForms): RegExp {
  return new RegExp(`${title}|${upper}|${lower}`, "g");
}

function getForm(match: string, { upper, title }: NameForms): keyof NameForms {
  if (match === title) return "title";
  return match === upper ? "upper" : "lower";
}
