/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import { useState } from "hono/jsx/dom";
import { routes } from "#control/client/control.ts";
import { Messages } from "#control/client/forms.tsx";
import { useAction, usePolled } from "#control/client/hooks.ts";
import type { Exchange } from "#control/journalRoutes.ts";
import {
  isFailedEntry,
  type JournalEntry,
  type JournalFilter,
  matchesEntry,
} from "#world/journal/journalEntry.ts";
import { copyText, formatCurl } from "./copyText.ts";
import type { FaultTarget } from "./FaultForm.tsx";

const maxShownEntries = 200;

interface JournalTabProps {
  worldId: string;
  /** Opens the form that adds a fault for such requests. */
  onAddFault(target: FaultTarget): void;
}

/** The requests of a world, newest first; new ones appear at once. */
export function JournalTab({ worldId: id, onAddFault }: JournalTabProps) {
  const [filter, setFilter] = useState<JournalFilter>({});
  const {
    value: entries = [],
    error,
    refresh,
  } = usePolled(
    id,
    async () => (await parseResponse(routes.journal.$get({ param: { id }, query: {} }))).entries,
  );
  const { outcome, run } = useAction();
  const matching = entries.filter((entry) => matchesEntry(entry, filter));
  const shown = matching.slice(-maxShownEntries).toReversed();
  const clearAll = async () => {
    await routes.journal.$delete({ param: { id } });
    await refresh();
    return "The journal was cleared.";
  };
  const update = ({ target }: Event) => {
    const form = target instanceof HTMLElement && target.closest("form");
    if (!form) return;
    const data = new FormData(form);
    setFilter({ text: String(data.get("text")).trim() || undefined, failed: data.has("failed") });
  };
  return (
    <>
      <form class="bar" onInput={update} onSubmit={(event: Event) => event.preventDefault()}>
        <input
          type="search"
          name="text"
          aria-label="Filter requests"
          placeholder="Operation, service, path, status or error code"
        />
        <label class="choice">
          <input type="checkbox" name="failed" /> Failed only
        </label>
        <button type="button" onClick={() => run(clearAll)}>
          Clear
        </button>
      </form>
      <p class="hint">
        {shown.length} of {entries.length} requests shown.
      </p>
      <Messages outcome={{ ...outcome, error: error || outcome.error }} />
      <ol class="entries">
        {shown.map((entry) => (
          <JournalRow
            key={`${entry.number} ${entry.at}`}
            entry={entry}
            worldId={id}
            onAddFault={onAddFault}
          />
        ))}
      </ol>
    </>
  );
}

interface JournalRowProps {
  entry: JournalEntry;
  worldId: string;
  onAddFault(target: FaultTarget): void;
}

/** A request; opened, it shows the sent and the received data. */
function JournalRow({ entry, worldId, onAddFault }: JournalRowProps) {
  const { number, at, operation, service, method, path, status, duration, errorCodes, backend } = entry;
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
          <span class="status">{status === 0 ? "reset" : status}</span>
          <time dateTime={at}>{new Date(at).toLocaleTimeString("en-GB")}</time>
          <strong>{operation}</strong>
          <span class="service">
            {service}
            {backend && ", backend"}
          </span>
          <span class="codes">{errorCodes.join(", ")}</span>
          <span class="duration">{duration} ms</span>
        </summary>
        {isOpen && (
          <div class="exchange stack">
            <p class="bar">
              <span class="hint">
                {method} {path}, request {number} at {at}
              </span>
              <button
                type="button"
                onClick={() => onAddFault(isGraphQl ? { operation, service } : { path, service })}
              >
                Add a fault<span class="visually-hidden"> for {operation}</span>
              </button>
            </p>
            <ExchangeView worldId={worldId} number={number} method={method} />
          </div>
        )}
      </details>
    </li>
  );
}

/** Request and response of a journal entry, which the control API sends without secrets. */
function ExchangeView({ worldId, number, method }: { worldId: string; number: number; method: string }) {
  const param = { id: worldId, number: String(number) };
  const read = () => parseResponse(routes.journal[":number"].$get({ param }));
  const { value, error } = usePolled(param.number, read, true);
  const { outcome, run } = useAction();
  if (!value) return <p class="hint">{error || "Loading …"}</p>;
  const copy = () => run(() => copyText("command", formatCurl(worldId, method, value)));
  return (
    <div class="messages">
      <div class="stack">
        <p>
          <button type="button" onClick={copy}>
            Copy as curl
          </button>
        </p>
        <Messages outcome={outcome} />
      </div>
      <MessageView title="Request" message={value.request} />
      {value.response ? (
        <MessageView title="Response" message={value.response} />
      ) : (
        <p class="hint">The connection ended without a response.</p>
      )}
    </div>
  );
}

function MessageView({ title, message: { headers, body } }: { title: string; message: Exchange["request"] }) {
  return (
    <section class="stack" aria-label={title}>
      <h4>{title}</h4>
      <details>
        <summary>{headers.length} headers</summary>
        <pre>{headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</pre>
      </details>
      {body === null ? (
        <p class="hint">No text</p>
      ) : (
        // A `<pre>` would not take the focus, but the keyboard must reach a box that scrolls.
        <textarea class="body" readOnly rows={12} aria-label={`Body of the ${title.toLowerCase()}`}>
          {formatBody(body)}
        </textarea>
      )}
    </section>
  );
}

/** Shows the document of an operation with its line breaks. */
function formatBody(body: string): string {
  try {
    const { query, ...rest } = JSON.parse(body);
    return typeof query === "string" ? `${query.trim()}\n\n${JSON.stringify(rest, null, 2)}` : body;
  } catch {
    return body;
  }
}
