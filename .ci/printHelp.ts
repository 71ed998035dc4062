/** A command imports this first. With `--help` it then prints the comment at the beginning of its file, and ends. */
import { readFileSync } from "node:fs";

const [, command = "", ...args] = process.argv;
if (args.includes("--help") || args.includes("-h")) {
  const [comment = ""] = /(?<=\/\*\*).+?(?=\*\/)/s.exec(readFileSync(command, "utf8")) ?? [];
  console.log(comment.replaceAll(/^ *\* ?/gm, "").trim());
  process.exit();
}
