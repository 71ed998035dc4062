/** Formats a timestamp to the second, in UTC. */
export function formatTimestamp(timestamp: string | Date): string {
  return `${new Date(timestamp).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
