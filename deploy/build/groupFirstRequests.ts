import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The script that sends requests before React has loaded. */
export const firstRequests = "/src/firstRequests.ts";

/** Pages that load without it, and without what only cabinet screens request. */
const otherPages = ["/src/main.tsx", "/src/features/campaigns/preview/CampaignPreviewPage.tsx"];

/** What React Query adds to its core. Its index, through which the core is imported, is not part of the build. */
const reactModules = /\/react-query\/build\/\w+\/(?!index|.*Options)/;

/**
 * The name of the chunk of a module that the first requests need: `queries` if only cabinet screens need it, else `client`. Neither
 * needs React.
 */
export function groupFirstRequests(id: string, context: Context): string | null {
  if (!isImported(id, [firstRequests], context)) return null;
  return !/\/src\/(app|features|firstRequests)\b/.test(id) || isImported(id, otherPages, context)
    ? "client"
    : "queries";
}

/** Whether modules whose paths end in one of these import a module statically, or are that module. */
function isImported(
  id: string,
  importers: readonly string[],
  context: Context,
  visited = new Set<string>(),
): boolean {
  if (importers.some((it) => id.endsWith(it))) return true;
  if (visited.has(id) || reactModules.test(id)) return false;
  visited.add(id);
  return (
    context.getModuleInfo(id)?.importers.some((it) => isImported(it, importers, context, visited)) ?? false
  );
}
