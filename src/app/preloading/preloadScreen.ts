import { detectLocale } from "#i18n/locale/resolveLocale.ts";
import { readCookie, signedInCookie } from "#storage/cookies.ts";

/** What the screens of a build import, as `deploy/build/preloadScreens.ts` finds it. Scripts are named by their URLs. */
export interface ScreenPreloads {
  /** By the first segment of their paths. */
  screens: Readonly<Record<string, ScreenPreload>>;
  /** By locale. */
  messages: Readonly<Partial<Record<string, readonly string[]>>>;
}

interface ScreenPreload {
  /** Visitors who are not signed in are sent away. */
  needsSignIn: boolean;
  scripts: readonly string[];
}

/**
 * Requests the scripts and messages of the screen that the page's URL names while the portal's first script loads, which
 * would request them only when it has started.
 */
export function preloadScreen({ screens, messages }: ScreenPreloads): void {
  // The first use of Intl is slow in a browser. It would fall into React's first render.
  setTimeout(() => new Intl.NumberFormat());
  const [, segment = ""] = location.pathname.toLowerCase().split("/");
  const screen = Object.hasOwn(screens, segment) ? screens[segment] : undefined;
  if (!screen || (screen.needsSignIn && readCookie(signedInCookie) === null)) return;
  for (const href of [...screen.scripts, ...(messages[detectLocale()] ?? [])]) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
}
