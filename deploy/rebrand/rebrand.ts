/** Gives the product another name: `npm run rebrand -- --help` explains it. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brand } from "./brand.ts";
import { areDistinct } from "./nameForms.ts";
import { NameRefusedError, newNameFrom } from "./newName.ts";
import { checkingCommands, listOf, type NextCommand, writingCommands } from "./nextCommands.ts";
import { projectIn } from "./projectFiles.ts";
import { renamingOf } from "./renameFile.ts";
import { ProjectRefusedError, renameProject } from "./renameProject.ts";
import { reportOf } from "./report.ts";

const usage = `Gives the product another name, in every file and file name.

  npm run rebrand -- <Name>

<Name> is written as in a text: letters and digits, with a capital at the start alone, or within: NewName.
Where ${brand} stands in capitals or in small letters, the new name does too. Pictures are not drawn anew.

Options
  --force     renames although there are uncommitted changes, or the name is in the project already
  -h, --help  this text`;

const folder = fileURLToPath(new URL("../..", import.meta.url));

try {
  rebrand(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof NameRefusedError || error instanceof ProjectRefusedError;
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
    say(usage);
    return;
  }
  const [text = "", ...others] = positionals;
  if (text === "" || others.length > 0) throw new NameRefusedError(usage);
  const name = newNameFrom(text, brand);
  const renaming = renamingOf(brand, name);
  if (!values.force && !areDistinct(renaming.to)) {
    throw new NameRefusedError(
      `"${name}" has no small letter, so it could not be renamed back: texts and constants would have the same name. ` +
        "Write it with small letters, or add --force.",
    );
  }
  const renamed = renameProject(projectIn(folder), renaming, values.force);
  say(`${brand} → ${name}\n\n${reportOf(renamed)}`);
  say(`\nNext:\n${listOf([...writeAnew(), ...checkingCommands])}`);
  say("No test draws the README's picture, e2e/pictures/portal.png: take it anew by hand.");
}

/** Runs the project's own generators; what is left to do when one fails. */
function writeAnew(): readonly NextCommand[] {
  if (!existsSync(join(folder, "node_modules"))) {
    return [{ command: "npm install", purpose: "tools and libraries" }, ...writingCommands];
  }
  for (const [index, { command, purpose }] of writingCommands.entries()) {
    say(`\n${command}  # ${purpose}`);
    const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: "utf8" });
    if (status !== 0) {
      say(`${stdout}${stderr}`);
      process.exitCode = 1;
      return writingCommands.slice(index);
    }
  }
  return [];
}

function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
