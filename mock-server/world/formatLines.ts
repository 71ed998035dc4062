/** Objects up to this depth have one property per line. */
const maxDepth = 2;

/** Formats JSON so that version control shows changes well: each entry of a list has a line of its own. */
export function formatLines(value: unknown, depth = 0): string {
  const indentation = "  ".repeat(depth);
  const wrap = (open: string, lines: readonly string[], close: string) =>
    lines.length === 0 ? open + close : `${open}\n${lines.join(",\n")}\n${indentation}${close}`;
  if (Array.isArray(value)) {
    return (
      wrap(
        "[",
        value.map((item) => `${indentation}  ${JSON.stringify(item)}`),
        "]",
      ) + end(depth)
    );
  }
  if (typeof value !== "object" || value === null || depth === maxDepth) return JSON.stringify(value);
  const lines = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${indentation}  ${JSON.stringify(key)}: ${formatLines(inner, depth + 1)}`);
  return wrap("{", lines, "}") + end(depth);
}

function end(depth: number): string {
  return depth === 0 ? "\n" : "";
}
