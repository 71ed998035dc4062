import { loadSchema, type ServiceName } from "#schema/services.ts";
import { findUnreadFields } from "../coverage/schemaCoverage.ts";
import { type CompareOptions, parseCompareOptions, usage } from "./compareOptions.ts";
import { compareRestResponse } from "./compareRestResponse.ts";
import { compareSchemas } from "./compareSchemas.ts";
import type { Comparison } from "./comparison.ts";
import { countFindings, formatJsonReport, formatTextReport } from "./comparisonReport.ts";
import { introspectSchema } from "./introspectSchema.ts";
import { readSdl } from "./readSdl.ts";
import { readRecordedOperations } from "./recordedOperations.ts";
import { requestService } from "./requestService.ts";

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
  const comparisons = [...(await compareGraphQl(options)), ...(await compareRest(options))];
  const output = options.json ? formatJsonReport(comparisons) : formatTextReport(comparisons);
  return { exitCode: countFindings(comparisons).breaking > 0 ? 1 : 0, output };
}

async function compareGraphQl({
  url,
  sdl,
  service,
  headers,
  listsSafe,
}: CompareOptions): Promise<Comparison[]> {
  if (url === undefined && sdl.length === 0) return [];
  const provider = url === undefined ? readSdl(sdl) : await introspectSchema(url, headers);
  const operations = await readRecordedOperations(service);
  const findings = await compareSchemas({ contract: loadSchema(service), provider, operations, listsSafe });
  const broken = new Set(findings.flatMap(({ level, usedBy }) => (level === "breaking" ? usedBy : [])));
  const { title, other } = services[service];
  const unreadFields = findUnreadFields(
    provider,
    operations.map(({ document }) => document),
  );
  return [
    {
      title,
      provider: url ?? sdl.join(", "),
      against: `schema/${service}/*.graphql and the ${operations.length} operations of its pact`,
      findings,
      removable: Object.fromEntries(unreadFields),
      notes:
        broken.size === operations.length
          ? [`No operation of the portal would work here. Is this another service (--service ${other})?`]
          : [],
    },
  ];
}

async function compareRest({ restUrl, headers }: CompareOptions): Promise<Comparison[]> {
  if (restUrl === undefined) return [];
  // Ajv takes longer to load than everything else.
  const { readOpenApiContract } = await import("./openApiContract.ts");
  const contract = readOpenApiContract();
  const responses = await Promise.all(
    contract.paths.map(async (path) => {
      const response = await requestService(new URL(`/api${path}`, restUrl).href, { headers });
      return { path, response };
    }),
  );
  return [
    {
      title: "The REST API",
      provider: restUrl,
      against: "schema/rest/openapi.yaml",
      findings: responses.flatMap(({ path, response }) => compareRestResponse(contract, path, response)),
      removable: {},
      notes: responses
        .filter(({ response }) => response.status === 401 || response.status === 403)
        .map(
          ({ path, response }) =>
            `GET /api${path} responded ${response.status}, so only its error response was checked. To sign in, use --header "authorization: Bearer …".`,
        ),
    },
  ];
}
