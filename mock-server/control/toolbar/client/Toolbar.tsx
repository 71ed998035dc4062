/** @jsxImportSource hono/jsx/dom */
import type { Child } from "hono/jsx";
import { useRef, useState } from "hono/jsx/dom";
import { Messages, useAction } from "../../client/actions.tsx";
import { ClockControls } from "../../client/ClockControls.tsx";
import type { WorldSummary } from "../../client/controlApi.ts";
import { FaultList, useFaults } from "../../client/FaultList.tsx";
import { SelectField } from "../../client/fields.tsx";
import { useEffect } from "../../client/useEffect.ts";
import { ScenarioSwitch } from "./ScenarioSwitch.tsx";
import { switchWorld } from "./switchWorld.ts";
import { usePortalWorld } from "./usePortalWorld.ts";

type PortalWorld = ReturnType<typeof usePortalWorld>;

/** The toolbar in the corner of the portal: what the mock backend is set to, and controls that change it. */
export function Toolbar() {
  const state = usePortalWorld();
  const { world, error } = state;
  return (
    <aside aria-label="Mock backend">
      {world ? <LoadedToolbar key={world.id} world={world} state={state} /> : <p class="pill">{error}</p>}
    </aside>
  );
}

function LoadedToolbar({ world, state }: { world: WorldSummary; state: PortalWorld }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const faultState = useFaults(world.id);
  const faultCount = faultState.faults.length;

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isToggle = event.altKey && event.code === "KeyM";
      // In the toolbar alone: the portal has its own dialogs to close.
      const isClose = event.key === "Escape" && isInShadowTree(event, toggle.current);
      if (!isToggle && !isClose) return;
      event.preventDefault();
      setIsOpen((wasOpen) => isToggle && !wasOpen);
      toggle.current?.focus();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);

  return (
    <>
      <button
        ref={toggle}
        type="button"
        class="pill"
        aria-expanded={isOpen ? "true" : "false"}
        aria-controls="panel"
        aria-keyshortcuts="Alt+M"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span class="visually-hidden">Mock backend: world </span>
        <strong>{world.id}</strong>
        <span>{world.scenario}</span>
        <span>{state.persona ?? "signed out"}</span>
        {faultCount > 0 && <span class="count">{faultCount === 1 ? "1 fault" : `${faultCount} faults`}</span>}
      </button>
      {isOpen && (
        <div class="panel" id="panel">
          <WorldSwitch world={world} state={state} />
          <Section title="Clock" open>
            <ClockControls worldId={world.id} />
          </Section>
          <Section title={`Faults (${faultCount})`} open>
            <FaultList worldId={world.id} state={faultState} />
          </Section>
          <Section title="New world">
            <ScenarioSwitch world={world} worlds={state.worlds} scenarios={state.scenarios} />
          </Section>
        </div>
      )}
    </>
  );
}

/** Whether an event comes from the shadow tree of an element; outside it, the target is the host of the tree. */
function isInShadowTree({ target }: Event, element: Element | null): boolean {
  return target instanceof Element && target.shadowRoot?.contains(element) === true;
}

interface SectionProps {
  title: string;
  open?: boolean;
  children?: Child;
}

function Section({ title, open = false, children }: SectionProps) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Switches world and persona on the screen that is open. */
function WorldSwitch({ world, state: { worlds, persona } }: { world: WorldSummary; state: PortalWorld }) {
  const { outcome, run } = useAction();
  const switchTo = (next: WorldSummary, nextPersona: string | undefined) =>
    void run(async () => {
      await switchWorld(next, { persona: nextPersona });
      return "";
    });
  const changeWorld = (id: string) => {
    const next = worlds.find((it) => it.id === id);
    if (!next) return;
    const isKnown = next.personas.some((it) => it.persona === persona);
    switchTo(next, isKnown ? persona : next.personas[0]?.persona);
  };
  return (
    <>
      <div class="fields">
        <SelectField
          name="world"
          label="World"
          options={worlds.map(({ id }) => ({ value: id, text: id }))}
          selected={world.id}
          onSelect={changeWorld}
        />
        <SelectField
          name="persona"
          label="Persona"
          options={[
            { value: "", text: "signed out" },
            ...world.personas.map((it) => ({ value: it.persona, text: it.persona })),
          ]}
          selected={persona ?? ""}
          onSelect={(name) => switchTo(world, name || undefined)}
        />
      </div>
      <Messages outcome={outcome} />
    </>
  );
}
