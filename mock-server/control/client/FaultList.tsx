/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import type { Fault } from "../../world/faults/fault.ts";
import { Messages, useAction } from "./actions.tsx";
import { addFault, listFaults, removeFault, removeFaults } from "./controlApi.ts";
import { faultPresets } from "./faultPresets.ts";
import { useEffect } from "./useEffect.ts";

export interface FaultState {
  faults: readonly Fault[];
  refresh(): Promise<void>;
}

const pollMs = 3000;

/** The active faults of a world, whose hits change with requests. */
export function useFaults(worldId: string): FaultState {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const refresh = async () => setFaults(await listFaults(worldId));
  useEffect(() => {
    // An error is ignored: actions show their own, and the next poll may succeed.
    const poll = () => void refresh().catch(() => {});
    setFaults([]);
    poll();
    const timer = setInterval(poll, pollMs);
    return () => clearInterval(timer);
  }, [worldId]);
  return { faults, refresh };
}

/** Lists the active faults of a world, removes them, and adds those that are needed often. */
export function FaultList({ worldId, state }: { worldId: string; state: FaultState }) {
  const { faults, refresh } = state;
  const { outcome, run } = useAction();
  const change = (action: () => Promise<string>) =>
    void run(async () => {
      const message = await action();
      await refresh();
      return message;
    });
  return (
    <div class="stack">
      <fieldset class="buttons" aria-label="Add faults">
        {faultPresets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            onClick={() =>
              change(async () => {
                for (const fault of preset.faults) await addFault(worldId, fault);
                return `Added: ${preset.text}.`;
              })
            }
          >
            {preset.text}
          </button>
        ))}
      </fieldset>
      {faults.length === 0 ? <p class="hint">No active faults.</p> : null}
      <ul class="faults">
        {faults.map((fault) => (
          <li key={fault.id}>
            <span>
              <strong>{describeTarget(fault)}</strong> {describeEffect(fault)}
            </span>
            <span class="hint">{describeHits(fault)}</span>
            <button
              type="button"
              onClick={() =>
                change(async () => {
                  await removeFault(worldId, fault.id);
                  return `${fault.id} was removed.`;
                })
              }
            >
              Remove<span class="visually-hidden"> {fault.id}</span>
            </button>
          </li>
        ))}
      </ul>
      {faults.length > 1 && (
        <p>
          <button
            type="button"
            onClick={() =>
              change(async () => {
                await removeFaults(worldId);
                return "All faults were removed.";
              })
            }
          >
            Remove all
          </button>
        </p>
      )}
      <Messages outcome={outcome} />
    </div>
  );
}

function describeTarget({ operation, path, service }: Fault): string {
  return [operation, path, service].filter((part) => part !== undefined).join(", ");
}

function describeEffect({ effect: { kind, ...settings } }: Fault): string {
  return Object.keys(settings).length === 0 ? kind : `${kind} ${JSON.stringify(settings)}`;
}

function describeHits({ hits, calls }: Fault): string {
  const limit = calls === undefined ? "" : ` of ${calls}`;
  return `${hits}${limit} ${hits === 1 && limit === "" ? "hit" : "hits"}`;
}
