import {
  BreakingChangeType,
  DangerousChangeType,
  findSchemaChanges,
  type GraphQLSchema,
  isRequiredArgument,
  isSpecifiedDirective,
  resolveSchemaCoordinate,
  type SchemaChange,
  specifiedScalarTypes,
  validate,
} from "graphql";
import { type ChangedThing, changedThing } from "./changeCoordinates.ts";
import { type DocumentUsage, usageOf } from "./documentUsage.ts";
import type { Finding, Level } from "./finding.ts";
import type { PortalDocument } from "./portalServices.ts";

const scalarsOfGraphQl = new Set(specifiedScalarTypes.map(({ name }) => name));

/** Both sides, and what the portal asks. */
export interface Sides {
  contract: GraphQLSchema;
  live: GraphQLSchema;
  documents: readonly PortalDocument[];
}

/**
 * Where a live schema differs from the contract. graphql says what a change means in general; where no document uses the
 * changed thing it is safe for the portal. Descriptions are not compared.
 */
export function compareSchemas(sides: Sides): Finding[] {
  const usage = usageOf(sides.contract, sides.documents);
  // A document that the live service refuses, and why.
  const refusals = new Map(
    sides.documents.flatMap(({ name, document }) => {
      const [error] = validate(sides.live, document);
      return error ? [[name, error.message] as const] : [];
    }),
  );
  const findings = findSchemaChanges(sides.contract, sides.live)
    .filter(({ type }) => type !== "DESCRIPTION_CHANGED")
    .flatMap((change) => findingOf(change, { usage, refusals, ...sides }));
  return [...findings, ...unexplained(refusals, findings)];
}

interface Context extends Sides {
  usage: DocumentUsage;
  refusals: ReadonlyMap<string, string>;
}

function findingOf(change: SchemaChange, context: Context): Finding[] {
  const { type: kind } = change;
  const description = worded(change);
  const inGeneral = levelOf(change);
  const thing = changedThing(change);
  // Better a false alarm than a change that nobody hears of.
  if (!thing) return [{ level: inGeneral, inGeneral, kind, description, usedBy: [] }];
  const usedBy = inGeneral === "safe" ? [] : concerned(change, thing, context).toSorted();
  if (usedBy.length === 0 && isGraphQlsOwn(thing, context)) return [];
  return [{ level: usedBy.length > 0 ? inGeneral : "safe", inGeneral, kind, description, usedBy }];
}

/** graphql's words; of a whole type they do not say that it is one. */
function worded({ type, description }: SchemaChange): string {
  return /^TYPE_(?:ADDED|REMOVED|CHANGED_KIND)$/.test(type) ? `Type ${description}` : description;
}

function levelOf({ type }: SchemaChange): Level {
  if (type in BreakingChangeType) return "breaking";
  return type in DangerousChangeType ? "dangerous" : "safe";
}

/** Services differ in which directives and scalars of GraphQL itself they list. */
function isGraphQlsOwn({ owner }: ChangedThing, { contract, live }: Sides): boolean {
  const name = owner.replace(/^@/, "");
  const directive = contract.getDirective(name) ?? live.getDirective(name);
  return owner.startsWith("@")
    ? directive != null && isSpecifiedDirective(directive)
    : scalarsOfGraphQl.has(name);
}

/** The documents that a change concerns. */
function concerned(change: SchemaChange, thing: ChangedThing, context: Context): string[] {
  const { live, refusals } = context;
  const read = (coordinate: string) => [...(context.usage.read.get(coordinate) ?? [])];
  const sent = (coordinate: string) => [...(context.usage.sent.get(coordinate) ?? [])];
  const { coordinate, field, owner, group } = thing;
  switch (change.type) {
    // An answer without a value is still one that the portal understands: what is read alone does not miss it. What is
    // sent does: the service refuses the value.
    case "VALUE_REMOVED_FROM_ENUM":
      return sent(coordinate);
    // The other way round: only an answer can bring a value that the portal does not know.
    case "VALUE_ADDED_TO_ENUM":
      return read(owner);
    case "REQUIRED_INPUT_FIELD_ADDED":
    case "OPTIONAL_INPUT_FIELD_ADDED":
      return sent(owner);
    // Whoever asks for the field lacks the argument, or is given what the service does without it.
    case "REQUIRED_ARG_ADDED":
    case "OPTIONAL_ARG_ADDED":
    case "ARG_DEFAULT_VALUE_CHANGE":
      return owner.startsWith("@") ? sent(owner) : read(field);
    case "ARG_CHANGED_KIND": {
      const found = resolveSchemaCoordinate(live, coordinate);
      const isRequired = found?.kind === "FieldArgument" && isRequiredArgument(found.fieldArgument);
      const candidates = new Set([...sent(coordinate), ...(isRequired ? read(field) : [])]);
      // A variable that is required already suits an argument that has become so.
      return [...candidates].filter((name) => refusals.has(name));
    }
    case "TYPE_ADDED_TO_UNION":
    case "IMPLEMENTED_INTERFACE_ADDED":
      return read(group);
    // A type that no document asks for by name is not missed among the others.
    case "TYPE_REMOVED_FROM_UNION":
    case "IMPLEMENTED_INTERFACE_REMOVED": {
      const readers = new Set(read(group));
      return read(coordinate).filter((name) => readers.has(name));
    }
    case "DIRECTIVE_REMOVED":
    case "DIRECTIVE_REPEATABLE_REMOVED":
    case "DIRECTIVE_LOCATION_REMOVED":
    case "REQUIRED_DIRECTIVE_ARG_ADDED":
      return sent(owner);
    // The rest is used where it is read or sent. An answer's field that may be null now is among it: graphql calls that
    // breaking, and the other way round safe.
    default:
      return [...new Set([...read(coordinate), ...sent(coordinate)])];
  }
}

/** Documents that the live service refuses though no change of the list says why: for example another root type. */
function unexplained(refusals: ReadonlyMap<string, string>, findings: readonly Finding[]): Finding[] {
  const explained = new Set(findings.flatMap(({ level, usedBy }) => (level === "breaking" ? usedBy : [])));
  return [...refusals]
    .filter(([name]) => !explained.has(name))
    .map(([name, message]) => ({
      level: "breaking",
      inGeneral: "breaking",
      kind: "DOCUMENT_REFUSED",
      description: `The service refuses the document: ${message}`,
      usedBy: [name],
    }));
}
