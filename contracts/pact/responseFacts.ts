import { type DocumentNode, isNullableType, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import * as v from "valibot";
import { isRecord } from "#api/json.ts";
import { loadService, serviceNames } from "#schema/services.ts";
import type { PactInteraction } from "./pactInteractions.ts";

type Response = PactInteraction["response"];
type Rules = Response["matchingRules"]["body"];

/**
 * Lists the facts about the provider's data that a response requires beyond the schema and the state's values: exact values,
 * numbers of items, and nullable values that must not be null. For an error response, lists the fields that it must name.
 */
export function listResponseFacts(
  { status, body, matchingRules, generators }: Response,
  document: DocumentNode | undefined,
): string[] {
  if (!isRecord(body?.content)) return [];
  if (v.is(invalidFieldsSchema, body.content)) return listInvalidFields(body.content, matchingRules.body);
  if (status >= 400 || "errors" in body.content) return [];
  const nullable = document ? listNullablePaths(document) : new Set<string>();
  return listFacts(body.content, "$", { rules: matchingRules.body, generators: generators.body, nullable });
}

const invalidFieldsSchema = v.object({
  errors: v.array(v.object({ extensions: v.object({ field: v.string() }) })),
});

/** The fields that errors must name. */
function listInvalidFields({ errors }: v.InferOutput<typeof invalidFieldsSchema>, rules: Rules): string[] {
  const { variants = [] } = rules["$.errors"]?.matchers[0] ?? {};
  return errors.map(({ extensions: { field } }, index) => {
    const regex = variants[index]?.rules["$.extensions.field"]?.matchers[0]?.regex;
    return regex === undefined ? `extensions.field = "${field}"` : `extensions.field matches ${regex}`;
  });
}

interface Context {
  rules: Rules;
  generators: Response["generators"]["body"];
  nullable: ReadonlySet<string>;
}

function listFacts(value: unknown, path: string, context: Context): string[] {
  const name = path.replace(/^\$(\.data)?\.?/, "").replaceAll("[*]", "[]") || "the response";
  const matchers = context.rules[path]?.matchers ?? [];
  if (context.generators[path]) return [];
  if (Array.isArray(value)) return listListFacts(value, path, name, context);
  const isOptional = matchers.some(
    ({ match, regex }) => match === "null" || regex?.startsWith("^(null|") === true,
  );
  const isRequired =
    !isOptional && value !== null && !path.endsWith("]") && context.nullable.has(withoutIndices(path));
  if (isRecord(value)) {
    const facts = Object.entries(value).flatMap(([key, inner]) =>
      listFacts(inner, `${path}.${key}`, context),
    );
    return isRequired && facts.length === 0 ? [`${name} is not null`] : facts;
  }
  const isExact = matchers.every(({ match }) => match === "equality");
  if (isExact) return [`${name} = ${JSON.stringify(value)}`];
  return isRequired ? [`${name} is not null`] : [];
}

function listListFacts(items: readonly unknown[], path: string, name: string, context: Context): string[] {
  const [matcher] = context.rules[path]?.matchers ?? [];
  if (matcher?.variants) {
    return matcher.variants.map(({ index, rules }) => {
      const start = withoutIndices(path);
      const nullable = [...context.nullable].filter((it) => it.startsWith(`${start}.`));
      const facts = listFacts(items[index], "$", {
        rules,
        generators: {},
        nullable: new Set(nullable.map((it) => it.replace(start, "$"))),
      });
      return `${name} has an item with ${facts.join(", ") || "any values"}`;
    });
  }
  if (matcher) {
    const { min } = matcher;
    const size = min ? [`${name}: at least ${min}`] : [];
    return [...size, ...items.slice(0, 1).flatMap((item) => listFacts(item, `${path}[*]`, context))];
  }
  const count = items.length === 0 ? `${name} is empty` : `${name}: exactly ${items.length}`;
  return [count, ...items.flatMap((item, index) => listFacts(item, `${path}[${index}]`, context))];
}

function withoutIndices(path: string): string {
  return path.replaceAll(/\[[\d*]+\]/g, "");
}

/** The paths of a document's fields, below `$.data`, that may be null by the schema. */
function listNullablePaths(document: DocumentNode): Set<string> {
  const paths = new Set<string>();
  for (const service of serviceNames) {
    const typeInfo = new TypeInfo(loadService(service).schema);
    const keys: string[] = [];
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        Field: {
          enter({ name }) {
            keys.push(name.value);
            const type = typeInfo.getType();
            if (type && isNullableType(type)) paths.add(`$.data.${keys.join(".")}`);
          },
          leave() {
            keys.pop();
          },
        },
      }),
    );
  }
  return paths;
}
