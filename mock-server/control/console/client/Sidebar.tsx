/** @jsxImportSource hono/jsx/dom */
import type { Child } from "hono/jsx";
import { useRef, useState } from "hono/jsx/dom";
import type { ScenarioSummary, WorldSummary } from "../../client/controlApi.ts";
import { useEffect } from "../../client/useEffect.ts";
import type { ConsoleSettings } from "../consolePage.ts";
import { formatView, type View } from "./location.ts";
import { openScenario } from "./portal.ts";
import type { Console } from "./useConsole.ts";

interface SidebarProps {
  console: Console;
  settings: ConsoleSettings;
  run(action: () => Promise<string>): Promise<void>;
}

/** The searchable list of worlds and scenarios. */
export function Sidebar({ console, settings, run }: SidebarProps) {
  const { view, world, worlds, scenarios } = console;
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== "/" || isTextField(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", focusSearch);
    return () => removeEventListener("keydown", focusSearch);
  }, []);

  const shownWorlds = worlds.filter((it) => matches(search, [it.id, it.country, it.scenario]));
  const shownScenarios = scenarios.filter((it) => matches(search, [it.name, it.description]));
  const open = (scenario: ScenarioSummary) =>
    void run(async () => {
      const country = world?.country ?? settings.countries[0] ?? "";
      const request = { country, scenario: scenario.name };
      const created = await openScenario({ request, isSignedIn: true, start: "overview" }, settings);
      await console.refresh();
      return `The portal opened in the new world ${created.id}.`;
    });

  return (
    <nav class="sidebar" aria-label="Worlds and scenarios">
      <input
        ref={field}
        type="search"
        aria-label="Search worlds and scenarios"
        aria-keyshortcuts="/"
        placeholder="Search"
        onInput={({ target }: Event) => setSearch(target instanceof HTMLInputElement ? target.value : "")}
      />
      <h2>Worlds</h2>
      <ul>
        {shownWorlds.map((it) => (
          <li key={it.id}>
            <WorldLink world={it} isCurrent={it.id === world?.id} console={console} />
          </li>
        ))}
      </ul>
      {shownWorlds.length === 0 && <p class="hint">No world matches.</p>}
      <p>
        <ViewLink console={console} to={{ kind: "restore" }} isCurrent={view.kind === "restore"}>
          Restore a world from a file
        </ViewLink>
      </p>
      <h2>Scenarios</h2>
      <ul>
        {shownScenarios.map((it) => (
          <li key={it.name}>
            <ViewLink
              console={console}
              to={{ kind: "scenario", name: it.name }}
              isCurrent={view.kind === "scenario" && view.name === it.name}
            >
              <strong>{it.name}</strong>
              <span class="hint">{it.description}</span>
            </ViewLink>
            <button
              type="button"
              class="open"
              title="Open the portal in a new world"
              aria-label={`Open ${it.name} in a new world`}
              onClick={() => open(it)}
            >
              Open
            </button>
          </li>
        ))}
      </ul>
      {shownScenarios.length === 0 && <p class="hint">No scenario matches.</p>}
    </nav>
  );
}

function WorldLink({
  world,
  isCurrent,
  console,
}: {
  world: WorldSummary;
  isCurrent: boolean;
  console: Console;
}) {
  const tab = console.view.kind === "world" ? console.view.tab : "personas";
  return (
    <ViewLink console={console} to={{ kind: "world", id: world.id, tab }} isCurrent={isCurrent}>
      <strong>{world.id}</strong>
      <span class="hint">
        {world.country} {world.scenario}
      </span>
    </ViewLink>
  );
}

interface ViewLinkProps {
  console: Console;
  to: View;
  isCurrent: boolean;
  children?: Child;
}

function ViewLink({ console, to, isCurrent, children }: ViewLinkProps) {
  return (
    <a
      href={formatView(to)}
      aria-current={isCurrent ? "page" : undefined}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        console.show(to);
      }}
    >
      {children}
    </a>
  );
}

/** Whether each word is in one of the texts. */
function matches(search: string, texts: readonly string[]): boolean {
  const content = texts.join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => content.includes(word));
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}
