import type { ReactNode } from "react";

/** The elements of other features on the page of a project. */
export interface ProjectSlots {
  /** Unread notifications of the project. */
  notifications: ReactNode;
  /** The windows registered on the project. */
  windows: ReactNode;
  /** A campaign; hidden if the project is cancelled or archived. */
  campaign: ReactNode;
}
