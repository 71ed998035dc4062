import { parseArgs } from "node:util";

export interface ChaosOptions {
  seed: number;
  mutations: number;
  faults: number;
  /** Numbers of the cases to run; all if empty. */
  only: readonly number[];
  workers: number;
  /** Whether the portal is built first. */
  builds: boolean;
}

/** Parses the command line. Throws if an option is no whole number. */
export function parseChaosOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
      mutations: { type: "string", default: "2000" },
      faults: { type: "string", default: "500" },
      only: { type: "string", default: "" },
      workers: { type: "string", default: "2" },
      "no-build": { type: "boolean", default: false },
    },
  });
  return {
    seed: parseNumber("seed", values.seed),
    mutations: parseNumber("mutations", values.mutations),
    faults: parseNumber("faults", values.faults),
    only: values.only === "" ? [] : values.only.split(",").flatMap((range) => parseRange(range)),
    workers: parseNumber("workers", values.workers),
    builds: !values["no-build"],
  };
}

/** `7`, or `1-500` for a part of the run. */
function parseRange(range: string): number[] {
  const [first = 0, last = first] = range.split("-").map((text) => parseNumber("only", text));
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

function parseNumber(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`--${option} expects a whole number, not "${text}".`);
}
