const pattern = /^(?:GTM|G)-[A-Z\d]+$/;

/** A tag-manager id that cannot be one; the message suggests what was meant. */
export class TagManagerIdError extends Error {
  override name = "TagManagerIdError";
}

/** The id, or a `TagManagerIdError`: it must be `GTM-` or `G-` followed by upper-case letters or digits. */
export function checkedTagManagerId(id: string): string {
  if (pattern.test(id)) return id;
  const suggestion = correctionOf(id);
  const hint = suggestion ? ` Did you mean "${suggestion}"?` : "";
  throw new TagManagerIdError(
    `"${id}" is not a valid tag-manager id: it must be GTM- or G- followed by upper-case letters or digits.${hint}`,
  );
}

/** The id as it was probably meant; undefined where nothing is left of it. */
function correctionOf(id: string): string | undefined {
  const parts = /^\s*(GTM|G)?[^A-Z\d]*(.*)$/s.exec(id.toUpperCase());
  const rest = (parts?.[2] ?? "").replace(/[^A-Z\d]/g, "");
  return rest === "" ? undefined : `${parts?.[1] ?? "GTM"}-${rest}`;
}
