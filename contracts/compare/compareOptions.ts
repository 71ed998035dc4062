import { release } from "#schema/projectFiles.ts";
import { type ServiceName, serviceNames } from "#schema/services.ts";
import { CommandError, parseHeaders, parseOptions, parseUrl } from "../commandLine.ts";

const command = release ? "node compare.mjs" : "npm run contracts:compare --";

export const usage = `Says what a provider's schema means for the portal, without a running portal, states or data:
- Does the schema accept all of the portal's documents, and all variables that schema/ allows?
- Can each response still be read?
- Which deprecated fields does the portal use, and which fields can be removed?

  ${command} --sdl provider.graphql
  ${command} --url https://reg.example.com/graphql --service registration

Options
  --sdl <file>              the provider's SDL, or the JSON of its introspection; may be repeated
  --url <endpoint>          or its GraphQL endpoint, if that allows introspection or has ?sdl
  --service <name>          which of the portal's services it is: main or registration (default: main)
  --header "<name>: <value>"  a header of the requests to the endpoint; may be repeated
  --approvals <file>        JSON with known breaks: [{"description": "…", "reason": "…", "until": "2027-03-31"}],
                            each with the description that --json prints
  --json                    prints the result as JSON
  -h, --help                shows this help

Levels
  breaking   the service rejects an operation, or the portal cannot read its response
  dangerous  nothing fails, but somebody should look at it: an unknown enumeration value, another default value, null
             in place of a value, something in use that is deprecated or that the portal can do without, a scalar
             whose JSON is to be asked for, or a filter, order or page size in a variable where @cost limits requests
  approved   one of these with an approval that has not ended

Exit code: 0 no breaking difference, or approved ones alone, 1 a breaking difference, 2 nothing could be compared.`;

/** Parses the command line. Undefined if it asks for help. Throws `CommandError` for invalid options. */
export function parseCompareOptions(args: readonly string[]) {
  const values = parseOptions(args, {
    sdl: { type: "string", multiple: true, default: [] },
    url: { type: "string" },
    service: { type: "string", default: "main" },
    approvals: { type: "string" },
    header: { type: "string", multiple: true, default: [] },
    json: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  });
  if (values.help) return undefined;
  const { sdl: files, url, service, header, approvals, json } = values;
  if ((url === undefined) === (files.length === 0)) {
    throw new CommandError("Give either --sdl <file> or --url <GraphQL endpoint>.");
  }
  return {
    files,
    url: url && parseUrl("--url", url),
    headers: parseHeaders(header),
    service: parseService(service),
    approvals,
    json,
  };
}

function parseService(name: string): ServiceName {
  const service = serviceNames.find((known) => known === name);
  if (service) return service;
  throw new CommandError(`--service must be ${serviceNames.join(" or ")}, not "${name}".`);
}
