import { parse } from "node:path";
import { readSdlFile } from "#schema/readSdlFile.ts";
import { readService, type ServiceName } from "#schema/services.ts";
import { formatTextReport } from "./comparisonReport.ts";
import { readSdl } from "./readSdl.ts";
import { compareService } from "./runCompare.ts";

interface Update {
  service: ServiceName;
  /** By the names of the files that they are written to. */
  sdls: ReadonlyMap<string, string>;
  /** What they mean for the portal. */
  report: string;
  /** Why they must not be put in place. */
  conflicts: readonly string[];
}

const notCompared = "Nothing is compared: the documents in src do not go with the schema in place.";

/** What an update would do. Throws `CommandError` if the files have no schema. */
export function planUpdate(service: ServiceName, files: readonly string[]): Update {
  const provider = readSdl(files);
  const sdls = new Map<string, string>();
  for (const file of files) {
    const { name } = parse(file);
    // Files of several folders may have one name.
    const suffix = sdls.has(`${name}.graphql`) ? `-${sdls.size + 1}` : "";
    sdls.set(`${name}${suffix}.graphql`, readSdlFile(file));
  }
  // An update that is not finished leaves documents that do not go with the schema, or no schema at all.
  const comparison = attempt(() => compareService(readService(service), provider, files.join(", ")));
  const report = comparison ? formatTextReport(comparison) : notCompared;
  return { service, sdls, report, conflicts: comparison?.conflicts ?? [] };
}

/** Undefined if it throws. */
export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
