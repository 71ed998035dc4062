import { existsSync, readFileSync } from "node:fs";

/** What shell commands run that the project has not: npm scripts, programs of packages, and files given to node. */
export function unknownCommands(commands: string): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const missing = (pattern: RegExp, isThere: (name: string) => boolean) =>
    [...commands.matchAll(pattern)].flatMap(([, name = ""]) => (isThere(name) ? [] : [name]));
  return [
    ...missing(/\bnpm run (?:--silent )?([\w:-]+)/g, (script) => script in scripts),
    ...missing(/\bnpx ([\w-]+)/g, (program) => existsSync(`node_modules/.bin/${program}`)),
    ...missing(/\bnode (\S+\.[jt]s)\b/g, existsSync),
  ];
}
