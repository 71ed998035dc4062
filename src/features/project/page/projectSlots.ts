import type { ReactNode } from "react";

/** What other features render on the page of a project. */
export interface ProjectSlots {
  /** Unread notifications of the project. */
  notifications: ReactNode;
  /** The windows registered on the project. */
  windows: ReactNode;
  /** A campaign; not shown where the project is cancelled or archived. */
  campaign: ReactNode;
}
