import { parseArgs } from "node:util";
import { CannotCompareError } from "./cannotCompareError.ts";
import { type ServiceName, serviceNames } from "./portalServices.ts";

export const usage = `Compares a live backend with schema/: what differs, and which of it breaks the portal.

  npm run schema:diff -- --url https://api.example.com/graphql
  npm run schema:diff -- --url https://reg.example.com/graphql --service registration
  npm run schema:diff -- --rest-url https://api.example.com --header "authorization: Bearer …"

Options (--url, --rest-url or both)
  --url <endpoint>          a GraphQL endpoint that allows introspection
  --service <name>          whose SDL it is held against: main or registration (default: main)
  --rest-url <origin>       the origin of the REST calls: GET /api/auth/me and GET /api/campaigns are made there and
                            their answers held against schema/rest/openapi.yaml
  --header "<name>: <value>"  a header of every call; may be repeated
  --json                    the result as JSON
  -h, --help                this text

Exit code: 0 nothing breaks the portal, 1 something does, 2 nothing could be compared.`;

export interface DiffOptions {
  url: string | undefined;
  service: ServiceName;
  restUrl: string | undefined;
  headers: Headers;
  json: boolean;
}

/** The options of a command line; undefined where it asks for help. */
export function readCommandLine(args: readonly string[]): DiffOptions | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const options = {
    url: address("--url", values.url),
    service: serviceNamed(values.service),
    restUrl: address("--rest-url", values["rest-url"]),
    headers: headersOf(values.header),
    json: values.json,
  };
  if (options.url === undefined && options.restUrl === undefined) {
    throw badUsage("Nothing to compare: give --url <GraphQL endpoint>, --rest-url <origin> or both.");
  }
  return options;
}

function parsed(args: readonly string[]) {
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
    throw badUsage(error instanceof Error ? error.message : String(error));
  }
}

function address(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw badUsage(`${option} must be an address such as https://api.example.com, not "${value}".`);
}

function serviceNamed(name: string): ServiceName {
  const service = serviceNames.find((known) => known === name);
  if (service) return service;
  throw badUsage(`--service must be ${serviceNames.join(" or ")}, not "${name}".`);
}

function headersOf(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    try {
      headers.append(name ?? "", value ?? "");
    } catch {
      throw badUsage(`--header must be "name: value", not "${line}".`);
    }
  }
  return headers;
}

function badUsage(problem: string): CannotCompareError {
  return new CannotCompareError(`${problem}\nnpm run schema:diff -- --help explains the options.`);
}
