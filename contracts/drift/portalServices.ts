import { readdirSync, readFileSync } from "node:fs";
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  parse,
} from "graphql";
import * as mainDocuments from "../../src/api/generated/main/graphql.ts";
import * as registrationDocuments from "../../src/api/generated/registration/graphql.ts";

/** The GraphQL services that the portal calls, named as the folders of their SDL. */
export const serviceNames = ["main", "registration"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** An operation of the portal. */
export interface PortalDocument {
  name: string;
  document: DocumentNode;
}

const generated = { main: mainDocuments, registration: registrationDocuments };

/** What `schema/` says of a service. */
export function contractOf(service: ServiceName): GraphQLSchema {
  const folder = new URL(`../../schema/${service}/`, import.meta.url);
  const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  return buildASTSchema(concatAST(files.map((file) => parse(file))));
}

/** What the portal asks of a service. */
export function documentsOf(service: ServiceName): PortalDocument[] {
  return Object.values(generated[service])
    .filter((value) => value instanceof String)
    .flatMap((text) => {
      const document = parse(text.toString());
      const operation = getOperationAST(document);
      // A fragment by itself is no operation.
      return operation ? [{ name: operation.name?.value ?? "", document }] : [];
    });
}
