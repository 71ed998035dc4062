/** The body as JSON; undefined if it is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text that is equal for equal values, files included: `JSON.stringify` alone would write each as an empty object. */
export function writeComparable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
}
