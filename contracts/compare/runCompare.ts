import type { GraphQLSchema } from "graphql";
import type { Operation } from "#schema/operations.ts";
import { release } from "#schema/projectFiles.ts";
import { additions, loadService, type Service, type ServiceName } from "#schema/services.ts";
import { applyApprovals, readApprovals } from "./approvals.ts";
import { type CompareOptions, parseCompareOptions, usage } from "./compareOptions.ts";
import { compareSchemas, listDifferences } from "./compareSchemas.ts";
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
  const approvals = options.approvals === undefined ? [] : readApprovals(options.approvals);
  const comparison = applyApprovals(await compare(options), approvals);
  const output = options.json ? formatJsonReport(comparison) : formatTextReport(comparison);
  return { exitCode: countFindings(comparison).breaking > 0 ? 1 : 0, output };
}

async function compare({ source, service: name, listsDifferences }: CompareOptions): Promise<Comparison> {
  const provider =
    source.type === "sdl" ? readSdl(source.files) : await introspectSchema(source.url, source.headers);
  const service = loadService(name);
  return {
    ...compareService(
      service,
      { provider, operations: service.operations },
      source.type === "sdl" ? source.files.join(", ") : source.url,
    ),
    differences: listsDifferences ? listDifferences({ contract: service.schema, provider }) : undefined,
  };
}

/** What a provider's schema means for the portal. */
export function compareService(
  { name, schema: contract, extension }: Service,
  { provider, operations }: { provider: GraphQLSchema; operations: readonly Operation[] },
  providerName: string,
): Comparison {
  const [known, offered] = [contract, provider].map(listRootFields);
  const used = operations.length > 0 ? operations.map(({ rootField }) => rootField) : known;
  const { title, other } = services[name];
  const notes = used?.some((field) => offered?.includes(field))
    ? []
    : [`The schema has no operation of the portal. Is this another service (--service ${other})?`];
  const added = { extension, anonymous: additions[name].anonymous };
  const { served, ...findings } = compareSchemas({ contract, provider }, operations, added);
  const differences = served.flatMap(({ place, difference }) =>
    difference ? `${place} ${difference}.` : [],
  );
  const obsolete = served.flatMap((it) => it.obsolete).join(", ");
  return {
    title,
    provider: providerName,
    against: `schema/${name}/*.graphql and the portal's ${operations.length} operations${release ? `, version ${release}` : ""}`,
    ...findings,
    differences: undefined,
    conflicts: [...notes, ...differences],
    notes: obsolete
      ? [
          ...notes,
          `The service has ${obsolete}. Delete that from schema/${name}.extensions.graphql when its SDL is in place.`,
        ]
      : notes,
  };
}

function listRootFields(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
}
