type Drawn<Lists> = { [Name in keyof Lists]: Lists[Name] extends readonly (infer Value)[] ? Value : never };

/**
 * Inputs that contain each value of each list: as many as the longest list has. Each list starts one place further than the
 * list before, so that values meet in different combinations. The same lists give the same inputs.
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
