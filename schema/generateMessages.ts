import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const folder = "src/i18n";

const argumentTypes = {
  [TYPE.argument]: "Value",
  [TYPE.number]: "number",
  [TYPE.select]: "string",
  [TYPE.plural]: "number",
  [TYPE.tag]: "(content: Value[]) => Value",
};

/** The catalogues, sorted by message id, and the types of the English messages' arguments. */
export function generateMessages(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const file of globSync(`${folder}/{locales/*,descriptions}.json`)) {
    const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    const sorted = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
    files[file] = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    if (basename(file) === "en.json") {
      files[`${folder}/messageArguments.generated.ts`] = createArgumentTypes(sorted);
    }
  }
  return files;
}

function createArgumentTypes(texts: readonly (readonly [string, string])[]): string {
  const lines = texts.flatMap(([id, text]) => {
    const types = new Map(getArguments(parseText(id, text)));
    const fields = [...types].map(([name, type]) => `${name}: ${type}`);
    return fields.length > 0 ? [`  "${id}": { ${fields.join("; ")} };`] : [];
  });
  return ["export interface MessageArguments<Value> {", ...lines, "}", ""].join("\n");
}

function parseText(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`"${id}" in en.json is not a valid message: ${text}`, { cause: error });
  }
}

/** The name and the type of each argument, also inside plurals, selections and tags. */
function getArguments(elements: readonly MessageFormatElement[]): [string, string][] {
  return elements.flatMap((element): [string, string][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.date || element.type === TYPE.time) {
      throw new Error(
        `{${element.value}} has to be a text: \`useDateFormats\` knows the time zone of a date.`,
      );
    }
    const inner =
      element.type === TYPE.tag
        ? element.children
        : "options" in element
          ? Object.values(element.options).flatMap(({ value }) => value)
          : [];
    return [[element.value, argumentTypes[element.type]], ...getArguments(inner)];
  });
}
