import type { Json, ResponseMutation } from "../../contracts/mutations/mutation.ts";
import { setHeader, setStatus, truncateBody } from "../../contracts/mutations/responses/httpMutations.ts";
import { changeValue, removeField, replaceValue } from "../../contracts/mutations/responses/jsonMutations.ts";
import type { JsonSite } from "./findJsonSites.ts";

/** One kind of wrong response. `variant` chooses among its values. */
export interface ResponseKind {
  applies(site: JsonSite): boolean;
  mutate(site: JsonSite, variant: number): ResponseMutation;
}

const hugeLength = 1_000_000;
const hugeCount = 10_000;
/** A hundred megabytes would only measure the browser's parser. */
const hugeBytes = 10_000_000;
const nestingDepth = 20_000;

/** Name of the function that a script from a response would call in the page. */
export const scriptFunction = "recordScript";
const script = `${scriptFunction}()`;

const isText = ({ value }: JsonSite) => typeof value === "string";
const isList = ({ value }: JsonSite) => Array.isArray(value) && value.length > 0;
const isRoot = ({ path }: JsonSite) => path === "";
const isInside = (site: JsonSite) => !isRoot(site);
const isDate = ({ value }: JsonSite) => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);
const isEnumerated = ({ value }: JsonSite) => typeof value === "string" && /^[A-Z][A-Z_]+$/.test(value);
const isNumber = ({ value }: JsonSite) => typeof value === "number";

/** Replaces a value with one of several. */
function replaceWith(applies: ResponseKind["applies"], values: readonly Json[]): ResponseKind {
  return {
    applies,
    mutate: ({ path }, variant) => replaceValue(path, values[variant % values.length] ?? null),
  };
}

/** Replaces a value with JSON that `JSON.stringify` does not write. */
function replaceWithText(getJson: (value: Json) => string): ResponseKind["mutate"] {
  const marker = "chaos-marker";
  return ({ path, value }) =>
    (response) => {
      const marked = replaceValue(path, marker)(response);
      return { ...marked, body: marked.body.replace(`"${marker}"`, () => getJson(value)) };
    };
}

export const responseKinds: Readonly<Record<string, ResponseKind>> = {
  "wrong type": replaceWith(isInside, ["text", 42, true, [], {}, [[]], { id: {} }, -1, ""]),
  null: replaceWith(isInside, [null]),
  "missing field": { applies: isInside, mutate: ({ path }) => removeField(path) },
  "huge text": replaceWith(isText, ["m".repeat(hugeLength), "Wort ".repeat(hugeLength / 5)]),
  "huge list": {
    applies: isList,
    mutate: ({ path }, variant) => changeValue(path, (list) => repeatItems(list, variant % 2 === 0)),
  },
  "list of null": {
    applies: isList,
    mutate: ({ path }) => changeValue(path, (list) => (Array.isArray(list) ? list.map(() => null) : list)),
  },
  "deep nesting": {
    applies: isInside,
    mutate: (site, variant) =>
      replaceWithText(() => {
        const [open, close] = variant % 2 === 0 ? ["[", "]"] : ['{"id":', "}"];
        return `${open.repeat(nestingDepth)}1${close.repeat(nestingDepth)}`;
      })(site, variant),
  },
  "unknown enumeration value": replaceWith(isEnumerated, [
    "UNKNOWN_VALUE",
    "constructor",
    "__proto__",
    "open",
  ]),
  "invalid date": replaceWith(isDate, [
    "",
    "2026-13-45T99:99:99Z",
    "yesterday",
    "0000-00-00",
    "+999999-01-01",
  ]),
  "HTML or script": replaceWith(isText, [
    `<script>${script}</script>`,
    `"><img src=x onerror=${script}>`,
    `<svg onload=${script}>`,
    `</title><iframe srcdoc="<script>parent.${script}</script>">`,
    `{{constructor.constructor('${script}')()}}`,
  ]),
  "javascript: URL": replaceWith(isText, [
    `javascript:${script}`,
    ` \tJava\nScript:${script}`,
    `data:text/html,<script>${script}</script>`,
    "//other.example/page",
  ]),
  "extreme number": replaceWith(isNumber, [-1, 1e308, 1.5, -1e-7, Number.MAX_SAFE_INTEGER]),
  "truncated JSON": { applies: isRoot, mutate: () => truncateBody },
  "wrong content type": {
    applies: isRoot,
    mutate: (_site, variant) =>
      setHeader(
        "content-type",
        ["text/html", "text/plain", "application/octet-stream", ""][variant % 4] ?? "",
      ),
  },
  "duplicated key": {
    applies: isInside,
    mutate: replaceWithText((value) => `${JSON.stringify(value)},"chaos":1,"chaos":[{}]`),
  },
  "other status": {
    applies: isRoot,
    mutate: (_site, variant) => setStatus(statuses[variant % statuses.length] ?? 500),
  },
};

const statuses = [201, 400, 401, 403, 404, 405, 409, 413, 418, 422, 429, 500, 501, 502, 503, 504];

/** Ten thousand items, or fewer if they are large, with ids of their own or all with the same. */
function repeatItems(list: Json, hasOwnIds: boolean): Json {
  if (!Array.isArray(list)) return list;
  const itemBytes = JSON.stringify(list).length / list.length;
  const length = Math.min(hugeCount, Math.ceil(hugeBytes / itemBytes));
  return Array.from({ length }, (_, index) => {
    const item = list[index % list.length] ?? null;
    return hasOwnIds ? changeIds(item, index) : item;
  });
}

/** Changes the ids within an item, at any depth. */
function changeIds(value: Json, index: number): Json {
  if (Array.isArray(value)) return value.map((item) => changeIds(item, index));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "id" ? `${inner}-${index}` : changeIds(inner, index),
    ]),
  );
}
