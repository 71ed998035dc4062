import type { ReactNode } from "react";

/** A component with all its states, for developers to look at. */
export interface Specimen {
  /** The component's name, which is the anchor of its section too. */
  name: string;
  /** The files below `src` that are seen here: the component's own, then those of its parts. */
  files: readonly string[];
  /** wide gives each state a line of its own. */
  layout?: "wide";
  /** What is drawn, by the state's name. */
  states: Readonly<Record<string, ReactNode>>;
}
