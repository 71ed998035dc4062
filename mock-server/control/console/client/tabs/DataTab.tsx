/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import { Messages, useAction } from "../../../client/actions.tsx";
import { readRecords, type WorldRecords } from "../../../client/controlApi.ts";
import { useEffect } from "../../../client/useEffect.ts";

const pageSize = 50;

/** The records of a world as the services store them. */
export function DataTab({ worldId }: { worldId: string }) {
  const [{ kind, offset }, setPage] = useState({ kind: "projects", offset: 0 });
  const [content, setContent] = useState<WorldRecords | null>(null);
  const { outcome, run } = useAction();

  useEffect(() => {
    void run(async () => {
      setContent(await readRecords(worldId, kind, offset));
      return "";
    });
  }, [worldId, kind, offset]);

  const total = content?.counts[kind] ?? 0;
  return (
    <>
      <fieldset class="buttons" aria-label="Kind of data">
        {Object.entries(content?.counts ?? {}).map(([name, count]) => (
          <button
            key={name}
            type="button"
            class="chip"
            aria-pressed={name === kind ? "true" : "false"}
            onClick={() => setPage({ kind: name, offset: 0 })}
          >
            {name} <span class="count">{count}</span>
          </button>
        ))}
      </fieldset>
      <Messages outcome={outcome} />
      <ol class="records">
        {content?.records.map((record, index) => (
          <li key={`${kind} ${offset + index}`}>
            <details>
              <summary>{summarize(record)}</summary>
              <pre>{JSON.stringify(record, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
      {content && total === 0 && <p class="hint">This world has no {kind}.</p>}
      {total > pageSize && (
        <p class="buttons">
          <button
            type="button"
            disabled={offset === 0}
            onClick={() => setPage({ kind, offset: offset - pageSize })}
          >
            Previous
          </button>
          <button
            type="button"
            disabled={offset + pageSize >= total}
            onClick={() => setPage({ kind, offset: offset + pageSize })}
          >
            Next
          </button>
          <span class="hint">
            {offset + 1} to {Math.min(offset + pageSize, total)} of {total}
          </span>
        </p>
      )}
      <h3>Country</h3>
      <dl class="facts">
        {Object.entries(content?.config ?? {}).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === "string" ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The fields that tell records apart, as far as a kind has them. */
const namingFields = ["id", "persona", "name", "currentStatus", "serialNumber", "token", "createdAt"];

function summarize(record: Readonly<Record<string, unknown>>): string {
  const texts = namingFields.flatMap((name) => (typeof record[name] === "string" ? [record[name]] : []));
  const firstText = Object.values(record).find((value) => typeof value === "string");
  return texts.join(" · ") || String(firstText ?? "Record");
}
