import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs, stripVTControlCharacters } from "node:util";
import type { MockServer } from "#mock-server/server/startMockServer.ts";
import { CommandError, parseHeaders, parseOptions, parseUrl } from "../commandLine.ts";
import { committedPactsFolder, type PactFile, readPactFiles } from "../pact/pactFiles.ts";
import { request } from "../request.ts";
import { startServer } from "../startServer.ts";
import type { Provider } from "./provider.ts";
import { createProviderProxy, statesPath } from "./providerProxy.ts";
import { rules } from "./rules/rules.ts";

const usage = `Verifies pacts against their providers with Pact's command line.

  npm run contracts:verify
  npm run contracts:verify -- --description "projects returns"
  npm run contracts:verify -- --provider main-api --url https://api.example.com \\
    --states-url https://api.example.com/pact-states --header "x-api-key: …" --junit pacts.xml

Options
  --provider <name>      verifies only the pacts with this provider, for example main-api
  --url <url>            the provider's base URL, to which the pact's paths are appended; needs --provider
                         (default: the mock backend, started for this run)
  --states-url <url>     where the provider receives Pact's requests {action, state, params} that set up its states;
                         it responds with their values, see contracts/README.md (required with --url)
  --header "name: value" a header of every request to the provider; may be repeated
  --country <code>       verifies only the interactions of this country, for a deployment of one country
  --description <part>   verifies only the interactions whose descriptions match this regular expression
                         (default: PACT_DESCRIPTION, if set)
  -h, --help             shows this help

All other options are those of Pact's verifier: "npx pact-verifier --help" lists them, for example --junit <file>,
--request-timeout <milliseconds> (default: 300000) and --exit-on-first-error. The pacts are the committed ones, or a broker's
with --broker-url or --webhook-callback-url; --publish publishes the results there.

Exit code: 0 all pacts passed, 1 an interaction failed, 2 the pacts could not be verified.`;

const ownOptions = {
  provider: { type: "string" },
  url: { type: "string" },
  "states-url": { type: "string" },
  header: { type: "string", multiple: true },
  country: { type: "string" },
  description: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** Options of Pact that select other pacts than the committed ones. */
const otherPacts = /^(-[fdb]|--(file|dir|broker-url|webhook-callback-url))(=|$)/;

/**
 * Separates the options of this command from those for Pact's verifier. Throws `CommandError` for invalid options of this
 * command.
 */
export function parseVerifyOptions(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...args],
    options: ownOptions,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const ownIndexes = tokens.flatMap((token) => {
    if (token.kind !== "option" || !(token.name in ownOptions)) return [];
    return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
  });
  const isOwn = (_: string, index: number) => ownIndexes.includes(index);
  const values = parseOptions(args.filter(isOwn), ownOptions);
  const { provider, url, "states-url": statesUrl, header = [], country, description, help = false } = values;
  if ((url === undefined) !== (statesUrl === undefined)) {
    throw new CommandError("--url and --states-url must be given together.");
  }
  if (url !== undefined && provider === undefined) {
    throw new CommandError("--url needs --provider: it belongs to one provider.");
  }
  const remote: Provider | undefined =
    url && statesUrl
      ? {
          url: parseUrl("--url", url),
          statesUrl: parseUrl("--states-url", statesUrl),
          headers: parseHeaders(header),
        }
      : undefined;
  const pactArgs = args.filter((arg, index) => !isOwn(arg, index));
  if (description !== undefined) pactArgs.push("--filter-description", description);
  if (country !== undefined && pactArgs.some((arg) => otherPacts.test(arg))) {
    throw new CommandError("--country chooses among the committed pacts.");
  }
  return { provider, remote, country, help, pactArgs };
}

/** Runs `npm run contracts:verify` with the given arguments. Returns the exit code; throws `CommandError` for 2. */
export async function runVerify(args: readonly string[]): Promise<number> {
  const { provider, remote, country, help, pactArgs } = parseVerifyOptions(args);
  if (help) {
    console.log(usage);
    return 0;
  }
  const pacts = readPactFiles(committedPactsFolder).filter(
    (pact) => pact.provider === (provider ?? pact.provider),
  );
  if (pacts.length === 0) throw new CommandError(`There is no pact with the provider "${provider}".`);
  if (remote) await Promise.all([remote.url, remote.statesUrl].map((url) => request(url)));
  // A dynamic import, since it takes longer to load than everything else.
  const mock = remote ? undefined : await import("#mock-server/server/startMockServer.ts");
  const server = await mock?.startMockServer();
  try {
    const results: Result[] = [];
    for (const pact of pacts) {
      const location = remote ?? (server && locateService(server, pact.provider));
      if (location) results.push(await verify(selectCountry(pact, country), location, pactArgs));
    }
    if (results.every(({ count }) => count === 0)) throw new CommandError("No interaction was verified.");
    return Math.max(...results.map(({ exitCode }) => exitCode));
  } finally {
    await server?.close();
  }
}

