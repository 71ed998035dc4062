/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import { useState } from "hono/jsx/dom";
import { routes } from "./control.ts";
import { Messages } from "./forms.tsx";
import { useAction, useEffect, usePolled } from "./hooks.ts";

const advances = [
  { seconds: 3600, text: "+ 1 hour", title: "The id token expires" },
  { seconds: 86_400, text: "+ 1 day", title: "Deadlines come a day closer" },
  { seconds: 90_000, text: "+ 25 hours", title: "The refresh token expires, and with it the session" },
  { seconds: 8 * 86_400, text: "+ 8 days", title: "Deadlines of offers pass" },
];

/** Shows the clock of a world, and moves or freezes it. */
export function ClockControls({ worldId: id }: { worldId: string }) {
  const { value: reading, refresh } = usePolled(id, async () => ({
    ...(await parseResponse(routes.clock.$get({ param: { id } }))),
    readAt: performance.now(),
  }));
  const [, setTick] = useState(0);
  const { outcome, run } = useAction();
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);

  const change = (json: { advance: number } | { frozen: boolean }) =>
    void run(async () => {
      const { now, frozen } = await parseResponse(routes.clock.$patch({ param: { id }, json }));
      await refresh();
      return `The clock shows ${formatTimestamp(now)}.${frozen ? " It is frozen." : ""}`;
    });
  const elapsed = !reading || reading.frozen ? 0 : performance.now() - reading.readAt;
  const now = reading && new Date(Date.parse(reading.now) + elapsed);
  return (
    <div class="stack">
      <p class="now">
        {now && <time dateTime={now.toISOString()}>{formatTimestamp(now)}</time>}{" "}
        <span class="hint">{reading && (reading.frozen ? "frozen" : "running")}</span>
      </p>
      <fieldset class="buttons" aria-label="Clock" disabled={!reading}>
        {advances.map(({ seconds, text, title }) => (
          <button key={text} type="button" title={title} onClick={() => change({ advance: seconds })}>
            {text}
          </button>
        ))}
        <button type="button" onClick={() => change({ frozen: !reading?.frozen })}>
          {reading?.frozen ? "Unfreeze" : "Freeze"}
        </button>
      </fieldset>
      <Messages outcome={outcome} />
    </div>
  );
}

/** Formats a timestamp to the second, in UTC. */
export function formatTimestamp(timestamp: string | Date): string {
  return `${new Date(timestamp).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
