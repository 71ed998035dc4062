import type { ScreenName } from "#paths.ts";
import { contentScreens } from "./contentScreens.ts";
import { guestScreens } from "./guestScreens.ts";
import { projectScreens } from "./projectScreens.ts";
import type { Screen, Visit } from "./screen.ts";
import { windowScreens } from "./windowScreens.ts";

/** Every screen of the portal in every state. */
export const screens: Readonly<Record<ScreenName, readonly Screen[]>> = {
  ...guestScreens,
  ...projectScreens,
  ...windowScreens,
  ...contentScreens,
};

/** Screens of one visit follow each other. */
export function groupByVisit(all: readonly Screen[]): { visit: Visit; screens: Screen[] }[] {
  const visits: { visit: Visit; screens: Screen[] }[] = [];
  for (const screen of all) {
    if (screen.visit) visits.push({ visit: screen.visit, screens: [screen] });
    else visits.at(-1)?.screens.push(screen);
  }
  return visits;
}
