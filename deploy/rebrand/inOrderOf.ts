/** A catalogue of messages with its ids in the order of another one; ids that are only its own come last, as they were. */
export function inOrderOf(
  leading: Readonly<Record<string, string>>,
  catalogue: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = Object.keys(leading).filter((id) => id in catalogue);
  const own = Object.keys(catalogue).filter((id) => !(id in leading));
  return Object.fromEntries([...known, ...own].map((id) => [id, catalogue[id] ?? ""]));
}
