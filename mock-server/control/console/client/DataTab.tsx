/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import { useState } from "hono/jsx/dom";
import { routes } from "#control/client/control.ts";
import { useEffect, usePolled } from "#control/client/hooks.ts";
import { type RecordKind, recordKinds } from "#world/records.ts";

const pageSize = 50;

interface Page {
  kind: RecordKind;
  offset: number;
}

/** The records of a world as the services store them. */
export function DataTab({ worldId: id }: { worldId: string }) {
  const [{ kind, offset }, setPage] = useState<Page>({ kind: "projects", offset: 0 });
  const { value, error, refresh } = usePolled(id, async () => ({
    ...(await parseResponse(routes.records.$get({ param: { id }, query: { kind, offset: String(offset) } }))),
    kind,
    offset,
  }));
  useEffect(() => void refresh(), [kind, offset]);
  const counts = value?.counts ?? {};
  const total = counts[kind] ?? 0;
  const next = offset + pageSize;
  // The records of the previous page stay until these have loaded.
  const records = value?.kind === kind && value.offset === offset ? value.records : [];
  return (
    <>
      <fieldset class="buttons" aria-label="Kind of data">
        {recordKinds.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === kind ? "true" : "false"}
            onClick={() => setPage({ kind: name, offset: 0 })}
          >
            {name} <span class="count">{counts[name]}</span>
          </button>
        ))}
      </fieldset>
      <p role="alert">{error}</p>
      <ol class="entries">
        {records.map((record, index) => (
          <li key={`${kind} ${offset + index}`}>
            <details>
              <summary>{summarize(record)}</summary>
              <pre>{JSON.stringify(record, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
      {value && total === 0 && <p class="hint">This world has no {kind}.</p>}
      {total > pageSize && (
        <p class="buttons">
          <button type="button" onClick={() => setPage({ kind, offset: next < total ? next : 0 })}>
            {next < total ? "Next" : "First"}
          </button>
          <span class="hint">
            {offset + 1} to {Math.min(next, total)} of {total}
          </span>
        </p>
      )}
      <details>
        <summary>Configuration of the country</summary>
        <pre>{JSON.stringify(value?.config, null, 2)}</pre>
      </details>
    </>
  );
}

/** The fields with which a person tells records apart, of those that a kind has: name, place, status and owner. */
const namingFields = [
  ...["id", "persona", "firstName", "lastName", "name", "title", "type", "street", "houseNumber", "city"],
  ...["currentStatus", "serialNumber", "room", "token", "projectId", "customerAccountId", "accountId"],
];

function summarize(record: Readonly<Record<string, unknown>>): string {
  return namingFields.flatMap((name) => (typeof record[name] === "string" ? [record[name]] : [])).join(" · ");
}
