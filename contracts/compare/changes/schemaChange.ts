/**
 * A change of SDL: in the definition of a name, `from` becomes `to`. In the definition `*`, the name `from` becomes `to`
 * everywhere. With the definition `+`, `to` is added to the SDL.
 */
type Edit = readonly [definition: string, from: string, to: string];

/** A change of a service's schema, by a sentence about it. */
export type SchemaChange = readonly [change: string, ...edits: Edit[]];

/** SDL after a change. Throws if it lacks what is changed. */
export function applyChange(sdl: string, edits: readonly Edit[]): string {
  return edits.reduce(applyEdit, sdl);
}

function applyEdit(sdl: string, [definition, from, to]: Edit): string {
  if (definition === "+") return `${sdl}\n\n${to}\n`;
  const pattern =
    definition === "*"
      ? new RegExp(`\\b${from.replace(/\W/g, "\\$&")}(?!\\w)`, "g")
      : new RegExp(`^\\w+ ${definition} [^}]*}`, "m");
  const changed = sdl.replace(pattern, (text) => (definition === "*" ? to : text.replace(from, () => to)));
  if (changed === sdl) throw new Error(`The SDL has no "${from}" in ${definition}.`);
  return changed;
}
