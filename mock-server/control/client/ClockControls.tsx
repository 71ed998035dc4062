/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import { routes } from "./control.ts";
import { Messages } from "./forms.tsx";
import { useAction, usePolled } from "./hooks.ts";

const advances = [
  { seconds: 3600, text: "+ 1 hour", title: "The id token expires" },
  { seconds: 86_400, text: "+ 1 day", title: "Deadlines come a day closer" },
  { seconds: 90_000, text: "+ 25 hours", title: "The refresh token expires, and with it the session" },
  { seconds: 8 * 86_400, text: "+ 8 days", title: "Deadlines of offers pass" },
];

/** Shows the clock of a world, and moves or freezes it. */
export function ClockControls({ worldId: id }: { worldId: string }) {
  const { value: clock, refresh } = usePolled(id, () => parseResponse(routes.clock.$get({ param: { id } })));
  const { outcome, run } = useAction();

  const change = (json: { advance: number } | { frozen: boolean }) =>
    void run(async () => {
      const { now, frozen } = await parseResponse(routes.clock.$patch({ param: { id }, json }));
      await refresh();
      return `The clock shows ${formatTimestamp(now)}.${frozen ? " It is frozen." : ""}`;
    });
  return (
    <div class="stack">
      <p class="now">
        {clock && <time dateTime={clock.now}>{formatTimestamp(clock.now)}</time>}{" "}
        <span class="hint">{clock && (clock.frozen ? "frozen" : "running")}</span>
      </p>
      <fieldset class="buttons" aria-label="Clock" disabled={!clock}>
        {advances.map(({ seconds, text, title }) => (
          <button key={text} type="button" title={title} onClick={() => change({ advance: seconds })}>
            {text}
          </button>
        ))}
        <button type="button" onClick={() => change({ frozen: !clock?.frozen })}>
          {clock?.frozen ? "Unfreeze" : "Freeze"}
        </button>
      </fieldset>
      <Messages outcome={outcome} />
    </div>
  );
}

/** Formats a timestamp to the second, in UTC. */
export function formatTimestamp(timestamp: string): string {
  return `${new Date(timestamp).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
