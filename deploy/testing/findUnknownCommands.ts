import { existsSync, readFileSync } from "node:fs";

/** The npm scripts, package programs and files for `node` in shell commands that the project does not have. */
export function findUnknownCommands(commands: string): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const findMissing = (pattern: RegExp, isKnown: (name: string) => boolean) =>
    [...commands.matchAll(pattern)].flatMap(([, name = ""]) => (isKnown(name) ? [] : [name]));
  return [
    ...findMissing(/\bnpm run (?:--silent )?([\w:-]+)/g, (script) => script in scripts),
    ...findMissing(/\bnpx ([\w-]+)/g, (program) => existsSync(`node_modules/.bin/${program}`)),
    ...findMissing(/\bnode (\S+\.[jt]s)\b/g, existsSync),
  ];
}
