import { portalOperations } from "../../schema/portalOperations.ts";
import { loadSchema, type ServiceName } from "../../schema/services.ts";
import { compareRestResponse } from "./compareRestResponse.ts";
import { compareSchemas } from "./compareSchemas.ts";
import { CannotCompareError, type Comparison } from "./comparison.ts";
import { countFindings, formatJsonReport, formatTextReport } from "./comparisonReport.ts";
import { type DiffOptions, parseDiffOptions, usage } from "./diffOptions.ts";
import { introspectSchema } from "./introspectSchema.ts";
import { readOpenApiContract } from "./openApiContract.ts";
import { requestService } from "./requestService.ts";

export interface DiffResult {
  exitCode: 0 | 1 | 2;
  output: string;
}

const services: Readonly<Record<ServiceName, { title: string; other: ServiceName }>> = {
  main: { title: "The main API", other: "registration" },
  registration: { title: "The registration service", other: "main" },
};

/** Runs `npm run schema:diff` with the given arguments. */
export async function runSchemaDiff(args: readonly string[]): Promise<DiffResult> {
  try {
    const options = parseDiffOptions(args);
    if (!options) return { exitCode: 0, output: usage };
    const comparisons = await compare(options);
    const output = options.json ? formatJsonReport(comparisons) : formatTextReport(comparisons);
    return { exitCode: countFindings(comparisons).breaking > 0 ? 1 : 0, output };
  } catch (error) {
    if (error instanceof CannotCompareError) return { exitCode: 2, output: error.message };
    throw error;
  }
}

async function compare({ url, service, restUrl, headers }: DiffOptions): Promise<Comparison[]> {
  return [
    ...(url === undefined ? [] : [await compareGraphQl(url, service, headers)]),
    ...(restUrl === undefined ? [] : [await compareRest(restUrl, headers)]),
  ];
}

async function compareGraphQl(url: string, service: ServiceName, headers: Headers): Promise<Comparison> {
  const operations = portalOperations.filter((operation) => operation.service === service);
  const live = await introspectSchema(url, headers);
  const findings = await compareSchemas({ contract: loadSchema(service), live, operations });
  const broken = new Set(findings.flatMap(({ level, usedBy }) => (level === "breaking" ? usedBy : [])));
  const { title, other } = services[service];
  return {
    title,
    url,
    against: `schema/${service}/*.graphql and the portal's ${operations.length} operations for it`,
    findings,
    notes:
      broken.size === operations.length
        ? [`No operation of the portal would work here. Is this another service (--service ${other})?`]
        : [],
  };
}

async function compareRest(restUrl: string, headers: Headers): Promise<Comparison> {
  const contract = readOpenApiContract();
  const responses = await Promise.all(
    contract.paths.map(async (path) => {
      const response = await requestService(new URL(`/api${path}`, restUrl).href, { headers });
      return { path, response };
    }),
  );
  return {
    title: "The REST API",
    url: restUrl,
    against: "schema/rest/openapi.yaml",
    findings: responses.flatMap(({ path, response }) => compareRestResponse(contract, path, response)),
    notes: responses
      .filter(({ response }) => response.status === 401 || response.status === 403)
      .map(
        ({ path, response }) =>
          `GET /api${path} responded ${response.status}, so only its error response was checked. To sign in, use --header "authorization: Bearer …".`,
      ),
  };
}
