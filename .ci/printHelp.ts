/** Imported first by a command: with `--help` it prints the comment at its beginning, which says what it does, and ends. */
import { readFileSync } from "node:fs";

const [, command = "", ...args] = process.argv;
if (args.includes("--help") || args.includes("-h")) {
  const [comment = ""] = /(?<=\/\*\*).+?(?=\*\/)/s.exec(readFileSync(command, "utf8")) ?? [];
  console.log(comment.replaceAll(/^ *\* ?/gm, "").trim());
  process.exit();
}
