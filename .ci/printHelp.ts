/** A command imports this, or `readOptions`. With `--help` it prints the comment at the beginning of its file, and ends. */
import { readFileSync } from "node:fs";

const [, command = "", ...args] = process.argv;
if (args.includes("--help") || args.includes("-h")) {
  const [comment = ""] = /(?<=\/\*\*).+?(?=\*\/)/s.exec(readFileSync(command, "utf8")) ?? [];
  console.log(comment.replaceAll(/^ *\* ?/gm, "").trim());
  process.exit();
}
