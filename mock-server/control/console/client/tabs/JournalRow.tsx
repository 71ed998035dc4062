/** @jsxImportSource hono/jsx/dom */
import { memo, useState } from "hono/jsx/dom";
import { isFailedEntry, type JournalEntry } from "../../../../world/journal/journalEntry.ts";
import { formatTimestamp } from "../../../client/formatTimestamp.ts";
import { ExchangeView } from "./ExchangeView.tsx";
import type { FaultTarget } from "./FaultForm.tsx";

interface JournalRowProps {
  entry: JournalEntry;
  worldId: string;
  onAddFault(target: FaultTarget): void;
}

function Row({ entry, worldId, onAddFault }: JournalRowProps) {
  const { number, at, operation, service, method, path, status, duration, errorCodes } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const isGraphQl = service === "main-api" || service === "registration";
  return (
    <li class={isFailedEntry(entry) ? "failed" : ""}>
      <details
        onToggle={({ currentTarget }: Event) => {
          if (currentTarget instanceof HTMLDetailsElement) setIsOpen(currentTarget.open);
        }}
      >
        <summary>
          <span class="status">{status === 0 ? "reset" : String(status)}</span>
          <strong>{operation}</strong>
          <span class="service">{service}</span>
          <span class="codes">{errorCodes.join(", ")}</span>
          <span class="duration">{duration} ms</span>
        </summary>
        {isOpen && (
          <div class="exchange">
            <p class="exchange-bar">
              <span class="hint">
                {method} {path}, request {number} at {formatTimestamp(at)}
              </span>
              <button
                type="button"
                onClick={() => onAddFault(isGraphQl ? { operation, service } : { path, service })}
              >
                Add a fault<span class="visually-hidden"> for {operation}</span>
              </button>
            </p>
            <ExchangeView worldId={worldId} number={number} />
          </div>
        )}
      </details>
    </li>
  );
}

/** A request, which opens to what was sent and received. */
export const JournalRow = memo(
  Row,
  (before, after) => before.entry === after.entry && before.worldId === after.worldId,
);
