/** @jsxImportSource hono/jsx/dom */
import { Messages } from "#control/client/forms.tsx";
import { ScenarioForm } from "#control/client/ScenarioForm.tsx";
import type { ConsoleSettings } from "../consoleRoutes.ts";
import { getCountryName, openPortal } from "./portal.ts";
import { Sidebar } from "./Sidebar.tsx";
import { useConsole } from "./useConsole.ts";
import { WorldView } from "./WorldView.tsx";

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
