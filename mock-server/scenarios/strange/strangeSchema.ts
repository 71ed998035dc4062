import { createGraphQLError, MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isNonNullType,
} from "graphql";
import type { FieldPaths } from "../../../schema/fieldPaths.generated.ts";
import { scalars } from "../../../schema/scalars.ts";
import type { ServiceName } from "../../../schema/services.ts";
import { newValue } from "./strange.ts";

/** What the portal asks for beyond the specification. */
const extensions = listFields(
  "Mutation.giveFeedback",
  "ProjectNotification.type",
  "ProjectNotification.metadata",
);

/** Non-null in the SDL by assumption alone, in customers and their input. */
const nullableField = "acceptedMarketing";

/** The service stores files by other names than the customer's. */
const fileNames = listFields("Attachment.name", "RegisteredWindow.invoiceFilename");
const maxFileNameLength = 40;

const [bookmarkUrls, answers] = [listFields("Bookmark.url"), listFields("FaqItem.answer")];

/** Names of fields, which the compiler checks. */
function listFields(...paths: FieldPaths[ServiceName][]): readonly string[] {
  return paths;
}

/** The portal may ask for pages of so many items, of which it gets fewer. */
const maxPageSize = 50;
const sentPageSize = 5;

/**
 * A variant of a schema that keeps the specification in ways in which the other worlds do not: without the portal's
 * extensions, with short pages and renamed files. An object's number decides on its fields: the nullable ones of every fourth are null, those
 * of the next have unknown values and days without a time, and instants of the others have an offset or no zone.
 */
export function createStrangeSchema(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ENUM_TYPE]: (type) => {
      const { values, ...config } = type.toConfig();
      return new GraphQLEnumType({ ...config, values: { ...values, [newValue]: {} } });
    },
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const path = `${typeName}.${name}`;
      return extensions.includes(path) ? null : createStrangeField(field, path);
    },
    [MapperKind.INPUT_OBJECT_FIELD]: (field, name) =>
      name === nullableField ? { ...field, type: GraphQLBoolean } : field,
  });
}

function createStrangeField(
  field: GraphQLFieldConfig<unknown, unknown>,
  path: string,
): GraphQLFieldConfig<unknown, unknown> {
  const { resolve = defaultFieldResolver, args: { customReason, ...args } = {} } = field;
  const type = path.endsWith(`.${nullableField}`) ? GraphQLBoolean : field.type;
  return {
    ...field,
    type,
    args,
    resolve: async (source, values, context, info) => {
      const number = findNumber(source) % 4;
      if (number === 0 && !isNonNullType(type)) return null;
      const { take } = values;
      if (take > maxPageSize) throw createPageSizeError(path, take);
      const shortPage = take > 0 && { take: Math.min(take, sentPageSize) };
      const value: unknown = await resolve(source, { ...values, ...shortPage }, context, info);
      return typeof value === "string" ? createStrangeText(value, { path, type, number }) : value;
    },
  };
}

/** As Hot Chocolate says it. */
function createPageSizeError(field: string, requestedItems: number) {
  return createGraphQLError("The maximum allowed items per page were exceeded.", {
    extensions: { code: "HC0051", field, maxAllowedItems: maxPageSize, requestedItems },
  });
}

/** The number at the end of an object's id; NaN if there is none. */
function findNumber(source: unknown): number {
  if (typeof source !== "object" || source === null) return Number.NaN;
  const id: unknown = Reflect.get(source, "id") ?? Reflect.get(source, "installerId");
  return Number(/\d+$/.exec(String(id))?.[0] ?? Number.NaN);
}

function createStrangeText(
  value: string,
  { path, type, number }: { path: string; type: GraphQLOutputType; number: number },
): string {
  if (fileNames.includes(path)) return value.normalize("NFC").replaceAll(" ", "_").slice(-maxFileNameLength);
  if (bookmarkUrls.includes(path)) return value.replace(/^https:\/\//, "");
  if (answers.includes(path)) return `<p>${value.replaceAll("\n\n", "</p><p>")}</p>`;
  const namedType = getNamedType(type);
  if (isEnumType(namedType)) return number === 1 ? newValue : value;
  return scalars[namedType.name]?.reading === "DateTime" ? formatStrangely(value, number) : value;
}

/** Formats an instant as a day, without a zone, or with the offset of an hour. */
function formatStrangely(instant: string, number: number): string {
  const hourMs = 3_600_000;
  const local = new Date(Date.parse(instant) + hourMs).toISOString().slice(0, 19);
  if (number === 1) return local.slice(0, 10);
  return number === 2 ? local.replace("T", " ") : `${local}+01:00`;
}
