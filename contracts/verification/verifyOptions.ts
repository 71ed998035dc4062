import { type BrokerSettings, readBrokerSettings } from "../broker/brokerSettings.ts";
import { CommandError, parseHeaders, parseOptions, parseSeconds, parseUrl } from "../commandLine.ts";
import type { VerificationTask } from "./verificationProcess.ts";

export const usage = `Verifies the committed pacts against their providers, one interaction after the other.

  npm run contracts:verify
  npm run contracts:verify -- --provider main-api --url https://api.example.com \\
    --states-url https://api.example.com/pact-states --header "x-api-key: …"

Options
  --provider <name>      verifies only the pact with this provider, for example main-api
  --url <url>            the provider's base URL, to which the pact's paths are appended; needs --provider
                         (default: the mock backend, started for this run)
  --states-url <url>     where the provider receives Pact's requests {action, state, params} that set up its states;
                         it responds with their values, see contracts/README.md (required with --url)
  --header "name: value" a header of every request to the provider; may be repeated
  --interaction-timeout <seconds>  for each response in an interaction, to its state and to its request (default: 10)
  --timeout <seconds>    for the whole run (default: 600)
  --junit <file>         writes a JUnit report
  --verbose              shows the output of Pact's verifier
  -h, --help             shows this help

Publishing the results to a Pact Broker, which has to have the pact of the portal's version
  --publish                     publishes them; needs --url and the next two
  --provider-version <version>  the provider's version, usually a commit (default: PROVIDER_VERSION)
  --broker-url <url>            (default: PACT_BROKER_BASE_URL)
  --broker-token <token>        (default: PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD)
  --provider-branch <branch>    (default: PROVIDER_BRANCH, if set)
  --version <version>           the portal's version (default: GIT_COMMIT or the commit that is checked out)

The run ends at once, with the cause, if a state cannot be set up or the provider no longer responds.
Exit code: 0 all pacts passed, 1 an interaction failed, 2 the pacts could not be verified.`;

export interface VerifyOptions {
  provider: string | undefined;
  remote: VerificationTask["remote"];
  interactionTimeoutMs: number;
  timeoutMs: number;
  junit: string | undefined;
  verbose: boolean;
  /** Undefined if the results are not to be published. */
  publication: PublicationOptions | undefined;
}

interface PublicationOptions {
  broker: BrokerSettings;
  providerVersion: string;
  providerBranch: string | undefined;
  /** Empty for the commit that is checked out. */
  portalVersion: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the command line. Undefined if it asks for help. Throws `CommandError` for invalid options. */
export function parseVerifyOptions(
  args: readonly string[],
  environment: Environment,
): VerifyOptions | undefined {
  const values = parseOptions(args, {
    provider: { type: "string" },
    url: { type: "string" },
    "states-url": { type: "string" },
    header: { type: "string", multiple: true, default: [] },
    "interaction-timeout": { type: "string", default: "10" },
    timeout: { type: "string", default: "600" },
    junit: { type: "string" },
    verbose: { type: "boolean", default: false },
    publish: { type: "boolean", default: false },
    "provider-version": { type: "string", default: environment["PROVIDER_VERSION"] ?? "" },
    "provider-branch": { type: "string", default: environment["PROVIDER_BRANCH"] ?? "" },
    "broker-url": { type: "string", default: environment["PACT_BROKER_BASE_URL"] ?? "" },
    "broker-token": { type: "string", default: environment["PACT_BROKER_TOKEN"] ?? "" },
    version: { type: "string", default: environment["GIT_COMMIT"] ?? "" },
    help: { type: "boolean", short: "h", default: false },
  });
  if (values.help) return undefined;
  const remote = parseRemote(values.url, values["states-url"], values.header);
  if (remote && values.provider === undefined) {
    throw new CommandError("--url needs --provider: it belongs to one provider.");
  }
  if (values.publish && !remote)
    throw new CommandError("--publish needs --url: only a provider has results.");
  if (values.publish && !values["provider-version"]) {
    throw new CommandError("--publish needs --provider-version or PROVIDER_VERSION.");
  }
  return {
    provider: values.provider,
    remote,
    interactionTimeoutMs: parseSeconds("--interaction-timeout", values["interaction-timeout"]),
    timeoutMs: parseSeconds("--timeout", values.timeout),
    junit: values.junit,
    verbose: values.verbose,
    publication: values.publish
      ? {
          broker: readBrokerSettings({
            ...environment,
            PACT_BROKER_BASE_URL: values["broker-url"],
            PACT_BROKER_TOKEN: values["broker-token"],
          }),
          providerVersion: values["provider-version"],
          providerBranch: values["provider-branch"] || undefined,
          portalVersion: values.version,
        }
      : undefined,
  };
}

function parseRemote(
  url: string | undefined,
  statesUrl: string | undefined,
  header: readonly string[],
): VerificationTask["remote"] {
  if (url === undefined && statesUrl === undefined) return undefined;
  if (url === undefined || statesUrl === undefined) {
    throw new CommandError("--url and --states-url must be given together.");
  }
  return {
    url: parseUrl("--url", url),
    statesUrl: parseUrl("--states-url", statesUrl),
    headers: parseHeaders(header),
  };
}
