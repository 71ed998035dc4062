import { type ServiceName, serviceNames } from "#schema/services.ts";
import { CommandError, parseHeaders, parseOptions, parseUrl } from "../commandLine.ts";

export const usage = `Says what a provider's schema means for the portal, without a running portal, states or data:
- Does the schema accept all documents of the committed pacts, and all variables that schema/ allows?
- Can each response still be read?
- Which deprecated fields does the portal use, and which fields can be removed?

  npm run contracts:compare -- --sdl provider.graphql
  npm run contracts:compare -- --url https://reg.example.com/graphql --service registration
  npm run contracts:compare -- --differences --url https://api.example.com/graphql --rest-url https://api.example.com

Options
  --sdl <file>              the provider's SDL; may be repeated
  --url <endpoint>          or its GraphQL endpoint, if that allows introspection
  --service <name>          which of the portal's services it is: main or registration (default: main)
  --differences             lists the differences from schema/ that do not affect the portal, too
  --rest-url <origin>       the origin of the REST API: GET /api/auth/me and GET /api/campaigns are requested there and
                            their responses compared with schema/rest/openapi.yaml
  --header "<name>: <value>"  a header of every request; may be repeated
  --json                    prints the result as JSON
  -h, --help                shows this help

Levels
  breaking   the portal fails
  dangerous  nothing fails, but somebody should look at it: an unknown enumeration value, another default value, or
             something in use that is deprecated
  safe       the portal is not affected

Exit code: 0 no breaking difference, 1 a breaking difference, 2 nothing could be compared.`;

export interface CompareOptions {
  /** SDL files. */
  sdl: readonly string[];
  url: string | undefined;
  service: ServiceName;
  restUrl: string | undefined;
  headers: Readonly<Record<string, string>>;
  listsSafe: boolean;
  json: boolean;
}

/** Parses the command line. Undefined if it asks for help. Throws `CommandError` for invalid options. */
export function parseCompareOptions(args: readonly string[]): CompareOptions | undefined {
  const values = parseOptions(args, {
    sdl: { type: "string", multiple: true, default: [] },
    url: { type: "string" },
    service: { type: "string", default: "main" },
    differences: { type: "boolean", default: false },
    "rest-url": { type: "string" },
    header: { type: "string", multiple: true, default: [] },
    json: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  });
  if (values.help) return undefined;
  const { sdl, url, "rest-url": restUrl } = values;
  if (url !== undefined && sdl.length > 0) throw new CommandError("Give either --sdl or --url, not both.");
  if (url === undefined && sdl.length === 0 && restUrl === undefined) {
    throw new CommandError(
      "Nothing to compare: give --sdl <file>, --url <GraphQL endpoint> or --rest-url <origin>.",
    );
  }
  return {
    sdl,
    url: url === undefined ? undefined : parseUrl("--url", url),
    service: parseService(values.service),
    restUrl: restUrl === undefined ? undefined : parseUrl("--rest-url", restUrl),
    headers: parseHeaders(values.header),
    listsSafe: values.differences,
    json: values.json,
  };
}

function parseService(name: string): ServiceName {
  const service = serviceNames.find((known) => known === name);
  if (service) return service;
  throw new CommandError(`--service must be ${serviceNames.join(" or ")}, not "${name}".`);
}
