export const tabNames = ["personas", "data", "faults", "clock", "journal", "provider"] as const;
export type TabName = (typeof tabNames)[number];

/** What the console shows. The URL contains it, so that it remains after a reload and can be sent to others. */
export type View =
  | { kind: "world"; id: string | undefined; tab: TabName }
  | { kind: "scenario"; name: string }
  | { kind: "restore" };

export function parseView(search: string): View {
  const query = new URLSearchParams(search);
  const scenario = query.get("scenario");
  if (scenario !== null) return { kind: "scenario", name: scenario };
  if (query.has("restore")) return { kind: "restore" };
  const tab = tabNames.find((name) => name === query.get("tab")) ?? "personas";
  return { kind: "world", id: query.get("world") ?? undefined, tab };
}

export function formatView(view: View): string {
  switch (view.kind) {
    case "scenario":
      return `?${new URLSearchParams({ scenario: view.name })}`;
    case "restore":
      return "?restore";
    case "world":
      return `?${new URLSearchParams({ ...(view.id !== undefined && { world: view.id }), tab: view.tab })}`;
  }
}
