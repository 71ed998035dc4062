/** Parses a text; undefined if it is no JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
