/** Decodes a part of a URL; returns it unchanged if its encoding is invalid. */
export function decodeUriComponent(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
