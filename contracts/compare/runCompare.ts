import { buildASTSchema, type GraphQLSchema, parse, printSchema } from "graphql";
import { additions } from "#schema/additions.ts";
import { normalizeSdl } from "#schema/normalizeSdl.ts";
import { createOperations } from "#schema/operations.ts";
import { createPortalView } from "#schema/portalView.ts";
import { release } from "#schema/projectFiles.ts";
import { loadService, type Service, type ServiceName } from "#schema/services.ts";
import { applyApprovals, readApprovals } from "./approvals.ts";
import { listAssumptions } from "./assumptions.ts";
import { parseCompareOptions, usage } from "./compareOptions.ts";
import { compareSchemas } from "./compareSchemas.ts";
import type { Comparison } from "./comparison.ts";
import { countFindings, formatJsonReport, formatTextReport } from "./comparisonReport.ts";
import { introspectSchema } from "./introspectSchema.ts";
import { readSdl } from "./readSdl.ts";

interface CompareResult {
  exitCode: 0 | 1;
  output: string;
}

const services: Readonly<Record<ServiceName, { title: string; other: ServiceName }>> = {
  main: { title: "The main API", other: "registration" },
  registration: { title: "The registration service", other: "main" },
};

/** Runs `npm run contracts:compare` with the given arguments. Throws `CommandError` if nothing can be compared. */
export async function runCompare(args: readonly string[]): Promise<CompareResult> {
  const options = parseCompareOptions(args);
  if (!options) return { exitCode: 0, output: usage };
  const { files, url, headers } = options;
  const approvals = options.approvals === undefined ? [] : readApprovals(options.approvals);
  const provider = url ? await introspectSchema(url, headers) : readSdl(files);
  const service = loadService(options.service);
  const comparison = applyApprovals(compareService(service, provider, url ?? files.join(", ")), approvals);
  const output = options.json ? formatJsonReport(comparison) : formatTextReport(comparison);
  return { exitCode: countFindings(comparison).breaking > 0 ? 1 : 0, output };
}

/** The meaning of a provider's schema for the portal. Throws if the portal's documents do not fit its own schema. */
export function compareService(service: Service, provider: GraphQLSchema, providerName: string): Comparison {
  const { name, schema: contract, view, extension, documents, operations } = service;
  const { title, other } = services[name];
  const offered = listRootFields(provider);
  const isForeign = operations.every(({ rootField }) => !offered.includes(rootField));
  const foreign = `The schema has no operation of the portal. Is this another service (--service ${other})?`;
  const added = { extension, anonymous: additions[name].anonymous };
  const assumptions = listAssumptions(extension, contract, provider);
  const places = assumptions.flatMap((it) => (it.difference || it.served.includes(it.place) ? it.place : []));
  // Other ids are no conflict, since both views have the same ids.
  const assumed = createOperations(documents, { schema: view, view }).filter(({ type, rootField }) =>
    places.includes(`${view.getRootType(type)}.${rootField}`),
  );
  const { findings } = compareSchemas({ contract: view, provider: createView(provider) }, assumed, added);
  const conflicts = findings.filter(({ level }) => level === "breaking").map((it) => it.description);
  const obsolete = assumptions.flatMap(({ served }) => served).join(", ");
  const deletion = `The service has ${obsolete}. Delete that from schema/${name}.extensions.graphql when its SDL is in place.`;
  return {
    title,
    provider: providerName,
    against: `schema/${name}/*.graphql and the portal's ${operations.length} operations${release ? `, version ${release}` : ""}`,
    ...compareSchemas({ contract, provider }, operations, added),
    conflicts: isForeign ? [foreign] : conflicts,
    notes: [...(isForeign ? [foreign] : []), ...(obsolete ? [deletion] : [])],
  };
}

function createView(schema: GraphQLSchema): GraphQLSchema {
  return buildASTSchema(createPortalView(normalizeSdl(parse(printSchema(schema)))), { assumeValid: true });
}

function listRootFields(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
}
