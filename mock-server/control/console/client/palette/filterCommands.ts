import type { Command } from "./createCommands.ts";

/** The commands that contain all words, those first that contain them as they were typed. */
export function filterCommands(commands: readonly Command[], search: string): Command[] {
  const typed = search.trim().toLowerCase();
  const words = typed.split(/\s+/);
  const matching = commands.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  const containsTyped = ({ text }: Command) => text.toLowerCase().includes(typed);
  return [...matching.filter(containsTyped), ...matching.filter((command) => !containsTyped(command))];
}
