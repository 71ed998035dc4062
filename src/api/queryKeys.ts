/**
 * The first parts of the query keys, per resource. A mutation names them to invalidate queries without importing the feature
 * that loads them; only the `queryOptions` know the rest of a key.
 */
export const queryKeys = {
  /** Lists of projects, and each project. */
  projects: ["projects"],
  projectLists: ["projects", "list"],
  /** Each installer request with its attachments and cancellation reasons. */
  installerRequests: ["installerRequests"],
  /** Lists of registered windows, and each registered window. */
  windows: ["windows"],
  windowLists: ["windows", "list"],
  notifications: ["notifications"],
} as const;
