const pattern = /^(?:GTM|G)-[A-Z\d]+$/;

/** An invalid tag manager id. The message suggests a correction if there is one. */
export class TagManagerIdError extends Error {
  override name = "TagManagerIdError";
}

/** Returns the id if it is `GTM-` or `G-` followed by upper-case letters or digits, otherwise throws a `TagManagerIdError`. */
export function validateTagManagerId(id: string): string {
  if (pattern.test(id)) return id;
  const suggestion = suggestTagManagerId(id);
  const hint = suggestion ? ` Did you mean "${suggestion}"?` : "";
  throw new TagManagerIdError(
    `"${id}" is not a valid tag-manager id: it must be GTM- or G- followed by upper-case letters or digits.${hint}`,
  );
}

/** The valid id that is closest to the given one; undefined if it has no letters or digits after the prefix. */
function suggestTagManagerId(id: string): string | undefined {
  const parts = /^\s*(GTM|G)?[^A-Z\d]*(.*)$/s.exec(id.toUpperCase());
  const rest = (parts?.[2] ?? "").replace(/[^A-Z\d]/g, "");
  return rest === "" ? undefined : `${parts?.[1] ?? "GTM"}-${rest}`;
}
