import { detectLocale } from "#i18n/locale/resolveLocale.ts";
import { readCookie, signedInCookie } from "#storage/cookies.ts";

/** The imports of a build's screens, from `deploy/build/preloadScreens.ts`. Scripts are named by their URLs. */
export interface ScreenPreloads {
  /** The scripts by the first segment of the screens' paths. */
  screens: Readonly<Record<string, ScreenPreload>>;
  /** The messages by locale. */
  messages: Readonly<Partial<Record<string, readonly string[]>>>;
}

interface ScreenPreload {
  /** Whether the screen redirects visitors who are not signed in. */
  needsSignIn: boolean;
  scripts: readonly string[];
}

/**
 * Requests the scripts and messages of the screen in the page's URL while the portal's first script loads. That script would
 * request them only after its start.
 */
export function preloadScreen({ screens, messages }: ScreenPreloads): void {
  // The first use of Intl in a page is slow. Without this it would delay React's first render.
  setTimeout(() => new Intl.NumberFormat());
  const [, segment = ""] = location.pathname.toLowerCase().split("/");
  const screen = Object.hasOwn(screens, segment) ? screens[segment] : undefined;
  if (!screen || (screen.needsSignIn && readCookie(signedInCookie) === null)) return;
  for (const href of [...screen.scripts, ...(messages[detectLocale()] ?? [])]) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
}
