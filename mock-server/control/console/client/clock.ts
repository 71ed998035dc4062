import { load, onClick, onSubmit } from "./attempt.ts";
import { type ClockState, changeClock, readClock, type WorldSummary } from "./controlApi.ts";
import { byId, setText } from "./elements.ts";
import { shownInstant } from "./instants.ts";

/** The selected world's clock: shows it running, moves and stops it. */
export function startClock() {
  const place = byId("clock", HTMLElement);
  const time = byId("now", HTMLTimeElement);
  const field = byId("set-clock-set", HTMLInputElement);
  const freeze = byId("freeze", HTMLButtonElement);
  let id: string | undefined;
  let state: ClockState | undefined;
  /** When the state was read, by the page's own clock. */
  let readAt = 0;

  function tick(): void {
    if (!state) return;
    const passed = state.frozen ? 0 : performance.now() - readAt;
    const now = new Date(Date.parse(state.now) + passed);
    time.dateTime = now.toISOString();
    setText(time, shownInstant(now));
  }

  function take(read: ClockState, of: string): void {
    if (of !== id) return;
    state = read;
    readAt = performance.now();
    setText(byId("clock-state", HTMLElement), read.frozen ? "stands still" : "is running");
    setText(freeze, read.frozen ? "Let it run" : "Freeze");
    tick();
  }

  async function change(request: object): Promise<string> {
    if (id === undefined) return "";
    const of = id;
    const changed = await changeClock(of, request);
    take(changed, of);
    return `It is ${shownInstant(changed.now)} in ${of}${changed.frozen ? ", and stays so" : ""}.`;
  }

  async function refresh(): Promise<void> {
    if (id === undefined) return;
    const of = id;
    take(await readClock(of), of);
  }

  for (const button of place.querySelectorAll<HTMLElement>("[data-advance]")) {
    onClick(button, place, () => change({ advance: Number(button.dataset["advance"]) }));
  }
  onClick(freeze, place, () => change({ frozen: !state?.frozen }));
  // The field itself leaves out seconds of 0, which the control API wants.
  onSubmit(byId("set-clock", HTMLFormElement), () => change({ set: instantIn(field) }));
  setInterval(tick, 1000);

  return {
    refresh,
    show: (world: WorldSummary) => {
      id = world.id;
      void load(place, async () => {
        await refresh();
        if (id === world.id) field.value = time.dateTime.slice(0, 19);
      });
    },
  };
}

/** The instant typed, taken as UTC; empty where there is none. */
function instantIn({ valueAsNumber }: HTMLInputElement): string {
  return Number.isNaN(valueAsNumber) ? "" : new Date(valueAsNumber).toISOString();
}
