/**
 * How much of a locale's messages there is, from the least: what the introduction shows, what the overview shows besides,
 * and all. The number says how many parts of the catalogue that takes.
 */
export const messageExtents = { none: 0, first: 1, overview: 2, all: 3 } as const;

export type MessageExtent = keyof typeof messageExtents;
