export const tabNames = ["world", "data", "faults", "journal"] as const;
export type TabName = (typeof tabNames)[number];

/** The console's view. The URL contains it, so that it survives a reload and can be shared. */
export type View =
  | { kind: "world"; id: string | undefined; tab: TabName }
  | { kind: "scenario"; name: string };

export function parseView(search: string): View {
  const query = new URLSearchParams(search);
  const scenario = query.get("scenario");
  if (scenario !== null) return { kind: "scenario", name: scenario };
  const tab = tabNames.find((name) => name === query.get("tab")) ?? "world";
  return { kind: "world", id: query.get("world") ?? undefined, tab };
}

export function formatView(view: View): string {
  if (view.kind === "scenario") return `?${new URLSearchParams({ scenario: view.name })}`;
  return `?${new URLSearchParams({ ...(view.id !== undefined && { world: view.id }), tab: view.tab })}`;
}
