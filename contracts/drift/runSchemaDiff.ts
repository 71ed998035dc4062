import { callService } from "./callService.ts";
import { CannotCompareError } from "./cannotCompareError.ts";
import { type DiffOptions, readCommandLine, usage } from "./commandLine.ts";
import { compareRestAnswer } from "./compareRestAnswer.ts";
import { compareSchemas } from "./compareSchemas.ts";
import type { Comparison } from "./finding.ts";
import { introspect } from "./introspect.ts";
import { contractOf, documentsOf, type ServiceName, serviceNames } from "./portalServices.ts";
import { countsOf, reportJson, reportText } from "./reportText.ts";
import { restContract } from "./restContract.ts";

/** What a run of the command says and how it ends. */
export interface DiffResult {
  exitCode: 0 | 1 | 2;
  output: string;
}

const titles: Readonly<Record<ServiceName, string>> = {
  main: "The main API",
  registration: "The registration service",
};

export async function runSchemaDiff(args: readonly string[]): Promise<DiffResult> {
  try {
    const options = readCommandLine(args);
    if (!options) return { exitCode: 0, output: usage };
    const comparisons = await compare(options);
    const output = options.json ? reportJson(comparisons) : reportText(comparisons);
    return { exitCode: countsOf(comparisons).breaking > 0 ? 1 : 0, output };
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
  const documents = documentsOf(service);
  const live = await introspect(url, headers);
  const findings = compareSchemas({ contract: contractOf(service), live, documents });
  const broken = new Set(findings.flatMap(({ level, usedBy }) => (level === "breaking" ? usedBy : [])));
  const other = serviceNames.find((name) => name !== service);
  return {
    title: titles[service],
    url,
    against: `schema/${service}/*.graphql and the portal's ${documents.length} documents for it`,
    findings,
    notes:
      broken.size === documents.length
        ? [`Not one document of the portal would work here. Is this another service (--service ${other})?`]
        : [],
  };
}

async function compareRest(restUrl: string, headers: Headers): Promise<Comparison> {
  const contract = restContract();
  const calls = await Promise.all(
    contract.paths.map(async (path) => {
      const answer = await callService(new URL(`/api${path}`, restUrl).href, { headers });
      return { path, answer };
    }),
  );
  return {
    title: "The REST calls",
    url: restUrl,
    against: "schema/rest/openapi.yaml",
    findings: calls.flatMap(({ path, answer }) => compareRestAnswer(contract, path, answer)),
    notes: calls
      .filter(({ answer }) => answer.status === 401 || answer.status === 403)
      .map(
        ({ path, answer: { status } }) =>
          `GET /api${path} answered ${status}, so only its refusal was checked. Sign in by --header "authorization: Bearer …".`,
      ),
  };
}
