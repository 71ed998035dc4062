/** Verifies the committed pacts against their providers; `npm run contracts:verify -- --help` explains it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startMockProvider } from "./mockProvider.ts";
import { committedPacts } from "./pactFolders.ts";
import { remoteProvider } from "./remoteProvider.ts";
import { type Pact, readPact, verifyPact } from "./verifyPact.ts";

const usage = `Options
  --provider <name>   only the pact with this provider: main-api or registration-service
  --url <url>         the provider's address, to which the pact's paths are appended; needs --provider
                      (default: the mock backend, started for the occasion)
  --state-url <url>   where the provider takes Pact's calls {action, state, params} that set up its states;
                      it answers {"idToken": "…"} where the state names a persona (needed with --url)
  -h, --help          this text`;

// Pact would tell its makers about every run.
process.env["PACT_DO_NOT_TRACK"] = "true";

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      provider: { type: "string" },
      url: { type: "string" },
      "state-url": { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const pacts = chosenPacts(values.provider);
  const broken = await brokenAmong(pacts, values.url, values["state-url"]);
  console.log(
    broken.length === 0
      ? `\n${pacts.length} pact file(s) kept.`
      : `\nBroken: ${broken.map(({ file }) => file).join(", ")}.`,
  );
  return broken.length === 0 ? 0 : 1;
}

function chosenPacts(provider: string | undefined): Pact[] {
  const pacts = readdirSync(committedPacts).map((name) => readPact(join(committedPacts, name)));
  const chosen = pacts.filter((pact) => provider === undefined || pact.provider === provider);
  if (chosen.length > 0) return chosen;
  const known = [...new Set(pacts.map((pact) => pact.provider))].join(", ");
  throw new Error(`There is no pact with the provider "${provider}". Known providers: ${known}.`);
}

async function brokenAmong(pacts: readonly Pact[], url: string | undefined, stateUrl: string | undefined) {
  if (url !== undefined && pacts.length > 1) throw new Error("--url needs --provider: it is one provider's.");
  const broken: Pact[] = [];
  for (const pact of pacts) {
    const provider = await providerAt(pact.provider, url, stateUrl);
    try {
      if (!(await verifyPact(pact, provider))) broken.push(pact);
    } finally {
      await provider.close();
    }
  }
  return broken;
}

async function providerAt(name: string, url: string | undefined, stateUrl: string | undefined) {
  if (url === undefined && stateUrl === undefined) return startMockProvider(name);
  if (url === undefined || stateUrl === undefined) throw new Error("--url and --state-url go together.");
  return remoteProvider({ url, stateUrl });
}
