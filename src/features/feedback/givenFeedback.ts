import { writeStored } from "../../storage.ts";
import { storedIds } from "../../storedIds.ts";

const storageKey = "taglys.feedbackGiven";

/** So many projects are remembered, the latest. */
const mostRemembered = 50;

/** Whether feedback on a project was given on this device, as far as the browser remembers. */
export function isFeedbackGiven(projectId: string): boolean {
  return remembered().includes(projectId);
}

/** Remembers on this device that feedback on a project was given. Where it cannot, the service knows, and says so. */
export function rememberFeedback(projectId: string): void {
  const others = remembered().filter((id) => id !== projectId);
  writeStored("localStorage", storageKey, JSON.stringify([...others, projectId].slice(-mostRemembered)));
}

function remembered(): string[] {
  return storedIds("localStorage", storageKey);
}
