/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import { useRef, useState } from "hono/jsx/dom";
import { ClockControls } from "#control/client/ClockControls.tsx";
import { control } from "#control/client/control.ts";
import { FaultList, useFaults } from "#control/client/faults.tsx";
import { Field, Messages } from "#control/client/forms.tsx";
import { useAction, useEffect, usePolled } from "#control/client/hooks.ts";
import { createPortalUrl, getPortalOrigin } from "#control/client/portal.ts";
import { ScenarioForm } from "#control/client/ScenarioForm.tsx";
import type { WorldSummary } from "#control/worlds/worldSummary.ts";

const logoUrl = import.meta.url.replace(/[^/]*$/, "logo.svg");

/** The bar above the portal: the settings of the mock backend, and controls that change them. */
export function Toolbar() {
  const { value: world, error } = usePolled("", () => parseResponse(control["current-world"].$get()));
  return (
    <aside aria-label="Mock backend">
      {world ? <LoadedToolbar key={world.id} world={world} /> : <p class="bar">{error}</p>}
    </aside>
  );
}

function LoadedToolbar({ world }: { world: WorldSummary }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const faultState = useFaults(world.id);
  const persona = usePersona(world);
  const faultCount = faultState.faults.length;

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isToggle = event.altKey && event.code === "KeyM";
      const { target } = event;
      // Leaves Escape outside the toolbar to the portal's dialogs. Events from the toolbar have its host element as target.
      const isInside = target instanceof Element && target.shadowRoot?.contains(toggle.current) === true;
      if (!isToggle && !(event.key === "Escape" && isInside)) return;
      event.preventDefault();
      setIsOpen((wasOpen) => isToggle && !wasOpen);
      toggle.current?.focus();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);

  useEffect(() => void panel.current?.togglePopover(isOpen), [isOpen]);

  return (
    <>
      <button
        ref={toggle}
        type="button"
        class="bar"
        aria-expanded={isOpen ? "true" : "false"}
        aria-controls="panel"
        aria-keyshortcuts="Alt+M"
        onClick={() => setIsOpen(!isOpen)}
      >
        <img src={logoUrl} alt="" width="16" height="16" />
        <span class="visually-hidden">Mock backend: world </span>
        <strong>{world.id}</strong>
        <span>{world.scenario}</span>
        <span>{persona ?? "signed out"}</span>
        {faultCount > 0 && <span class="count">{faultCount === 1 ? "1 fault" : `${faultCount} faults`}</span>}
      </button>
      <div ref={panel} class="panel" id="panel" popover="manual">
        {isOpen && (
          <div class="stack">
            <WorldSwitch world={world} persona={persona} />
            <details open>
              <summary>Clock</summary>
              <ClockControls worldId={world.id} />
            </details>
            <details open>
              <summary>Faults ({faultCount})</summary>
              <FaultList worldId={world.id} state={faultState} />
            </details>
            <details>
              <summary>New world</summary>
              <ScenarioSwitch world={world} />
            </details>
          </div>
        )}
      </div>
    </>
  );
}

/** All worlds; until they have loaded, the portal's current one. */
function useWorlds(world: WorldSummary) {
  const read = async () => (await parseResponse(control.worlds.$get())).worlds;
  return usePolled("", read).value ?? [world];
}

interface WorldSwitchProps {
  world: WorldSummary;
  persona: string | undefined;
}

/** Switches world and persona without leaving the screen. */
function WorldSwitch({ world, persona }: WorldSwitchProps) {
  const { outcome, run } = useAction();
  const worlds = useWorlds(world);
  const changeWorld = (id: string) => {
    const next = worlds.find((it) => it.id === id);
    if (!next) return;
    const isKnown = next.personas.some((it) => it.persona === persona);
    void run(() => switchWorld(next, isKnown ? persona : next.personas[0]?.persona));
  };
  return (
    // One root element: hono/jsx/dom inserts several anew at each render, and they lose the focus.
    <div class="stack">
      <div class="fields">
        <Field
          name="world"
          label="World"
          options={worlds.map(({ id }) => [id, id] as const)}
          value={world.id}
          onSelect={changeWorld}
        />
        <Field
          name="persona"
          label="Persona"
          options={[["", "signed out"], ...world.personas.map((it) => [it.persona, it.persona] as const)]}
          value={persona}
          onSelect={(name) => void run(() => switchWorld(world, name || undefined))}
        />
      </div>
      <Messages outcome={outcome} />
    </div>
  );
}

/** Loads the portal in a new world of a scenario. */
function ScenarioSwitch({ world }: { world: WorldSummary }) {
  const [selected, setSelected] = useState(world.scenario);
  const { value: scenarios = [] } = usePolled(
    "",
    async () => (await parseResponse(control.scenarios.$get())).scenarios,
    true,
  );
  const worlds = useWorlds(world);
  const scenario = scenarios.find(({ name }) => name === selected);
  const countries = [...new Set(worlds.map(({ country }) => country))];
  return (
    <div class="stack">
      <Field
        name="scenario"
        label="Scenario"
        options={scenarios.map(({ name }) => [name, name] as const)}
        value={selected}
        onSelect={setSelected}
        hint={scenario && `${scenario.description}.`}
      />
      {scenario && (
        <ScenarioForm
          key={scenario.name}
          scenario={scenario}
          countries={countries.map((code) => [code, code] as const)}
          country={world.country}
          onCreate={(created, path, persona) => switchWorld(created, persona, path)}
        />
      )}
    </div>
  );
}

/** Browsers report changes of the storage to other tabs alone. */
const tokenPollMs = 500;

/** The persona of the id token in the portal's storage. */
function usePersona({ personas }: WorldSummary): string | undefined {
  const readToken = () => localStorage.getItem("ad_idToken") ?? "";
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    const timer = setInterval(() => setToken(readToken()), tokenPollMs);
    return () => clearInterval(timer);
  }, []);
  const [, payload = ""] = token.split(".");
  try {
    const { emails } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return personas.find(({ email }) => email === emails?.[0])?.persona;
  } catch {
    return undefined;
  }
}

/**
 * Loads the portal in a world, signed in as the persona if there is one. Without a path it stays on the same screen, or goes to
 * the start if nobody is signed in, since most screens would sign in again at once.
 */
async function switchWorld(
  { id, country }: WorldSummary,
  persona: string | undefined,
  path = persona === undefined ? "/" : location.pathname + location.search,
): Promise<undefined> {
  const [label] = location.hostname.split(".");
  const isOwnHost = label === "localhost" || label === country.toLowerCase();
  const portal = isOwnHost ? location.origin : getPortalOrigin(country, location.port);
  const url = await createPortalUrl(id, portal, path, persona);
  // Otherwise the portal would keep the previous persona signed in.
  for (const key of Object.keys(localStorage)) if (key.startsWith("ad_")) localStorage.removeItem(key);
  location.assign(url);
}
