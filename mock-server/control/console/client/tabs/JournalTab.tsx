/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import { type JournalFilter, matchesEntry, serviceNames } from "../../../../world/journal/journalEntry.ts";
import { Messages, useAction } from "../../../client/actions.tsx";
import { clearJournal } from "../../../client/controlApi.ts";
import type { FaultTarget } from "./FaultForm.tsx";
import { JournalRow } from "./JournalRow.tsx";
import { useJournal } from "./useJournal.ts";

const maxShownEntries = 200;

interface JournalTabProps {
  worldId: string;
  /** Opens the form that adds a fault for such requests. */
  onAddFault(target: FaultTarget): void;
}

/** The requests of a world, newest first. */
export function JournalTab({ worldId, onAddFault }: JournalTabProps) {
  const [filter, setFilter] = useState<JournalFilter>({});
  const [isLive, setIsLive] = useState(true);
  const { entries, connection, clear } = useJournal(worldId, isLive);
  const { outcome, run } = useAction();
  const matching = entries.filter((entry) => matchesEntry(entry, filter));
  const shown = matching.slice(-maxShownEntries).toReversed();
  const clearAll = async () => {
    await clearJournal(worldId);
    clear();
    return "The journal was cleared.";
  };
  return (
    <>
      <div class="journal-bar">
        <input
          type="search"
          aria-label="Filter requests"
          placeholder="Operation, path, status or error code"
          onInput={({ target }: Event) => {
            const text = target instanceof HTMLInputElement ? target.value.trim() : "";
            setFilter({ ...filter, text: text || undefined });
          }}
        />
        <select
          aria-label="Service"
          onChange={({ target }: Event) => {
            const value = target instanceof HTMLSelectElement ? target.value : "";
            setFilter({ ...filter, service: serviceNames.find((name) => name === value) });
          }}
        >
          <option value="">All services</option>
          {serviceNames.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <Check
          label="Failed only"
          checked={filter.failed === true}
          onChange={(failed) => setFilter({ ...filter, failed: failed || undefined })}
        />
        <Check label="Live" checked={isLive} onChange={setIsLive} />
        <button type="button" onClick={() => run(clearAll)}>
          Clear
        </button>
      </div>
      <p class="hint">
        {shown.length} of {entries.length} requests shown. {connection}
      </p>
      <Messages outcome={outcome} />
      <ol class="entries">
        {shown.map((entry) => (
          <JournalRow key={entry.number} entry={entry} worldId={worldId} onAddFault={onAddFault} />
        ))}
      </ol>
    </>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }: Event) => {
          if (target instanceof HTMLInputElement) onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
