import { setUpClock } from "./clock.ts";
import type { WorldSummary } from "./controlApi.ts";
import { getElement } from "./elements.ts";
import { setUpFaults } from "./faults.ts";
import { setUpJournal } from "./journal.ts";
import { setUpNewWorlds } from "./newWorlds.ts";
import { setUpPersonas } from "./personas.ts";
import { setUpProvider } from "./provider.ts";
import { loadSection, runAction } from "./runAction.ts";
import { setUpWorldActions } from "./worldActions.ts";
import { setUpWorldList } from "./worldList.ts";

const pollIntervalMs = 5000;

const clock = setUpClock();
const faults = setUpFaults();
const journal = setUpJournal(refreshFaults);
const showActions = setUpWorldActions({ onReset: showWorld, onDelete: handleDelete });
const showFunctions = [showActions, setUpPersonas(), setUpProvider(), clock.show, faults.show, journal.show];
const worldList = setUpWorldList(showWorld);

function showWorld(world: WorldSummary | undefined): void {
  getElement("world", HTMLElement).hidden = world === undefined;
  if (world) for (const show of showFunctions) show(world);
  else journal.disconnect();
}

async function handleDelete({ id }: WorldSummary): Promise<void> {
  journal.disconnect();
  await runAction(getElement("all-worlds", HTMLElement), async () => {
    await worldList.refresh();
    return `World ${id} was deleted.`;
  });
  getElement("all-worlds-title", HTMLElement).focus();
}

let isRefreshingFaults = false;

/** Updates the hits of the faults after a request. */
function refreshFaults(): void {
  if (isRefreshingFaults) return;
  isRefreshingFaults = true;
  // An error is ignored: the next poll updates the faults.
  void faults
    .refresh()
    .catch(() => {})
    .finally(() => {
      isRefreshingFaults = false;
    });
}

/** Shows changes by tests and other pages. */
async function poll(): Promise<void> {
  if (document.hidden) return;
  await worldList.refresh();
  if (getElement("world", HTMLElement).hidden) return;
  journal.reconnect();
  await Promise.all([clock.refresh(), faults.refresh()]);
}

setUpNewWorlds(({ id }) => worldList.refresh(id));
for (const element of document.querySelectorAll<HTMLElement>("[data-needs-script]")) element.hidden = false;
void loadSection(getElement("all-worlds", HTMLElement), worldList.refresh);
// An error is ignored: the next poll may succeed, and actions show their own errors.
setInterval(() => void poll().catch(() => {}), pollIntervalMs);
