import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The files that differ from the last commit, new ones included and deleted ones too. */
export function readChangedFiles(): string[] {
  const list = (...options: string[]) => spawnSync("git", options, { encoding: "utf8" }).stdout.split("\n");
  return [
    ...list("diff", "--name-only", "--relative", "HEAD"),
    ...list("ls-files", "--others", "--exclude-standard"),
  ].filter(Boolean);
}

/** The texts that the last commit has, by message id, for messages whose text has changed since. */
export function readChangedTexts(file: string): Record<string, string> {
  const { stdout } = spawnSync("git", ["show", `HEAD:./${file}`], { encoding: "utf8" });
  const before: Record<string, string> = JSON.parse(stdout || "{}");
  const now: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(Object.entries(before).filter(([id, text]) => id in now && text !== now[id]));
}
