/** The URL of a plan in the configurator, which is a separate application. */
export function getPlanUrl({ id }: { id: string }): string {
  return `/configurator/${encodeURIComponent(id)}`;
}
