/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import { useState } from "hono/jsx/dom";
import { control } from "#control/client/control.ts";
import { Messages } from "#control/client/forms.tsx";
import { useAction, useEffect, usePolled } from "#control/client/hooks.ts";
import { ScenarioForm } from "#control/client/ScenarioForm.tsx";
import type { ConsoleSettings } from "../consoleRoutes.ts";
import { formatView, parseView, type View } from "./location.ts";
import { getCountryName, openPortal } from "./portal.ts";
import { Sidebar } from "./Sidebar.tsx";
import { WorldView } from "./WorldView.tsx";

/** The worlds and scenarios of the mock backend, and what the console shows of them. */
function useConsole(settings: ConsoleSettings) {
  const [view, setView] = useState(() => parseView(location.search));
  const { outcome, run } = useAction();
  const {
    value: worlds = [],
    error,
    refresh,
  } = usePolled("", async () => (await parseResponse(control.worlds.$get())).worlds);
  const { value: scenarios = [] } = usePolled(
    "",
    async () => (await parseResponse(control.scenarios.$get())).scenarios,
  );
  useEffect(() => {
    const showLocation = () => setView(parseView(location.search));
    addEventListener("popstate", showLocation);
    return () => removeEventListener("popstate", showLocation);
  }, []);
  const show = (next: View) => {
    history.pushState(null, "", formatView(next));
    setView(next);
  };
  const world = view.kind === "world" ? (worlds.find(({ id }) => id === view.id) ?? worlds[0]) : undefined;
  const messages = { ...outcome, error: error || outcome.error };
  return { settings, view, world, worlds, scenarios, messages, show, refresh, run };
}

export type Console = ReturnType<typeof useConsole>;

export function App({ settings }: { settings: ConsoleSettings }) {
  const console = useConsole(settings);
  const { view, world, scenarios, messages, refresh } = console;
  const scenario = view.kind === "scenario" ? scenarios.find(({ name }) => name === view.name) : undefined;
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header>
        <h1>
          <img src="/logo.svg" alt="" width="32" height="32" /> Taglys <span class="hint">mock backend</span>
        </h1>
        <button type="button" class="menu" popovertarget="lists">
          Worlds<span class="visually-hidden"> and scenarios</span>
        </button>
      </header>
      <div class="workspace">
        <Sidebar console={console} />
        <main id="content" tabIndex={-1}>
          <Messages outcome={messages} />
          {world && view.kind === "world" && (
            <WorldView key={world.id} world={world} tab={view.tab} console={console} />
          )}
          {scenario && (
            <section class="stack" aria-labelledby="view-title">
              <h2 id="view-title">{scenario.name}</h2>
              <p>{scenario.description}.</p>
              <ScenarioForm
                key={scenario.name}
                scenario={scenario}
                countries={settings.countries.map(
                  (code) => [code, `${getCountryName(code)} (${code})`] as const,
                )}
                country="DE"
                onCreate={async (created, path, persona) => {
                  await openPortal(created, settings, persona, path);
                  await refresh();
                  return `The portal opened in the new world ${created.id}.`;
                }}
              />
            </section>
          )}
        </main>
      </div>
    </>
  );
}
