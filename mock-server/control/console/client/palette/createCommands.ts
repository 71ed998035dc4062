import { addFault, changeClock, clearJournal, removeFaults, resetWorld } from "../../../client/controlApi.ts";
import { faultPresets } from "../../../client/faultPresets.ts";
import { formatTimestamp } from "../../../client/formatTimestamp.ts";
import type { ConsoleSettings } from "../../consolePage.ts";
import { tabNames } from "../location.ts";
import { openPortal, openScenario } from "../portal.ts";
import type { Console } from "../useConsole.ts";

export interface Command {
  text: string;
  /** Returns the message to show. */
  run(): Promise<string>;
}

/** What the palette offers: the actions on the selected world first. */
export function createCommands(console: Console, settings: ConsoleSettings): Command[] {
  return [...createWorldCommands(console, settings), ...createViewCommands(console, settings)];
}

function createWorldCommands(console: Console, settings: ConsoleSettings): Command[] {
  const { world } = console;
  if (!world) return [];
  const { id } = world;
  const createClockCommand = (text: string, change: object): Command => ({
    text: `${text} of ${id}`,
    run: async () => `The clock of ${id} shows ${formatTimestamp((await changeClock(id, change)).now)}.`,
  });
  return [
    ...world.personas.map(({ persona }) =>
      createCommand(`Open the portal in ${id} as ${persona}`, "", () => openPortal(world, settings, persona)),
    ),
    ...tabNames.map((tab) =>
      createCommand(`Show ${tab} of ${id}`, "", () => console.show({ kind: "world", id, tab })),
    ),
    ...faultPresets.map(({ text, faults }) =>
      createCommand(`Add a fault to ${id}: ${text}`, `Added to ${id}: ${text}.`, async () => {
        for (const fault of faults) await addFault(id, fault);
      }),
    ),
    createCommand(`Remove all faults of ${id}`, `The faults of ${id} were removed.`, () => removeFaults(id)),
    createClockCommand("Advance the clock by a day", { advance: 86_400 }),
    createClockCommand("Freeze the clock", { frozen: true }),
    createClockCommand("Unfreeze the clock", { frozen: false }),
    createCommand(`Clear the journal of ${id}`, `The journal of ${id} was cleared.`, () => clearJournal(id)),
    createCommand(`Reset ${id}`, `World ${id} was reset.`, () => resetWorld(id)),
  ];
}

function createViewCommands(console: Console, settings: ConsoleSettings): Command[] {
  const { worlds, scenarios, world } = console;
  const country = world?.country ?? settings.countries[0] ?? "";
  return [
    ...scenarios.map(({ name }) =>
      createCommand(`Scenario ${name}: set parameters`, "", () => console.show({ kind: "scenario", name })),
    ),
    ...scenarios.map(({ name }) => ({
      text: `Scenario ${name}: open in a new world`,
      run: async () => {
        const visit = { request: { country, scenario: name }, isSignedIn: true, start: "overview" } as const;
        const created = await openScenario(visit, settings);
        await console.refresh();
        return `The portal opened in the new world ${created.id}.`;
      },
    })),
    ...worlds.map(({ id }) =>
      createCommand(`Go to world ${id}`, "", () => console.show({ kind: "world", id, tab: "personas" })),
    ),
    createCommand("Restore a world from a file", "", () => console.show({ kind: "restore" })),
  ];
}

/** Creates a command whose message is known beforehand. */
function createCommand(text: string, message: string, action: () => unknown): Command {
  return {
    text,
    run: async () => {
      await action();
      return message;
    },
  };
}