/** The URLs of the mock backend's service, which is verified over HTTP like any other provider. */
function locateService({ origin, origins }: MockServer, provider: string): Provider {
  const service = provider.replace("-registered-documents", "");
  const urls: Partial<Record<string, string>> = {
    "main-api": origin,
    "registration-service": origins.registration,
    "identity-provider": origins.identity,
  };
  const url = urls[service];
  if (url === undefined) throw new Error(`The mock backend has no service "${provider}".`);
  return { url, statesUrl: `${origin}/control/pact-states/${service}` };
}

interface Result {
  exitCode: number;
  /** The descriptions of verified interactions. */
  count: number;
}

async function verify(pact: PactFile, provider: Provider, pactArgs: readonly string[]): Promise<Result> {
  const isCommitted = !pactArgs.some((arg) => otherPacts.test(arg));
  const { listener, getOutage, getCount, problems, applied } = createProviderProxy(provider, pact.provider);
  const proxy = await startServer(listener);
  const child = spawn(
    process.execPath,
    [
      "node_modules/@pact-foundation/pact-cli/bin/pact-verifier.js",
      ...["--provider-name", pact.provider],
      ...["--hostname", "127.0.0.1", "--port", new URL(proxy.url).port],
      ...["--state-change-url", `${proxy.url}${statesPath}`, "--state-change-teardown"],
      ...(isCommitted ? ["--file", pact.path] : []),
      ...pactArgs,
    ],
    { stdio: ["inherit", "pipe", "inherit"], env: createEnvironment(isCommitted) },
  );
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  proxy.close();
  const outage = getOutage();
  if (outage !== undefined) throw new CommandError(outage);
  const exitCode = child.exitCode ?? 1;
  const failures = stripVTControlCharacters(output).match(/^\d+\) /gm)?.length ?? 0;
  const start = output.indexOf("\nFailures:");
  // Without a failed interaction, the output may still explain why the verifier refused its options.
  if (exitCode !== 0)
    console.log(
      output.slice(Math.max(start, 0)).replaceAll(ruleStatus, `$1a rule of the verification, below`),
    );
  for (const message of problems) console.log(message);
  const counts = Object.keys(rules).map((rule) => `${rule} ${applied.get(rule) ?? 0}`);
  console.log(`${pact.provider}, how often each rule was applied: ${counts.join(", ")}.`);
  console.log(`${pact.provider}: ${getCount() - failures} passed, ${failures} failed.`);
  return { exitCode, count: getCount() };
}

/** The status with which the proxy fails an interaction, in the verifier's output. */
const ruleStatus = /(but was \S*?)599\b/g;

/** A pact file with the interactions of one country. */
function selectCountry(pact: PactFile, country: string | undefined): PactFile {
  if (country === undefined) return pact;
  const json = JSON.parse(pact.text);
  const isOwn = ({ params }: { params: { country: string } }) => params.country === country;
  json.interactions = json.interactions.filter(
    ({ providerStates }: { providerStates: { params: { country: string } }[] }) =>
      providerStates.every(isOwn),
  );
  const path = join(mkdtempSync(join(tmpdir(), "pacts-")), basename(pact.path));
  writeFileSync(path, JSON.stringify(json));
  return { ...pact, path };
}

function createEnvironment(isCommitted: boolean): NodeJS.ProcessEnv {
  // A broker is used only if an option names it.
  const { PACT_BROKER_BASE_URL: _, PACT_WEBHOOK_CALLBACK_URL: __, ...environment } = process.env;
  return {
    // Switches off Pact's telemetry.
    PACT_DO_NOT_TRACK: "true",
    // The time for all requests of an interaction's rules. Each of them may take 30 s.
    PACT_PROVIDER_REQUEST_TIMEOUT: "300000",
    ...environment,
    // Pact reads all of the machine's certificates for each request, which takes longer than everything else. It needs none for
    // this process.
    ...(isCommitted && { SSL_CERT_FILE: devNull }),
  };
}
