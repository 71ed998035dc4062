/** @jsxImportSource hono/jsx/dom */
import { Messages, useAction } from "../../client/actions.tsx";
import type { ConsoleSettings } from "../consolePage.ts";
import { createCommands } from "./palette/createCommands.ts";
import { Palette } from "./palette/Palette.tsx";
import { RestoreView } from "./RestoreView.tsx";
import { ScenarioView } from "./ScenarioView.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { useConsole } from "./useConsole.ts";
import { WorldView } from "./WorldView.tsx";

export function App({ settings }: { settings: ConsoleSettings }) {
  const console = useConsole();
  const { outcome, run } = useAction();
  const { view, world, scenarios, loadError } = console;
  const scenario = view.kind === "scenario" ? scenarios.find(({ name }) => name === view.name) : undefined;
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header>
        <h1>
          <img src="/console.svg" alt="" width="28" height="28" /> Taglys mock backend
        </h1>
        <Palette createCommands={() => createCommands(console, settings)} run={run} />
      </header>
      <div class="workspace">
        <Sidebar console={console} settings={settings} run={run} />
        <main id="content" tabIndex={-1}>
          <Messages outcome={{ ...outcome, error: loadError || outcome.error }} />
          {view.kind === "world" && world && (
            <WorldView
              key={world.id}
              world={world}
              tab={view.tab}
              console={console}
              settings={settings}
              run={run}
            />
          )}
          {scenario && (
            <ScenarioView key={scenario.name} scenario={scenario} console={console} settings={settings} />
          )}
          {view.kind === "restore" && <RestoreView console={console} />}
        </main>
      </div>
    </>
  );
}
