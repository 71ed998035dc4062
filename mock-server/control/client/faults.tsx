/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import type { Fault, FaultRequest } from "#world/faults/fault.ts";
import { routes } from "./control.ts";
import { Messages } from "./forms.tsx";
import { useAction, usePolled } from "./hooks.ts";

const mainApi = { service: "main-api" } as const;

/** Common faults; one button may add several. */
const faultPresets: Readonly<Record<string, readonly FaultRequest[]>> = {
  "Uploads fail": ["UploadAttachment", "UploadInvoice"].map((operation) => ({
    operation,
    effect: { kind: "status", status: 503 },
  })),
  "Slow uploads": ["UploadAttachment", "UploadInvoice"].map((operation) => ({
    operation,
    effect: { kind: "slowUpload", bytesPerSecond: 50_000 },
  })),
  "Slow responses": [{ ...mainApi, effect: { kind: "latency", milliseconds: 3000 } }],
  "Main API unavailable": [{ ...mainApi, effect: { kind: "status", status: 503 } }],
  "Connection lost": [{ ...mainApi, effect: { kind: "reset" } }],
  "Token rejected": [{ ...mainApi, effect: { kind: "unauthorized" } }],
  "Token rejected once": [{ ...mainApi, effect: { kind: "unauthorized" }, calls: 1 }],
};

/** Reads the active faults of a world, whose hits change with requests. */
export function useFaults(id: string) {
  const { value = [], refresh } = usePolled(
    id,
    async () => (await parseResponse(routes.faults.$get({ param: { id } }))).faults,
  );
  return { faults: value, refresh };
}

export type FaultState = ReturnType<typeof useFaults>;

/** Lists and removes the active faults of a world, and adds common ones. */
export function FaultList({
  worldId: id,
  state: { faults, refresh },
}: {
  worldId: string;
  state: FaultState;
}) {
  const { outcome, run } = useAction();
  const addFaults = async (added: readonly FaultRequest[]) => {
    for (const json of added) await routes.faults.$post({ param: { id }, json });
  };
  const change = (action: () => Promise<unknown>, message: string) =>
    void run(async () => {
      await action();
      await refresh();
      return message;
    });
  return (
    <div class="stack">
      <fieldset class="buttons" aria-label="Add faults">
        {Object.entries(faultPresets).map(([name, preset]) => (
          <button key={name} type="button" onClick={() => change(() => addFaults(preset), `Added: ${name}.`)}>
            {name}
          </button>
        ))}
      </fieldset>
      <ul class="rows">
        {faults.map((fault) => (
          <li key={fault.id}>
            <span class="grow">
              <strong>{describeTarget(fault)}</strong> {describeEffect(fault)}
            </span>
            <span class="hint">{describeHits(fault)}</span>
            <button
              type="button"
              onClick={() =>
                change(
                  () => routes.faults[":fault"].$delete({ param: { id, fault: fault.id } }),
                  `${fault.id} was removed.`,
                )
              }
            >
              Remove<span class="visually-hidden"> {fault.id}</span>
            </button>
          </li>
        ))}
      </ul>
      {faults.length === 0 && <p class="hint">No active faults.</p>}
      {faults.length > 1 && (
        <p>
          <button
            type="button"
            onClick={() => change(() => routes.faults.$delete({ param: { id } }), "All faults were removed.")}
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
  return calls === undefined ? `${hits} ${hits === 1 ? "hit" : "hits"}` : `${hits} of ${calls} hits`;
}
