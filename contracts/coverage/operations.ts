import { type GraphQLField, getNamedType } from "graphql";
import { additions } from "#schema/additions.ts";
import type { Operation } from "#schema/operations.ts";
import { loadService, type ServiceName, serviceNames } from "#schema/services.ts";
import type { Interaction } from "../pact/interaction.ts";

/** One demand on the pacts, described by a sentence. */
export interface Demand {
  rule: string;
  what: string;
  isMet: (interactions: readonly Interaction[]) => boolean;
}

/** A demand that one interaction meets. */
export function demand(rule: string, what: string, meets: (interaction: Interaction) => boolean): Demand {
  return { rule, what, isMet: (interactions) => interactions.some(meets) };
}

export interface PortalOperation extends Pick<Operation, "name" | "document"> {
  service: ServiceName;
  kind: "query" | "mutation" | "upload";
  /** The field of Query or Mutation that it selects. */
  field: GraphQLField<unknown, unknown>;
  /** Error codes that the SDL's additions list for the field. */
  codes: readonly string[];
  isAnonymous: boolean;
}

/** All operations of the portal. */
export const operations: readonly PortalOperation[] = serviceNames.map(loadService).flatMap((service) => {
  const {
    errors,
    anonymous,
  }: { errors: Readonly<Record<string, readonly string[]>>; anonymous: readonly string[] } =
    additions[service.name];
  return service.operations.flatMap(({ name, type, rootField, document }) => {
    const field = service.view.getRootType(type)?.getFields()[rootField];
    if (!field || type === "subscription") return [];
    const path = `${type === "query" ? "Query" : "Mutation"}.${rootField}`;
    const isUpload = field.args.some((arg) => getNamedType(arg.type).name === "Upload");
    const facts = { codes: errors[path] ?? [], isAnonymous: anonymous.includes(path) };
    return [{ service: service.name, name, document, field, kind: isUpload ? "upload" : type, ...facts }];
  });
});

export const mutations = operations.filter(({ kind }) => kind !== "query");

/** Whether an operation takes the id of a record. */
export function namesRecord({ field }: PortalOperation): boolean {
  return field.args.some(({ type }) => getNamedType(type).name === "ID");
}

/** Whether an interaction calls the operation, or another one that selects the same field. */
export function isOf({ field }: PortalOperation, { operation }: Interaction): boolean {
  return operations.some((other) => other.field === field && other.name === operation);
}
