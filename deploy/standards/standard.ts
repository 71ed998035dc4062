import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { parse } from "yaml";

const idSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
const textSchema = v.pipe(v.string(), v.minLength(1));

const itemSchema = v.union([
  v.strictObject({
    id: idSchema,
    requirement: textSchema,
    /** The file and the title as it is written there: `file › title`. */
    tests: v.pipe(v.array(textSchema), v.minLength(1)),
  }),
  v.strictObject({ id: idSchema, requirement: textSchema, reason: textSchema }),
]);

const standardSchema = v.strictObject({
  /** The ids of all requirements by level. */
  standard: v.record(v.string(), v.array(idSchema)),
  items: v.array(itemSchema),
  /** What does not concern the portal. */
  others: v.array(v.strictObject({ concern: textSchema, reason: textSchema, ids: v.array(idSchema) })),
});

/** The requirements of a standard, and how the portal meets each. */
export type Standard = v.InferOutput<typeof standardSchema>;

export const standardNames = ["asvs", "wcag"] as const;

/** Reads `asvs.yaml` or `wcag.yaml`. Throws if it has another form. */
export function readStandard(name: (typeof standardNames)[number]): Standard {
  const file = fileURLToPath(new URL(`${name}.yaml`, import.meta.url));
  return v.parse(standardSchema, parse(readFileSync(file, "utf8")));
}

/** Requirements without an entry, with several or unknown ones, and tests that do not exist. */
export function findProblems({ standard, items, others }: Standard): string[] {
  const known = Object.values(standard).flat();
  const listed = [...items.map(({ id }) => id), ...others.flatMap(({ ids }) => ids)];
  return [
    ...known.filter((id) => !listed.includes(id)).map((id) => `${id} has no entry.`),
    ...listed.filter((id) => !known.includes(id)).map((id) => `${id} is no requirement.`),
    ...listed.filter((id, index) => listed.indexOf(id) !== index).map((id) => `${id} is listed twice.`),
    ...items.flatMap((item) =>
      "tests" in item
        ? item.tests.filter((test) => !hasTest(test)).map((test) => `${item.id}: there is no test ${test}.`)
        : [],
    ),
  ];
}

function hasTest(test: string): boolean {
  const [file = "", title = ""] = test.split(" › ");
  if (title === "" || !existsSync(file)) return false;
  const source = readFileSync(file, "utf8");
  return [`"${title}"`, `\`${title}\``].some((literal) => source.includes(literal));
}

/** A table of all requirements in Markdown, in the order of the standard. */
export function formatStandard({ standard, items, others }: Standard): string {
  const rows = [
    ...items.map((item) => ({
      id: item.id,
      requirement: item.requirement,
      proof: "tests" in item ? item.tests.join("<br>") : item.reason,
    })),
    ...others.flatMap(({ concern, reason, ids }) =>
      ids.map((id) => ({ id, requirement: `(${concern})`, proof: reason })),
    ),
  ].toSorted((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
  return [
    "| id | level | requirement | test or reason |",
    "| --- | --- | --- | --- |",
    ...rows.map(({ id, requirement, proof }) => {
      const level = Object.keys(standard).find((it) => standard[it]?.includes(id));
      return `| ${id} | ${level} | ${requirement} | ${proof} |`;
    }),
    "",
    formatSummary({ standard, items, others }),
  ].join("\n");
}

function formatSummary({ items, others }: Standard): string {
  const tested = items.filter((item) => "tests" in item).length;
  const outside = others.flatMap(({ ids }) => ids).length;
  return `${tested} tested, ${items.length - tested} with a reason, ${outside} of no concern here.`;
}
