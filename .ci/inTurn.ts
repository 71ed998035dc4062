/**
 * Runs commands one after the other until one fails: `node .ci/inTurn.ts "<command>" "<command>" -- <options>`. The options
 * are those of the last command, which runs alone to print its help.
 */
import { spawnSync } from "node:child_process";

const args = process.argv.slice(2);
const options = args.slice(args.indexOf("--") + 1);
const commands = args.slice(0, args.indexOf("--"));
const lastCommand = [commands.pop(), ...options.map((option) => `"${option}"`)].join(" ");
const printsHelp = options.includes("--help") || options.includes("-h");
for (const command of [...(printsHelp ? [] : commands), lastCommand]) {
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status === 0) continue;
  process.exitCode = status ?? 1;
  break;
}
