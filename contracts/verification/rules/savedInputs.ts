import { isRecord } from "#api/json.ts";
import { effects } from "#contracts/pact/effects.ts";
import { type Facts, readAnswerFacts } from "#contracts/pact/records.ts";
import { asNewRequest, hashContent, listErrorCodes, type Rule } from "../exchange.ts";

/** The permitted difference between the service's clock and this one. */
const clockSeconds = 600;

/** Input fields whose record fields have another name. */
const renamed: Partial<Record<string, string>> = { productOwner: "owner", name: "installerName" };

/**
 * After a mutation, queries show its inputs in the records that it returned. The records have the order of the inputs. After an
 * upload, a link leads to the file that was sent. No record is from the future, as if local time were UTC.
 */
export const savedInputs: Rule = async ({ operation, sent, answer, readRecords }) => {
  if (operation?.kind !== "mutation" || listErrorCodes(answer).length > 0) return undefined;
  const ids = listReturnedIds(answer.json, operation.field);
  const records = ids.length > 0 ? await readRecords() : undefined;
  if (!records) return undefined;
  const file = readFile(sent.body);
  const isSaved = file === undefined || [...records.facts.values()].includes(hashContent(file));
  const now = Date.now() / 1000;
  const differences = [
    ...compareInputs(operation.variables, ids, records.facts),
    ...[...records.facts]
      .filter(([place, time]) => place.endsWith(".createdAt") && Number(time) > now + clockSeconds)
      .map(([place, time]) => `${place} is ${time}, which is ${Math.round(Number(time) - now)} s from now`),
  ];
  return isSaved ? differences : [...differences, "No link leads to the file that was sent"];
};

/**
 * A second change is saved like the first, here back to the earlier values. Tried once for each mutation of a record that the portal
 * may repeat.
 */
export const earlierInputs: Rule = async ({ provider, operation, answer, before, send, isFirst }) => {
  if (!operation || !before || !effects[operation.field]?.again) return undefined;
  const ids = listReturnedIds(answer.json, operation.field);
  const facts = removeTypes(before.facts);
  const restore = (value: unknown, path: string): unknown =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, own]) => [name, restore(own, `${path}.${name}`)]),
        )
      : (facts.get(path) ?? value);
  const variables = Object.fromEntries(
    Object.entries(operation.variables).map(([name, value]) => [
      name,
      restore(value, `${ids[0]}.${renamed[name] ?? name}`),
    ]),
  );
  if (compareInputs(variables, ids, readAnswerFacts(provider, operation, answer.json)).length === 0)
    return undefined;
  if (!isFirst(`earlier inputs of ${operation.name}`)) return undefined;
  const body = Buffer.from(JSON.stringify({ query: operation.query, variables }));
  const { json } = await send({ headers: asNewRequest, body });
  return compareInputs(variables, ids, readAnswerFacts(provider, operation, json));
};

/** The file of an upload. */
function readFile(body: Buffer): Buffer | undefined {
  const [start, empty] = [body.indexOf("filename="), "\r\n\r\n"];
  return start < 0
    ? undefined
    : body.subarray(body.indexOf(empty, start) + empty.length, body.lastIndexOf("\r\n--"));
}

/** The differences between inputs and the records with these ids. An item of a list belongs to the record at its index. */
function compareInputs(variables: Record<string, unknown>, ids: readonly unknown[], facts: Facts): string[] {
  const saved = removeTypes(facts);
  return listInputs(variables).flatMap(({ index, path, value }) =>
    ids
      .filter((_, position) => index === undefined || index === position)
      .map((id) => `${id}.${path}`)
      .filter((place) => saved.has(place) && !isSame(saved.get(place), value))
      .map((place) => `${place} is ${JSON.stringify(saved.get(place))}, sent was ${JSON.stringify(value)}`),
  );
}

const removeTypes = (facts: Facts): Facts =>
  new Map([...facts].map(([place, value]) => [place.replace(/^\w+:/, ""), value]));

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
  const [text, other] = [saved, value].map((it) =>
    String(it ?? "").replace(/^\+[\d\s-]+$/, (phone) => phone.replaceAll(/[\s-]/g, "")),
  );
  return text === other;
}

function listReturnedIds(json: unknown, field: string): unknown[] {
  const data = isRecord(json) ? json["data"] : undefined;
  const result = isRecord(data) ? data[field] : undefined;
  return [result].flat().flatMap((it) => (isRecord(it) && it["id"] !== undefined ? [it["id"]] : []));
}
