type Drawn<Lists> = { [Name in keyof Lists]: Lists[Name] extends readonly (infer Value)[] ? Value : never };

/**
 * Draws as many inputs as the longest list has values, so that each value of each list occurs. Each list starts one place
 * further than the list before: its values meet different values of the others. The same lists give the same inputs.
 */
export function draw<Lists extends Record<string, readonly unknown[]>>(
  lists: Lists,
): [Drawn<Lists>, ...Drawn<Lists>[]] {
  const entries = Object.entries(lists);
  const length = Math.max(...entries.map(([, values]) => values.length));
  const rows = Array.from({ length }, (_, row) =>
    Object.fromEntries(entries.map(([name, values], shift) => [name, values[(row + shift) % values.length]])),
  );
  return rows as [Drawn<Lists>, ...Drawn<Lists>[]];
}
