/** `npm run rebrand`: renames the product. `npm run rebrand -- --help` explains it. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brand, hasDistinctForms, InvalidNameError, parseName } from "./brandName.ts";
import {
  type FollowUpCommand,
  formatCommand,
  regenerateCommands,
  verifyCommands,
} from "./followUpCommands.ts";
import { openProject } from "./projectFiles.ts";
import { createRenaming } from "./renameFile.ts";
import { formatRenameResult, RenameRefusedError, renameProject } from "./renameProject.ts";

const usage = `Renames the product in every file and file name.

  npm run rebrand -- <Name>

Write <Name> as in a text, with letters and digits, for example NewName or Newname. Where ${brand} is written in upper or
lower case, so is the new name. Images are not changed.

Options
  --force     rename despite uncommitted changes, or a name that the project already contains
  -h, --help  print this text`;

const folder = fileURLToPath(new URL("../..", import.meta.url));

try {
  rebrand(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof InvalidNameError || error instanceof RenameRefusedError;
  if (!isExpected && !isUsageError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function rebrand(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      force: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    print(usage);
    return;
  }
  const [input = "", ...others] = positionals;
  if (input === "" || others.length > 0) throw new InvalidNameError(usage);
  const name = parseName(input, brand);
  const renaming = createRenaming(brand, name);
  if (!values.force && !hasDistinctForms(renaming.to)) {
    throw new InvalidNameError(
      `"${name}" has no lower-case letter, so it could not be renamed back: texts and constants would contain the same ` +
        "name. Use lower-case letters, or add --force.",
    );
  }
  const result = renameProject(openProject(folder), renaming, values.force);
  print(`${brand} → ${name}\n\n${formatRenameResult(result)}`);
  const remaining = [...regenerateFiles(), ...verifyCommands].map((command) => `  ${formatCommand(command)}`);
  print(`\nNext:\n${remaining.join("\n")}`);
  print("No test creates the README's screenshot, e2e/screenshots/portal.png. Take a new one by hand.");
}

/** Returns the commands that could not run or failed, with those after them. */
function regenerateFiles(): readonly FollowUpCommand[] {
  if (!existsSync(join(folder, "node_modules"))) {
    return [{ command: "npm install", purpose: "tools and libraries" }, ...regenerateCommands];
  }
  for (const [index, followUp] of regenerateCommands.entries()) {
    print(`\n${formatCommand(followUp)}`);
    const { status, stdout, stderr } = spawnSync(followUp.command, {
      cwd: folder,
      shell: true,
      encoding: "utf8",
    });
    if (status !== 0) {
      print(`${stdout}${stderr}`);
      process.exitCode = 1;
      return regenerateCommands.slice(index);
    }
  }
  return [];
}

function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
