import { CommandError, parseHeaders, parseOptions, parseSeconds, parseUrl } from "../commandLine.ts";

export const usage = `Verifies pacts against their providers with Pact's own verifier.

  npm run contracts:verify
  npm run contracts:verify -- --provider main-api --url https://api.example.com \\
    --states-url https://api.example.com/pact-states --header "x-api-key: …"

Options
  --provider <name>      verifies only the pacts with this provider, for example main-api
  --url <url>            the provider's base URL, to which the pact's paths are appended; needs --provider
                         (default: the mock backend, started for this run)
  --states-url <url>     where the provider receives Pact's requests {action, state, params} that set up its states;
                         it responds with their values, see contracts/README.md (required with --url)
  --header "name: value" a header of every request to the provider; may be repeated
  --interaction-timeout <seconds>  for each response in an interaction, to its state and to its request (default: 10)
  --timeout <seconds>    for the whole run (default: 600)
  --junit <file>         writes a JUnit report
  -h, --help             shows this help

Pacts (default: the committed ones, contracts/pacts)
  --pact-url <url>       a single pact, such as the one that a broker's webhook names
  --broker               those that a Pact Broker selects
  --selector <json>      which of the broker's; may be repeated
                         (default: {"mainBranch": true} and {"deployedOrReleased": true})
  --no-pending           also those that the provider never kept fail the run

Publishing the results, with --broker or --pact-url
  --publish
  --provider-version <version>  the provider's version, usually a commit (default: PROVIDER_VERSION)
  --provider-branch <branch>    (default: PROVIDER_BRANCH, if set); the broker needs it to know pending pacts

Environment: PACT_BROKER_BASE_URL; PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
Exit code: 0 all pacts passed, 1 an interaction failed, 2 the pacts could not be verified.`;

/** Where the pacts come from. */
type PactSource = { type: "committed" } | { type: "url"; url: string } | BrokerSource;

export interface BrokerSource {
  type: "broker";
  provider: string;
  selectors: object[];
  /** Whether a pact that the provider never kept may fail. */
  includesPending: boolean;
}

export interface VerifyOptions {
  provider: string | undefined;
  /** Undefined for the mock backend. */
  remote: { url: string; statesUrl: string; headers: Record<string, string> } | undefined;
  source: PactSource;
  broker: { url: string; token: string; username: string; password: string };
  providerVersion: string;
  providerBranch: string;
  isPublished: boolean;
  interactionTimeoutMs: number;
  timeoutMs: number;
  junit: string | undefined;
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
    "pact-url": { type: "string" },
    broker: { type: "boolean", default: false },
    selector: {
      type: "string",
      multiple: true,
      default: ['{"mainBranch": true}', '{"deployedOrReleased": true}'],
    },
    "no-pending": { type: "boolean", default: false },
    publish: { type: "boolean", default: false },
    "provider-version": { type: "string", default: environment["PROVIDER_VERSION"] ?? "" },
    "provider-branch": { type: "string", default: environment["PROVIDER_BRANCH"] ?? "" },
    help: { type: "boolean", short: "h", default: false },
  });
  if (values.help) return undefined;
  const remote = parseRemote(values.url, values["states-url"], values.header);
  if (remote && values.provider === undefined) {
    throw new CommandError("--url needs --provider: it belongs to one provider.");
  }
  if (values.publish) {
    const isFromBroker = values.broker || values["pact-url"] !== undefined;
    if (!isFromBroker) throw new CommandError("--publish needs --broker or --pact-url.");
    if (!remote) throw new CommandError("--publish needs --url: only a provider has results.");
    if (!values["provider-version"]) {
      throw new CommandError("--publish needs --provider-version or PROVIDER_VERSION.");
    }
  }
  return {
    provider: values.provider,
    remote,
    source: parseSource(values),
    broker: {
      url: values.broker ? parseUrl("PACT_BROKER_BASE_URL", environment["PACT_BROKER_BASE_URL"] ?? "") : "",
      token: environment["PACT_BROKER_TOKEN"] ?? "",
      username: environment["PACT_BROKER_USERNAME"] ?? "",
      password: environment["PACT_BROKER_PASSWORD"] ?? "",
    },
    providerVersion: values["provider-version"],
    providerBranch: values["provider-branch"],
    isPublished: values.publish,
    interactionTimeoutMs: parseSeconds("--interaction-timeout", values["interaction-timeout"]),
    timeoutMs: parseSeconds("--timeout", values.timeout),
    junit: values.junit,
  };
}

function parseSource(values: {
  provider?: string | undefined;
  "pact-url"?: string | undefined;
  broker: boolean;
  selector: string[];
  "no-pending": boolean;
}): PactSource {
  const url = values["pact-url"];
  if (url !== undefined && values.broker)
    throw new CommandError("--pact-url and --broker exclude each other.");
  if (url !== undefined) return { type: "url", url: parseUrl("--pact-url", url) };
  if (!values.broker) return { type: "committed" };
  if (!values.provider) throw new CommandError("--broker needs --provider: the broker selects by it.");
  return {
    type: "broker",
    provider: values.provider,
    selectors: values.selector.map(parseSelector),
    includesPending: !values["no-pending"],
  };
}

function parseSelector(text: string): object {
  try {
    const selector: unknown = JSON.parse(text);
    if (typeof selector === "object" && selector !== null) return selector;
  } catch {}
  throw new CommandError(`--selector must be JSON such as {"branch": "main"}, not "${text}".`);
}

function parseRemote(
  url: string | undefined,
  statesUrl: string | undefined,
  header: readonly string[],
): VerifyOptions["remote"] {
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
