/** An instant as the console shows it: to the second, in UTC. */
export function shownInstant(instant: string | Date): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
