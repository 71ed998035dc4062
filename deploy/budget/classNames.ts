import { basename } from "node:path";

/** Names classes by their style sheet, which tells more and takes fewer bytes than a hash. */
export function classNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const sheet = basename(file, ".module.css");
    const other = files.get(sheet) ?? file;
    if (other !== file) throw new Error(`Style sheets need names of their own: ${other} and ${file}.`);
    files.set(sheet, file);
    return `${sheet}-${name}`;
  };
}
