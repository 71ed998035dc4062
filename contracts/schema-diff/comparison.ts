/** From worst to best: the portal fails, the portal may misunderstand a response, nothing happens. */
export const levels = ["breaking", "dangerous", "safe"] as const;
export type Level = (typeof levels)[number];

/** One difference between a live service and `schema/`. */
export interface Finding {
  /** What it means for the portal. */
  level: Level;
  /** What it means for a client that uses everything. */
  inGeneral: Level;
  /** GraphQL Inspector's type of the change, `OPERATION_REJECTED`, or `REST_…`. */
  kind: string;
  description: string;
  /** The portal's GraphQL operations or REST requests that it affects. */
  usedBy: readonly string[];
}

/** The findings of one service. */
export interface Comparison {
  title: string;
  url: string;
  /** What the service was compared with. */
  against: string;
  findings: readonly Finding[];
  /** Further hints, for example that only an error response could be checked. */
  notes: readonly string[];
}

/** Nothing can be compared: an option is wrong or the service does not respond. */
export class CannotCompareError extends Error {}
