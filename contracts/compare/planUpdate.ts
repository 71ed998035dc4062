import { parse } from "node:path";
import { readService, type ServiceName } from "#schema/services.ts";
import { formatTextReport } from "./comparisonReport.ts";
import { readSdl, readSdlFile } from "./readSdl.ts";
import { compareService } from "./runCompare.ts";

interface Update {
  service: ServiceName;
  /** The SDL texts, by file name. */
  sdls: ReadonlyMap<string, string>;
  /** The comparison's report. */
  report: string;
  /** The reasons against replacing the SDL. */
  conflicts: readonly string[];
}

const notCompared = "Nothing is compared: the documents in src do not go with the schema in place.";

/** The plan of an update. Throws `CommandError` if the files have no schema. */
export function planUpdate(service: ServiceName, files: readonly string[]): Update {
  const provider = readSdl(files);
  const sdls = new Map<string, string>();
  for (const file of files) {
    const { name } = parse(file);
    // Files of several folders may have one name.
    const suffix = sdls.has(`${name}.graphql`) ? `-${sdls.size + 1}` : "";
    sdls.set(`${name}${suffix}.graphql`, readSdlFile(file));
  }
  // After an unfinished update, documents may not fit the schema, or there is no schema at all.
  const current = attempt(() => readService(service));
  const operations = current && attempt(() => current.operations);
  const comparison = operations && compareService(current, provider, files.join(", "));
  const report = comparison ? formatTextReport(comparison) : notCompared;
  return { service, sdls, report, conflicts: comparison?.conflicts ?? [] };
}

/** Returns undefined if the function throws. */
export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
