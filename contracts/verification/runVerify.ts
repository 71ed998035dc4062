import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Verifier, type VerifierOptions } from "@pact-foundation/pact";
import * as v from "valibot";
import { CommandError, getMessage } from "../commandLine.ts";
import { committedPactsFolder, parseProvider, readPactFiles } from "../pactFiles.ts";
import { request } from "../request.ts";
import { readBrokerPacts, requestBroker } from "./brokerPacts.ts";
import { formatJunitReport, type InteractionResult } from "./junitReport.ts";
import { type PactInteraction, readPactInteractions } from "./pactInteractions.ts";
import type { Provider } from "./provider.ts";
import { createProviderFilter } from "./providerFilter.ts";
import { parseVerifyOptions, usage, type VerifyOptions } from "./verifyOptions.ts";

/** Runs `npm run contracts:verify` with the given arguments. Returns the exit code, 0 or 1; throws `CommandError` for 2. */
export async function runVerify(args: readonly string[]): Promise<number> {
  const options = parseVerifyOptions(args, process.env);
  if (!options) {
    console.log(usage);
    return 0;
  }
  // Pact would also verify a broker's pacts, skip interactions, and report the run to its makers.
  for (const name of Object.keys(process.env)) if (name.startsWith("PACT_")) delete process.env[name];
  process.env["PACT_DO_NOT_TRACK"] = "true";

  const results = await verifyAll(options);
  if (options.junit !== undefined) {
    mkdirSync(dirname(options.junit), { recursive: true });
    writeFileSync(options.junit, formatJunitReport(results));
  }
  const failed = results.filter(({ mismatches }) => mismatches.length > 0);
  console.log(`${results.length - failed.length} interactions passed, ${failed.length} failed.`);
  return failed.every(({ isPending }) => isPending) ? 0 : 1;
}

async function verifyAll(options: VerifyOptions): Promise<InteractionResult[]> {
  const { remote, interactionTimeoutMs: timeoutMs } = options;
  const signal = AbortSignal.timeout(options.timeoutMs);
  const limits = { timeoutMs, signal };
  if (remote) await Promise.all([remote.url, remote.statesUrl].map((url) => request(url, limits)));
  const pacts = await selectPacts(options);
  // It takes longer to load than everything else.
  const mock = remote ? undefined : await import("./mockBackend.ts");
  const server = await mock?.startMockBackend();
  try {
    const results: InteractionResult[] = [];
    for (const selection of pacts) {
      const location = remote ?? (mock && server && mock.locateService(server, selection.provider));
      if (location) results.push(...(await verify(selection, { headers: {}, ...location, limits }, options)));
    }
    return results;
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new CommandError(
      `The verification did not end within ${options.timeoutMs / 1000} s (--timeout).\n${getMessage(error)}`,
    );
  } finally {
    await server?.close();
  }
}

/** Pacts with one provider, which Pact's Verifier takes together. */
interface PactSelection {
  provider: string;
  interactions: PactInteraction[];
  source: Partial<VerifierOptions>;
}

async function selectPacts(options: VerifyOptions): Promise<PactSelection[]> {
  const { source, broker, provider } = options;
  const credentials = {
    ...(broker.token && { pactBrokerToken: broker.token }),
    ...(broker.username && { pactBrokerUsername: broker.username, pactBrokerPassword: broker.password }),
  };
  switch (source.type) {
    case "url": {
      const text = await requestBroker(broker, source.url);
      return [
        {
          provider: parseProvider(text),
          interactions: readPactInteractions(text),
          source: { pactUrls: [source.url], ...credentials },
        },
      ];
    }
    case "broker": {
      const texts = await readBrokerPacts(options, source);
      return [
        {
          provider: source.provider,
          interactions: texts.flatMap(readPactInteractions),
          source: {
            pactBrokerUrl: broker.url,
            consumerVersionSelectors: source.selectors,
            enablePending: source.includesPending,
            failIfNoPactsFound: true,
            ...credentials,
          },
        },
      ];
    }
    case "committed": {
      const pacts = readPactFiles(committedPactsFolder);
      const selected = pacts.filter((pact) => provider === undefined || pact.provider === provider);
      const known = pacts.map((pact) => pact.provider).join(", ");
      if (selected.length > 0) {
        return selected.map((pact) => ({
          provider: pact.provider,
          interactions: readPactInteractions(pact.text),
          source: { pactUrls: [pact.path] },
        }));
      }
      throw new CommandError(`There is no pact with the provider "${provider}". Known providers: ${known}.`);
    }
  }
}

/** Throws `CommandError` with the cause if the provider does not respond any more. */
async function verify(
  { provider, interactions, source }: PactSelection,
  location: Provider,
  { providerVersion, providerBranch, isPublished }: VerifyOptions,
): Promise<InteractionResult[]> {
  const { requestFilter, getOutage, stateErrors } = createProviderFilter(location, interactions);
  const verifier = new Verifier({
    provider,
    providerBaseUrl: location.url,
    logLevel: "error",
    // Time for a state and a request, each of which has a limit of its own.
    timeout: 3 * location.limits.timeoutMs,
    requestFilter,
    ...source,
    ...(providerVersion && { providerVersion }),
    ...(providerBranch && { providerVersionBranch: providerBranch }),
    ...(isPublished && { publishVerificationResult: true }),
  });
  const report = await verifier.verifyProvider().catch((error: Error) => error.message);
  const outage = getOutage();
  if (outage !== undefined) throw new CommandError(outage);
  const parsed = v.safeParse(reportSchema, report);
  if (!parsed.success) throw new CommandError(String(report));
  const { errors, pendingErrors } = parsed.output;
  const isOf = (description: string) => (failure: Failure) =>
    failure.interaction.endsWith(` - ${description}`);
  const other = errors.find((failure) => !interactions.some(({ description }) => isOf(description)(failure)));
  if (other) throw new CommandError([other.interaction, ...listMismatches(other.mismatch)].join("\n"));
  // Pact says only that some states failed.
  for (const message of new Set(stateErrors.values())) console.log(message);
  return interactions.map(({ description }) => ({
    provider,
    description,
    mismatches: [...errors, ...pendingErrors].filter(isOf(description)).flatMap(({ mismatch }) => {
      return stateErrors.get(description) ?? listMismatches(mismatch);
    }),
    isPending: !errors.some(isOf(description)),
  }));
}

const failureSchema = v.object({ interaction: v.string(), mismatch: v.unknown() });

type Failure = v.InferOutput<typeof failureSchema>;

/** What Pact's Verifier found, as JSON. */
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    errors: v.optional(v.array(failureSchema), []),
    pendingErrors: v.optional(v.array(failureSchema), []),
  }),
);

const mismatchesSchema = v.object({
  mismatches: v.array(v.object({ mismatch: v.string(), path: v.optional(v.string()) })),
});

function listMismatches(mismatch: unknown): string[] {
  if (!v.is(mismatchesSchema, mismatch)) return [JSON.stringify(mismatch)];
  return mismatch.mismatches.map(({ mismatch: text, path }) => (path ? `${path} -> ${text}` : text));
}
