/** From worst to best: the portal fails, somebody should look at it, somebody knows of it. */
export const levels = ["breaking", "dangerous", "approved"] as const;
export type Level = (typeof levels)[number];

/** What a difference means for an operation of the portal. */
export interface Problem {
  level: Level;
  /** What it is about, as a schema coordinate such as `Query.projects(take:)`. Undefined if the statement says it. */
  place?: string;
  statement: string;
}

/** Problems with the same statement. */
export interface Finding {
  level: Level;
  /** Of one that is approved. */
  approval?: Approval;
  description: string;
  /** The portal's operations that it affects. */
  usedBy: readonly string[];
}

export interface Approval {
  /** That of the finding. */
  description: string;
  reason: string;
  /** The last day on which it applies. */
  until: string;
}

/** The findings of one service. */
export interface Comparison {
  title: string;
  /** The provider's URL or SDL files. */
  provider: string;
  /** What the provider was compared with. */
  against: string;
  findings: readonly Finding[];
  /** The provider's fields that the portal does not read, by type. */
  removable: Readonly<Record<string, readonly string[]>>;
  /** Why `schema:update` does not put the provider's SDL in place. */
  conflicts: readonly string[];
  /** Further hints. */
  notes: readonly string[];
}
