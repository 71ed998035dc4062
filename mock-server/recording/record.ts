/** `npm run mock:record`: a proxy in front of a real backend that saves the portal's calls without the data of persons. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { ListenError, listen } from "../server/listen.ts";
import { formatLines } from "../world/formatLines.ts";
import { createRecording } from "./capture/createRecording.ts";
import type { ObservedCall } from "./capture/observedCall.ts";
import { createRecorderApp } from "./capture/recorderApp.ts";
import { loadKnownOperations } from "./contract/knownOperations.ts";

const usage = `npm run mock:record -- --url https://api.example.com [options]

Start the portal with PORTAL_BACKEND=http://localhost:4100, use it, then press Ctrl+C.

Options
  --url <origin>    origin of the real main API, or of the registration service
  --out <file>      the recording (default: recording.json)
  --port <number>   port of the proxy (default: 4100)
  --country <code>  country, if the portal does not request the runtime config: ${countries.join(", ").toLowerCase()} (default: de)
  -h, --help        prints this help`;

try {
  await run();
} catch (error) {
  const isExpected =
    error instanceof ListenError || error instanceof RangeError || error instanceof TypeError;
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      out: { type: "string", default: "recording.json" },
      port: { type: "string", default: "4100" },
      country: { type: "string", default: "de" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const target = URL.parse(values.url ?? "");
  if (!target?.protocol.startsWith("http"))
    throw new RangeError("--url must be an origin such as https://api.example.com.");
  const country = countries.find((known) => known === values.country.toUpperCase());
  if (!country) throw new RangeError(`--country must be one of ${countries.join(", ").toLowerCase()}.`);

  const calls: ObservedCall[] = [];
  let others = 0;
  const app = createRecorderApp({
    target: target.origin,
    operations: loadKnownOperations(),
    onCall: (call) => calls.push(call),
    onOther: () => {
      others += 1;
    },
  });
  const listener = await listen({ host: "127.0.0.1", port: Number(values.port), option: "--port" });
  listener.serve(app);
  console.log(`Recording ${target.origin} at ${listener.origin}. Ctrl+C saves ${values.out}.`);
  const save = async () => {
    await listener.close();
    writeFileSync(values.out, formatLines(createRecording(calls, { country, now: new Date() })));
    console.log(
      `Saved ${calls.length} calls to ${values.out}; ${others} are not the portal's own and were left out.`,
    );
  };
  process.once("SIGINT", save).once("SIGTERM", save);
}
