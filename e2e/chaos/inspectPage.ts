/** What a visitor sees of a page. */
export interface PageState {
  /** Whether the portal has rendered something, or the page is another one. */
  isStarted: boolean;
  /** Length of the visible text. */
  textLength: number;
  hasHeading: boolean;
  /** A skeleton, a progress bar or a busy control. */
  isWaiting: boolean;
  /** URLs in the page that would run a script. */
  scriptUrls: string[];
}

/** Runs in the page. */
export function inspectPage(): PageState {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isAny = (selector: string) => [...document.querySelectorAll(selector)].some(isShown);
  const urls = [...document.querySelectorAll("[href], [src], [action], [formaction]")].flatMap((element) =>
    ["href", "src", "action", "formaction"].map((name) => element.getAttribute(name) ?? ""),
  );
  const root = document.querySelector("#root");
  return {
    isStarted: root ? root.querySelector(":scope > :not(#splash, #start-help, noscript)") !== null : true,
    textLength: document.body?.innerText.trim().length ?? 0,
    hasHeading: isAny("h1"),
    isWaiting: isAny('[aria-busy="true"], [role="progressbar"]'),
    scriptUrls: urls.filter((url) =>
      /^[\s\0]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|data:text\/html)/i.test(url),
    ),
  };
}

export interface StoredItems {
  /** The portal's host name. */
  hostname: string;
  /** Items of the local storage by the index of a screen. */
  byScreen: readonly (readonly { name: string; value: string }[])[];
}

/** The cookie that says which case, and which screen, a page is for. */
export const visitCookie = "chaos-visit";

/** Runs in each page: the first page of a case begins with the storage of its screen. */
export function restoreStorage({ hostname, byScreen }: StoredItems): void {
  if (location.hostname !== hostname) return;
  const visit = /chaos-visit=(\d+\.(\d+))/.exec(document.cookie);
  if (!visit || localStorage.getItem("chaos.visit") === visit[1]) return;
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("chaos.visit", visit[1] ?? "");
  for (const { name, value } of byScreen[Number(visit[2])] ?? []) localStorage.setItem(name, value);
}
