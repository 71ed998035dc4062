import { loadService, type ServiceName } from "#schema/services.ts";
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
  const comparison = await compare(options);
  const output = options.json ? formatJsonReport(comparison) : formatTextReport(comparison);
  return { exitCode: countFindings(comparison).breaking > 0 ? 1 : 0, output };
}

async function compare({ source, service, listsDifferences }: CompareOptions): Promise<Comparison> {
  const provider =
    source.type === "sdl" ? readSdl(source.files) : await introspectSchema(source.url, source.headers);
  const { operations, schema: contract, extension } = loadService(service);
  const schemas = { contract, provider };
  const roots = [provider.getQueryType(), provider.getMutationType()];
  const offered = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  const isKnown = operations.some(({ rootField }) => offered.includes(rootField));
  const { title, other } = services[service];
  return {
    title,
    provider: source.type === "sdl" ? source.files.join(", ") : source.url,
    against: `schema/${service}/*.graphql and the portal's ${operations.length} operations`,
    ...compareSchemas(schemas, operations, extension),
    differences: listsDifferences ? listDifferences(schemas) : undefined,
    note: isKnown
      ? undefined
      : `The schema has no operation of the portal. Is this another service (--service ${other})?`,
  };
}
