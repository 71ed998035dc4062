import type { FaultRequest } from "../../mock-server/world/faults/fault.ts";
import type { Country } from "../../src/api/generated/main.ts";

/** Names of what a failed test attaches to its report, besides its screenshot. */
export const attachmentNames = {
  visit: "visit.json",
  worldBefore: "world-before.json",
  worldAfter: "world-after.json",
  journal: "journal.json",
  console: "console.txt",
} as const;

/** What a failed test did to its world, and what its browser showed at the end. */
export interface Visit {
  country: Country;
  scenario: string;
  /** The seed of the world with the scenario. */
  parameters: unknown;
  /** The world's time at its creation and at the failure. */
  clock: { start: string; end: string };
  faults: readonly FaultRequest[];
  browser: { locale: string | undefined; timezoneId: string | undefined };
  pages: readonly VisitedPage[];
}

export interface VisitedPage {
  /** Path on the portal, with search and hash; the return from sign-in is without its code. */
  path: string;
  /** Who is signed in; undefined for a visitor. */
  persona: string | undefined;
  viewport: { width: number; height: number } | null;
  /** How far the page is scrolled down, in pixels. */
  scrollY: number;
  colorScheme: "light" | "dark";
  /** The page's own time, which tests move. */
  now: string;
  /** What the visitor chose: language and consent. Nothing of the account. */
  localStorage: Readonly<Record<string, string>>;
  cookie: string;
}

const tokenPattern = /eyJ[\w-]+(\.[\w-]+)*/g;

/** Hides tokens, and the search of URLs, which may contain codes. */
export function hideSecrets(text: string): string {
  return text.replaceAll(tokenPattern, "(token)").replaceAll(/(https?:\/\/[^\s?#)]+)[?#][^\s)]*/g, "$1?…");
}

/**
 * The path to open for a page. The portal's start stands for pages of other hosts, such as the provider's, and of a return
 * from it, whose codes and tokens are used up.
 */
export function createReplayPath({ host, pathname, search, hash }: URL, portalHost: string): string {
  if (host !== portalHost || /(^|[?#&])(code|state|error|id_token)=/.test(`${search}${hash}`)) return "/";
  return `${pathname}${search}${hash}`;
}

/** Finds the persona that an id token is for, by the e-mail address in it. */
export function findPersona(
  idToken: string | null,
  personas: readonly { persona: string; email: string }[],
): string | undefined {
  const payload = Buffer.from(idToken?.split(".")[1] ?? "", "base64url").toString("utf8");
  return personas.find(({ email }) => payload.includes(JSON.stringify(email)))?.persona;
}
