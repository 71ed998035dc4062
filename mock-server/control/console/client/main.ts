import { attempt, load } from "./attempt.ts";
import { startClock } from "./clock.ts";
import type { WorldSummary } from "./controlApi.ts";
import { byId } from "./elements.ts";
import { startFaults } from "./faults.ts";
import { startJournal } from "./journal.ts";
import { startNewWorlds } from "./newWorlds.ts";
import { startPeople } from "./people.ts";
import { startProvider } from "./provider.ts";
import { startWorldActions } from "./worldActions.ts";
import { startWorldList } from "./worldList.ts";

const pollMilliseconds = 5000;

const clock = startClock();
const faults = startFaults();
const journal = startJournal(countHits);
const actions = startWorldActions({ wasReset: (world) => show(world), wasDeleted });
const panels = [actions, startPeople(), startProvider(), clock.show, faults.show, journal.show];
const worlds = startWorldList(show);

function show(world: WorldSummary | undefined): void {
  byId("world", HTMLElement).hidden = world === undefined;
  if (world) for (const panel of panels) panel(world);
  else journal.stop();
}

async function wasDeleted({ id }: WorldSummary): Promise<void> {
  // Its events end here; the next world's begin when it is shown.
  journal.stop();
  await attempt(byId("all-worlds", HTMLElement), async () => {
    await worlds.refresh();
    return `World ${id} was deleted.`;
  });
  byId("all-worlds-title", HTMLElement).focus();
}

let counting = false;

/** A call may have been hit by a fault. */
function countHits(): void {
  if (counting) return;
  counting = true;
  // What fails here the next poll makes good.
  void faults
    .refresh()
    .catch(() => {})
    .finally(() => {
      counting = false;
    });
}

/** Tests and other pages change worlds too. */
async function poll(): Promise<void> {
  if (document.hidden) return;
  await worlds.refresh();
  if (byId("world", HTMLElement).hidden) return;
  journal.revive();
  await Promise.all([clock.refresh(), faults.refresh()]);
}

startNewWorlds(({ id }) => worlds.refresh(id));
for (const element of document.querySelectorAll<HTMLElement>("[data-needs-script]")) element.hidden = false;
void load(byId("all-worlds", HTMLElement), worlds.refresh);
// A poll that fails says nothing: the next action does, and the next poll may succeed.
setInterval(() => void poll().catch(() => {}), pollMilliseconds);
