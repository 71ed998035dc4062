const storageKey = "taglys.feedbackGiven";

/** So many projects are remembered, the latest. */
const mostRemembered = 50;

/** Whether feedback on a project was given on this device, as far as the browser remembers. */
export function isFeedbackGiven(projectId: string): boolean {
  return remembered().includes(projectId);
}

/** Remembers on this device that feedback on a project was given. */
export function rememberFeedback(projectId: string): void {
  const others = remembered().filter((id) => id !== projectId);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...others, projectId].slice(-mostRemembered)));
  } catch {
    // Storage may be blocked or full: the service knows, and says so to who tries again.
  }
}

function remembered(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
