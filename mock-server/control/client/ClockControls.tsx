/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import { Messages, useAction } from "./actions.tsx";
import { type ClockState, changeClock, readClock } from "./controlApi.ts";
import { formatTimestamp } from "./formatTimestamp.ts";
import { useEffect } from "./useEffect.ts";

interface Reading extends ClockState {
  /** When it was read, in milliseconds of `performance.now()`. */
  readAt: number;
}

const advances = [
  { seconds: 3600, text: "+ 1 hour" },
  { seconds: 86_400, text: "+ 1 day" },
  { seconds: 90_000, text: "+ 25 hours" },
];

const tickMs = 1000;
const pollMs = 5000;

/** Shows the clock of a world, and moves or freezes it. */
export function ClockControls({ worldId }: { worldId: string }) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [, setTick] = useState(0);
  const { outcome, run } = useAction();
  const show = (state: ClockState) => setReading({ ...state, readAt: performance.now() });

  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      const state = await readClock(worldId);
      if (isCurrent) show(state);
    };
    const ignoreError = () => {};
    void run(async () => {
      await refresh();
      return "";
    });
    const poll = setInterval(() => void refresh().catch(ignoreError), pollMs);
    const tick = setInterval(() => setTick((count) => count + 1), tickMs);
    return () => {
      isCurrent = false;
      clearInterval(poll);
      clearInterval(tick);
    };
  }, [worldId]);

  const change = (request: object) =>
    void run(async () => {
      const state = await changeClock(worldId, request);
      show(state);
      return `The clock shows ${formatTimestamp(state.now)}.${state.frozen ? " It is frozen." : ""}`;
    });
  const now = reading && getTime(reading);

  return (
    <div class="stack">
      <p class="now">
        {now && <time dateTime={now.toISOString()}>{formatTimestamp(now)}</time>}{" "}
        <span class="hint">{reading && (reading.frozen ? "frozen" : "running")}</span>
      </p>
      <fieldset class="buttons" aria-label="Clock" disabled={!reading}>
        {advances.map(({ seconds, text }) => (
          <button key={text} type="button" onClick={() => change({ advance: seconds })}>
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

function getTime({ now, frozen, readAt }: Reading): Date {
  return new Date(Date.parse(now) + (frozen ? 0 : performance.now() - readAt));
}
