import type { Renamed } from "./renameProject.ts";

/** What was changed, by folder. */
export function reportOf({ changed, moved }: Renamed): string {
  const places = [...changed.values()].reduce((sum, count) => sum + count, 0);
  const folders = Map.groupBy(changed, ([path]) => (path.includes("/") ? `${path.split("/")[0]}/` : "./"));
  const rows = [...folders]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, files]) => {
      const count = files.reduce((sum, [, places]) => sum + places, 0);
      return `  ${folder.padEnd(14)}${String(count).padStart(6)} in ${files.length} file(s)`;
    });
  return [
    `Renamed ${places} places in ${changed.size} files:`,
    ...rows,
    `Moved ${moved.size} files:`,
    ...[...moved].map(([from, to]) => `  ${from} → ${to}`),
  ].join("\n");
}
