import { isRecord } from "#api/json.ts";
import { hashContent, listErrorCodes, type Rule } from "../exchange.ts";

/** Input fields whose record fields have another name. */
const renamed: Partial<Record<string, string>> = { productOwner: "owner", name: "installerName" };

/**
 * After a mutation, queries show its inputs in the records that it returned, in the same order, and a link leads to the file that
 * was sent.
 */
export const savedInputs: Rule = async ({ operation, sent, answer, readRecords }) => {
  if (operation?.kind !== "mutation" || listErrorCodes(answer).length > 0) return undefined;
  const returned = [getResult(answer.json, operation.field)].flat().filter(isRecord);
  const records = returned.length > 0 ? await readRecords() : undefined;
  if (!records) return undefined;
  const read = (id: unknown, path: string) =>
    [...records.facts].filter(([place]) => place.replace(/^\w+:/, "") === `${id}.${path}`);
  const file = readFile(sent.body);
  const isSaved = file === undefined || [...records.facts.values()].includes(hashContent(file));
  const differences = listInputs(operation.variables).flatMap(({ index, path, value }) =>
    returned
      .filter((_, position) => index === undefined || index === position)
      .flatMap(({ id }) => read(id, path))
      .filter(([, saved]) => !isSame(saved, value))
      .map(([place, saved]) => `${place} is ${JSON.stringify(saved)}, sent was ${JSON.stringify(value)}`),
  );
  return isSaved ? differences : [...differences, "No link leads to the file that was sent"];
};

/** The file of an upload. */
function readFile(body: Buffer): Buffer | undefined {
  const [start, empty] = [body.indexOf("filename="), "\r\n\r\n"];
  return start < 0
    ? undefined
    : body.subarray(body.indexOf(empty, start) + empty.length, body.lastIndexOf("\r\n--"));
}

interface Input {
  /** The input's index in its list, which is its record's place in the result. */
  index: number | undefined;
  path: string;
  value: unknown;
}

function listInputs(variables: Record<string, unknown>): Input[] {
  return Object.entries(variables).flatMap(([name, value]): Input[] => {
    if (Array.isArray(value))
      return value.flatMap((item, index) => listFields(item, "").map((input) => ({ ...input, index })));
    if (!isRecord(value)) return [{ index: undefined, path: renamed[name] ?? name, value }];
    return listFields(value, `${renamed[name] ?? name}.`);
  });
}

function listFields(value: unknown, start: string): Input[] {
  const fields = isRecord(value) ? Object.entries(value) : [];
  return fields.map(([name, own]) => ({ index: undefined, path: `${start}${name}`, value: own }));
}

/** Ignores blanks in phone numbers, and treats null as an empty text. */
function isSame(saved: unknown, value: unknown): boolean {
  const [text, other] = [saved, value].map((it) => String(it ?? ""));
  return text === other || (/^\+[\d ]+$/.test(String(value)) && text?.replaceAll(/[\s-]/g, "") === other);
}

function getResult(json: unknown, field: string): unknown {
  const data = isRecord(json) ? json["data"] : undefined;
  return isRecord(data) ? data[field] : undefined;
}
