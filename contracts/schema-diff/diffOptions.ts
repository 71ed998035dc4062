import { parseArgs } from "node:util";
import { type ServiceName, serviceNames } from "../../schema/services.ts";
import { CannotCompareError } from "./comparison.ts";

export const usage = `Compares a live backend with schema/ and lists the differences that affect the portal.

  npm run schema:diff -- --url https://api.example.com/graphql
  npm run schema:diff -- --url https://reg.example.com/graphql --service registration
  npm run schema:diff -- --rest-url https://api.example.com --header "authorization: Bearer …"

Options (--url, --rest-url or both)
  --url <endpoint>          a GraphQL endpoint that allows introspection
  --service <name>          the SDL to compare it with: main or registration (default: main)
  --rest-url <origin>       the origin of the REST API: GET /api/auth/me and GET /api/campaigns are requested there and
                            their responses compared with schema/rest/openapi.yaml
  --header "<name>: <value>"  a header of every request; may be repeated
  --json                    prints the result as JSON
  -h, --help                shows this help

Levels
  breaking   the portal fails
  dangerous  nothing fails, but the portal may misunderstand a response
  safe       no operation of the portal is affected

Exit code: 0 no breaking difference, 1 a breaking difference, 2 nothing could be compared.`;

export interface DiffOptions {
  url: string | undefined;
  service: ServiceName;
  restUrl: string | undefined;
  headers: Headers;
  json: boolean;
}

/** Parses the command line. Undefined if it asks for help. Throws `CannotCompareError` for invalid options. */
export function parseDiffOptions(args: readonly string[]): DiffOptions | undefined {
  const values = parseArguments(args);
  if (values.help) return undefined;
  const options = {
    url: parseUrl("--url", values.url),
    service: parseService(values.service),
    restUrl: parseUrl("--rest-url", values["rest-url"]),
    headers: parseHeaders(values.header),
    json: values.json,
  };
  if (options.url === undefined && options.restUrl === undefined) {
    throw createUsageError("Nothing to compare: give --url <GraphQL endpoint>, --rest-url <origin> or both.");
  }
  return options;
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: "string" },
        service: { type: "string", default: "main" },
        "rest-url": { type: "string" },
        header: { type: "string", multiple: true, default: [] },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    throw createUsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseUrl(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw createUsageError(`${option} must be a URL such as https://api.example.com, not "${value}".`);
}

function parseService(name: string): ServiceName {
  const service = serviceNames.find((known) => known === name);
  if (service) return service;
  throw createUsageError(`--service must be ${serviceNames.join(" or ")}, not "${name}".`);
}

function parseHeaders(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    try {
      headers.append(name ?? "", value ?? "");
    } catch {
      throw createUsageError(`--header must be "name: value", not "${line}".`);
    }
  }
  return headers;
}

function createUsageError(problem: string): CannotCompareError {
  return new CannotCompareError(`${problem}\nnpm run schema:diff -- --help explains the options.`);
}
