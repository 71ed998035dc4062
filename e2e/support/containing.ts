/** Matches texts that contain this one, whatever signs are in it. */
export function containing(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map(escaped).join("|"));
}

/** Matches this text alone, or one of several. */
export function exactly(...texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map(escaped).join("|")})$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
