import styles from "../layout/VisuallyHidden.module.css";

/** Screen readers announce what changes in a region that was there before, and nothing that comes with its region. */
const delayMs = 150;
/** Afterwards nobody who reads the page meets old news. */
const shownMs = 10_000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<string>();

/**
 * The one way to tell screen readers what has happened where the focus does not move to it. Errors that appear by themselves
 * have the role `alert` instead, which is heard in any case. Returns a function that takes the text back if it still waits.
 */
export function announce(text: string): () => void {
  waiting.add(text);
  // Emptied first, so that the same text is announced a second time.
  placeAnnouncements().textContent = "";
  clearTimeout(timer);
  timer = setTimeout(speak, delayMs);
  return () => void waiting.delete(text);
}

/** Puts the region in the page, or in the modal dialog that makes the page inert. To be called before there is any text. */
export function placeAnnouncements(): HTMLElement {
  region ??= createRegion();
  const host = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  // Behind the content it would make a page that fills the screen a pixel too high.
  if (region.parentElement !== host) {
    host.prepend(region);
    // A dialog that opens is read with all its text.
    region.textContent = "";
  }
  return region;
}

/** Forgets what waits and what stands in the region, as a page load does. */
export function clearAnnouncements(): void {
  clearTimeout(timer);
  waiting.clear();
  region?.remove();
  if (region) region.textContent = "";
}

function createRegion(): HTMLElement {
  const element = document.createElement("div");
  // Without a role, since readers stop at an empty status.
  element.setAttribute("aria-live", "polite");
  element.className = styles["hidden"] ?? "";
  element.dataset["announcements"] = "";
  return element;
}

function speak(): void {
  const parent = region?.parentElement;
  const current = placeAnnouncements();
  // A dialog has opened or closed meanwhile.
  if (current.parentElement !== parent) {
    timer = setTimeout(speak, delayMs);
    return;
  }
  const paragraphs = [...waiting].map((text) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    return paragraph;
  });
  current.replaceChildren(...paragraphs);
  waiting.clear();
  timer = setTimeout(() => {
    current.textContent = "";
  }, shownMs);
}
