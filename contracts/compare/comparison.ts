/** From the worst: the portal fails, somebody should look at it, somebody has approved it. */
export const levels = ["breaking", "dangerous", "approved"] as const;
export type Level = (typeof levels)[number];

/** The consequence of a difference for an operation of the portal. */
export interface Problem {
  level: Level;
  /** The subject, as a schema coordinate such as `Query.projects(take:)`. Undefined if the statement names it. */
  place?: string;
  statement: string;
}

/** All problems with the same statement. */
export interface Finding {
  level: Level;
  /** The reason of the approval. */
  approval?: Approval;
  description: string;
  /** The portal's operations that it affects. */
  usedBy: readonly string[];
}

export interface Approval {
  /** The finding's `description`. */
  description: string;
  reason: string;
  /** The last day on which the approval applies. */
  until: string;
}

/** The findings of one service. */
export interface Comparison {
  title: string;
  /** The provider's URL or SDL files. */
  provider: string;
  /** The schema with which the provider's is compared. */
  against: string;
  findings: readonly Finding[];
  /** The provider's fields that the portal does not read, by type. */
  removable: Readonly<Record<string, readonly string[]>>;
  /** The reasons why `schema:update` does not replace the SDL. */
  conflicts: readonly string[];
  /** Further hints. */
  notes: readonly string[];
}
