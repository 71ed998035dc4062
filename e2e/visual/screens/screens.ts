import { contentScreens } from "./contentScreens.ts";
import { guestScreens } from "./guestScreens.ts";
import { projectScreens } from "./projectScreens.ts";
import type { Screen } from "./screen.ts";
import { windowScreens } from "./windowScreens.ts";

/** Every screen of the portal in every state. */
export const screens: readonly Screen[] = [
  ...guestScreens,
  ...projectScreens,
  ...windowScreens,
  ...contentScreens,
];
