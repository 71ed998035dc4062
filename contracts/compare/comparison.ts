/** From worst to best: the portal fails, somebody should look at it, nothing happens. */
export const levels = ["breaking", "dangerous", "safe"] as const;
export type Level = (typeof levels)[number];

/** One difference between a provider and what the portal expects of it. */
export interface Finding {
  /** What it means for the portal. */
  level: Level;
  description: string;
  /** The portal's operations that it affects. */
  usedBy: readonly string[];
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
  /** A further hint. */
  note: string | undefined;
}
