/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import { describeError } from "../../../client/actions.tsx";
import { readExchange } from "../../../client/controlApi.ts";
import { useEffect } from "../../../client/useEffect.ts";
import type { Exchange } from "../../../journal/readExchange.ts";

/** Request and response of a journal entry, which the control API sends without secrets. */
export function ExchangeView({ worldId, number }: { worldId: string; number: number }) {
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    void readExchange(worldId, number)
      .then(setExchange)
      .catch((reason) => setError(describeError(reason)));
  }, [worldId, number]);
  if (error) return <p class="hint">{error}</p>;
  if (!exchange) return <p class="hint">Loading …</p>;
  return (
    <div class="messages">
      <MessageView title="Request" message={exchange.request} />
      {exchange.response ? (
        <MessageView title="Response" message={exchange.response} />
      ) : (
        <p class="hint">The connection ended without a response.</p>
      )}
    </div>
  );
}

function MessageView({ title, message: { headers, body } }: { title: string; message: Exchange["request"] }) {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <details>
        <summary>{headers.length} headers</summary>
        <pre>{headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</pre>
      </details>
      {body === null ? (
        <p class="hint">No text</p>
      ) : (
        // Not a pre, because a box that scrolls must be reachable by keyboard.
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
