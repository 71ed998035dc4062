import { basename } from "node:path";
import { formsOf, type NameForms } from "./nameForms.ts";

export interface ProjectFile {
  /** From the project's folder, with slashes. */
  path: string;
  /** Its bytes, one character each; undefined where they are no text, such as a picture's. */
  text: string | undefined;
}

export interface Renaming {
  from: NameForms;
  to: NameForms;
}

export function renamingOf(from: string, to: string): Renaming {
  return { from: formsOf(from), to: formsOf(to) };
}

export function backwards({ from, to }: Renaming): Renaming {
  return { from: to, to: from };
}

export function renameFile({ path, text }: ProjectFile, renaming: Renaming): ProjectFile {
  const rename = basename(path) === "package-lock.json" ? renameLockFile : renameText;
  return {
    path: renameText(path, renaming),
    text: text === undefined ? undefined : rename(text, renaming),
  };
}

export function renameText(text: string, renaming: Renaming): string {
  return text.replace(anyFormOf(renaming.from), (form) => renaming.to[kindOf(form, renaming.from)]);
}

/** How often a name stands in a text, in any form. */
export function countOf(text: string, forms: NameForms): number {
  return text.match(anyFormOf(forms))?.length ?? 0;
}

/** Its own name alone is the product's: any other match is part of a checksum. */
function renameLockFile(text: string, renaming: Renaming): string {
  return text.replace(/^\s*"name": .*$/gm, (line) => renameText(line, renaming));
}

function anyFormOf({ capitals, title, small }: NameForms): RegExp {
  return new RegExp(`${title}|${capitals}|${small}`, "g");
}

function kindOf(form: string, { title, capitals }: NameForms): keyof NameForms {
  if (form === title) return "title";
  return form === capitals ? "capitals" : "small";
}
