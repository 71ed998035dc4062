/** @jsxImportSource hono/jsx/dom */
import { useRef, useState } from "hono/jsx/dom";
import { deleteWorld, getWorldPath, resetWorld, type WorldSummary } from "../../client/controlApi.ts";
import { useFaults } from "../../client/FaultList.tsx";
import type { ConsoleSettings } from "../consolePage.ts";
import { getCountryName } from "./countryName.ts";
import { type TabName, tabNames } from "./location.ts";
import { openPortal } from "./portal.ts";
import { ClockTab } from "./tabs/ClockTab.tsx";
import { DataTab } from "./tabs/DataTab.tsx";
import type { FaultTarget } from "./tabs/FaultForm.tsx";
import { FaultsTab } from "./tabs/FaultsTab.tsx";
import { JournalTab } from "./tabs/JournalTab.tsx";
import { PersonasTab } from "./tabs/PersonasTab.tsx";
import { ProviderTab } from "./tabs/ProviderTab.tsx";
import type { Console } from "./useConsole.ts";

const titles: Record<TabName, string> = {
  personas: "Personas",
  data: "Data",
  faults: "Faults",
  clock: "Clock",
  journal: "Journal",
  provider: "Sign-in provider",
};

interface WorldViewProps {
  world: WorldSummary;
  tab: TabName;
  console: Console;
  settings: ConsoleSettings;
  run(action: () => Promise<string>): Promise<void>;
}

/** Shows the selected world: actions on the whole of it, and a tab for each of its parts. */
export function WorldView({ world, tab, console, settings, run }: WorldViewProps) {
  const { id, country, scenario } = world;
  const faultState = useFaults(id);
  const [faultTarget, setFaultTarget] = useState<FaultTarget>({});
  const confirmation = useRef<HTMLDialogElement>(null);
  const tabList = useRef<HTMLDivElement>(null);
  const show = (name: TabName) => console.show({ kind: "world", id, tab: name });

  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabNames.at((tabNames.indexOf(tab) + step) % tabNames.length) ?? tab;
    show(next);
    tabList.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };

  const remove = () =>
    run(async () => {
      await deleteWorld(id);
      await console.refresh();
      console.show({ kind: "world", id: undefined, tab });
      return `World ${id} was deleted.`;
    });

  return (
    <section aria-labelledby="view-title">
      <div class="view-header">
        <div>
          <h2 id="view-title">{id}</h2>
          <p class="hint">
            {getCountryName(country)}, scenario <code>{scenario}</code>
          </p>
        </div>
        <p class="buttons">
          <button
            type="button"
            class="primary"
            onClick={() =>
              run(async () => {
                await openPortal(world, settings);
                return "";
              })
            }
          >
            Open the portal
          </button>
          <button
            type="button"
            onClick={() =>
              run(async () => {
                await resetWorld(id);
                await Promise.all([faultState.refresh(), console.refresh()]);
                return `World ${id} was reset.`;
              })
            }
          >
            Reset
          </button>
          <a class="button" href={`${getWorldPath(id)}/snapshot`} download>
            Save as a file
          </a>
          <button type="button" id="delete-world" onClick={() => confirmation.current?.showModal()}>
            Delete
          </button>
        </p>
      </div>
      <div class="tabs" role="tablist" aria-label="Parts of the world" ref={tabList} onKeyDown={moveFocus}>
        {tabNames.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab ? "true" : "false"}
            aria-controls="tab-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => show(name)}
          >
            {titles[name]}
            {name === "faults" && faultState.faults.length > 0 && (
              <span class="count">{faultState.faults.length}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} class="stack">
        {tab === "personas" && <PersonasTab world={world} settings={settings} run={run} />}
        {tab === "data" && <DataTab worldId={id} />}
        {tab === "faults" && (
          <FaultsTab worldId={id} state={faultState} target={faultTarget} operations={settings.operations} />
        )}
        {tab === "clock" && <ClockTab worldId={id} now={world.now} />}
        {tab === "journal" && (
          <JournalTab
            worldId={id}
            onAddFault={(target) => {
              setFaultTarget(target);
              show("faults");
            }}
          />
        )}
        {tab === "provider" && <ProviderTab world={world} />}
      </div>
      <dialog
        ref={confirmation}
        aria-labelledby="confirmation-question"
        onClose={({ target }: Event) => {
          if (target instanceof HTMLDialogElement && target.returnValue === "yes") void remove();
        }}
      >
        <p id="confirmation-question">
          Delete the world {id} with all its data?{" "}
          {id === country.toLowerCase() &&
            `The portal of ${getCountryName(country)} shows errors until a new world ${id} is created.`}
        </p>
        <form method="dialog" class="buttons">
          <button type="submit" value="no">
            Cancel
          </button>
          <button type="submit" value="yes" class="primary">
            Delete
          </button>
        </form>
      </dialog>
    </section>
  );
}
