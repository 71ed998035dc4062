import { buildWorld } from "./buildWorld.ts";
import { scenarios } from "./scenarios/scenarios.ts";

/** What is made from the seed and scenario files, and made anew when one of them changes. */
export const worldKit = { buildWorld, scenarios };

export type WorldKit = typeof worldKit;
