import type { ReactNode } from "react";

/** What other features add to the page of a project. */
export interface ProjectExtras {
  /** News about the project. */
  notifications: ReactNode;
  /** The windows registered on it. */
  windows: ReactNode;
  /** Campaigns for its plan. */
  configurator: ReactNode;
  /** Campaigns for accessories. */
  accessories: ReactNode;
}
