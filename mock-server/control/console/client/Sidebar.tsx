/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import type { Child } from "hono/jsx";
import { useState } from "hono/jsx/dom";
import { control } from "#control/client/control.ts";
import { ActionError } from "#control/client/controlClient.ts";
import type { WorldSummary } from "#control/worlds/worldSummary.ts";
import { formatView, type View } from "./location.ts";
import { getCountryName, openPortal } from "./portal.ts";
import type { Console } from "./useConsole.ts";

/** The searchable lists of worlds, grouped by owner, and of scenarios. On phones it opens over the page. */
export function Sidebar({ console }: { console: Console }) {
  const { view, worlds, scenarios, settings, refresh, run } = console;
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/);
  const matches = (...texts: string[]) => words.every((word) => texts.join(" ").toLowerCase().includes(word));
  const findWorlds = (owner: WorldSummary["owner"]) =>
    worlds.filter((it) => it.owner === owner && matches(it.id, getCountryName(it.country), it.scenario));
  const [countries, own, tests] = [findWorlds("country"), findWorlds("user"), findWorlds("test")];
  const found = scenarios.filter(({ name, description }) => matches(name, description));

  const deleteTests = async () => {
    if (!confirm("Delete the worlds of all tests? Tests that are running fail.")) return undefined;
    const { deleted } = await parseResponse(control.worlds.$delete({ query: { owner: "test" } }));
    await refresh();
    return `${deleted} worlds were deleted.`;
  };
  const openScenario = async (scenario: string) => {
    const country = console.world?.country ?? "DE";
    const created = await parseResponse(control.worlds.$post({ json: { country, scenario } }));
    await openPortal(created, settings, created.personas[0]?.persona);
    await refresh();
    return `The portal opened in the new world ${created.id}.`;
  };
  const restore = ({ target }: Event) => {
    const input = target instanceof HTMLInputElement ? target : null;
    const file = input?.files?.[0];
    if (!input || !file) return;
    void run(async () => {
      const { id } = await restoreFile(file, worlds);
      input.value = "";
      await refresh();
      console.show({ kind: "world", id, tab: "world" });
      return `World ${id} was restored.`;
    });
  };

  return (
    <nav id="lists" popover="auto" class="sidebar" aria-label="Worlds and scenarios">
      <input
        type="search"
        aria-label="Search worlds and scenarios"
        placeholder="Search"
        onInput={({ target }: Event) => setSearch(target instanceof HTMLInputElement ? target.value : "")}
      />
      <h2>Countries</h2>
      <ul class="countries">
        {countries.map((world) => (
          <WorldItem key={world.id} world={world} console={console}>
            {getCountryName(world.country)}
          </WorldItem>
        ))}
      </ul>
      <h2>Mine</h2>
      <ul class="own">
        {own.map((world) => (
          <WorldItem key={world.id} world={world} console={console} />
        ))}
      </ul>
      {own.length === 0 && <p class="hint">Worlds of scenarios and restored ones</p>}
      <p>
        <label class="button small">
          Restore a file
          <input type="file" class="visually-hidden" accept=".json" onChange={restore} />
        </label>
      </p>
      <details>
        <summary>
          Tests <span class="count">{tests.length}</span>
        </summary>
        {tests.length > 0 && (
          <button type="button" class="small" onClick={() => run(deleteTests)}>
            Delete all tests
          </button>
        )}
        <ul>
          {tests.map((world) => (
            <WorldItem key={world.id} world={world} console={console} />
          ))}
        </ul>
      </details>
      <h2>Scenarios</h2>
      <ul>
        {found.map(({ name, description }) => (
          <li key={name}>
            <ViewLink
              console={console}
              to={{ kind: "scenario", name }}
              isCurrent={view.kind === "scenario" && view.name === name}
            >
              <strong>{name}</strong>
              <span class="hint">{description}</span>
            </ViewLink>
            <button
              type="button"
              class="small"
              aria-label={`Open ${name} in a new world`}
              onClick={() => run(() => openScenario(name))}
            >
              Open
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="hint">No scenario matches.</p>}
    </nav>
  );
}

interface WorldItemProps {
  world: WorldSummary;
  console: Console;
  /** The text of the link to the world. Default: id, country and scenario. */
  children?: Child;
}

function WorldItem({ world, console, children }: WorldItemProps) {
  const { id, country, scenario } = world;
  const tab = console.view.kind === "world" ? console.view.tab : "world";
  return (
    <li>
      <ViewLink console={console} to={{ kind: "world", id, tab }} isCurrent={id === console.world?.id}>
        {children ?? (
          <>
            <strong>{id}</strong>
            <span class="hint">
              {country} {scenario}
            </span>
          </>
        )}
      </ViewLink>
    </li>
  );
}

interface ViewLinkProps {
  console: Console;
  to: View;
  isCurrent: boolean;
  children?: Child;
}

export function ViewLink({ console, to, isCurrent, children }: ViewLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    console.show(to);
    const lists = document.querySelector<HTMLElement>("#lists:popover-open");
    lists?.hidePopover();
  };
  return (
    <a href={formatView(to)} aria-current={isCurrent ? "page" : undefined} onClick={follow}>
      {children}
    </a>
  );
}

/** Restores a world from a file, under another id if its own is taken. */
async function restoreFile(file: File, worlds: readonly WorldSummary[]): Promise<WorldSummary> {
  const snapshot = await parseFile(file);
  const name = String(snapshot?.id);
  const isTaken = (id: string) => worlds.some((world) => world.id === id);
  let id = name;
  for (let number = 2; isTaken(id); number++) id = `${name}-${number}`;
  return await parseResponse(control.worlds.restore.$post({ json: { snapshot, id } }));
}

async function parseFile(file: File) {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new ActionError(`${file.name} is not JSON. Choose a world that was saved as a file.`);
  }
}
