/** The URL of a plan in the configurator, which is an application of its own beside the portal. */
export function getPlanUrl({ id }: { id: string }): string {
  return `/configurator/${encodeURIComponent(id)}`;
}
