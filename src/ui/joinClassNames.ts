/** Joins the class names that are set; CSS modules type theirs as possibly undefined. */
export function joinClassNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
