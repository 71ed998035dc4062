import { type ClockState, changeClock, readClock, type WorldSummary } from "./controlApi.ts";
import { getElement, setText } from "./elements.ts";
import { formatTimestamp } from "./formatTimestamp.ts";
import { addClickAction, addSubmitAction, loadSection } from "./runAction.ts";

/** Sets up the section with the clock of the selected world. */
export function setUpClock() {
  const section = getElement("clock", HTMLElement);
  const time = getElement("now", HTMLTimeElement);
  const field = getElement("set-clock-set", HTMLInputElement);
  const freezeButton = getElement("freeze", HTMLButtonElement);
  let selectedId: string | undefined;
  let state: ClockState | undefined;
  /** When `state` was read, in milliseconds of `performance.now()`. */
  let readAt = 0;

  function showTime(): void {
    if (!state) return;
    const elapsedMs = state.frozen ? 0 : performance.now() - readAt;
    const now = new Date(Date.parse(state.now) + elapsedMs);
    time.dateTime = now.toISOString();
    setText(time, formatTimestamp(now));
  }

  function showState(newState: ClockState, id: string): void {
    if (id !== selectedId) return;
    state = newState;
    readAt = performance.now();
    setText(getElement("clock-state", HTMLElement), newState.frozen ? "frozen" : "running");
    setText(freezeButton, newState.frozen ? "Unfreeze" : "Freeze");
    showTime();
  }

  async function changeSelectedClock(change: object): Promise<string> {
    if (selectedId === undefined) return "";
    const id = selectedId;
    const newState = await changeClock(id, change);
    showState(newState, id);
    const frozen = newState.frozen ? " It is frozen." : "";
    return `The clock of ${id} shows ${formatTimestamp(newState.now)}.${frozen}`;
  }

  async function refresh(): Promise<void> {
    if (selectedId === undefined) return;
    const id = selectedId;
    showState(await readClock(id), id);
  }

  for (const button of section.querySelectorAll<HTMLElement>("[data-advance]")) {
    addClickAction(button, section, () =>
      changeSelectedClock({ advance: Number(button.dataset["advance"]) }),
    );
  }
  addClickAction(freezeButton, section, () => changeSelectedClock({ frozen: !state?.frozen }));
  addSubmitAction(getElement("set-clock", HTMLFormElement), () =>
    changeSelectedClock({ set: parseTimestamp(field) }),
  );
  setInterval(showTime, 1000);

  return {
    refresh,
    show: (world: WorldSummary) => {
      selectedId = world.id;
      void loadSection(section, async () => {
        await refresh();
        if (selectedId === world.id) field.value = time.dateTime.slice(0, 19);
      });
    },
  };
}

/**
 * The timestamp in a field, as UTC; empty for an empty field. The value of the field itself omits seconds if they are 0,
 * which the control API does not accept.
 */
function parseTimestamp({ valueAsNumber }: HTMLInputElement): string {
  return Number.isNaN(valueAsNumber) ? "" : new Date(valueAsNumber).toISOString();
}
