/** What a difference means: the portal fails, it may misunderstand, or nothing happens. */
export type Level = "breaking" | "dangerous" | "safe";

/** All levels, the worst first. */
export const levels = ["breaking", "dangerous", "safe"] as const satisfies readonly Level[];

/** One difference between a live service and what this project says of it. */
export interface Finding {
  /** What it means for the portal. */
  level: Level;
  /** What it means for a client that uses everything. */
  inGeneral: Level;
  /** For machines: graphql's name of the change, or `REST_…`. */
  kind: string;
  description: string;
  /** The portal's documents or REST calls that it concerns. */
  usedBy: readonly string[];
}

/** The findings of one service. */
export interface Comparison {
  /** The service, as a person calls it. */
  title: string;
  url: string;
  /** What it was held against. */
  against: string;
  findings: readonly Finding[];
  /** What the reader must know beside: for example that only a refusal could be seen. */
  notes: readonly string[];
}
