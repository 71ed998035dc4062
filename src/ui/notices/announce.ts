import styles from "../layout/VisuallyHidden.module.css";

/** Screen readers announce a change in an existing region, but not the text of a new region. */
const delayMs = 150;
/** The text is removed after this time, so that nobody reads an old announcement in the page. */
const shownMs = 10_000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<string>();

/**
 * The one way to announce an event to screen readers if the focus does not move to its result. Errors that appear by themselves
 * have the role `alert` instead, which is always announced. Returns a function that withdraws the text if it still waits.
 */
export function announce(text: string): () => void {
  waiting.add(text);
  // Empties the region first, so that the same text is announced a second time.
  placeAnnouncements().textContent = "";
  clearTimeout(timer);
  timer = setTimeout(speak, delayMs);
  return () => void waiting.delete(text);
}

/** Puts the region in the page, or in the modal dialog that makes the page inert. Call it before there is any text. */
export function placeAnnouncements(): HTMLElement {
  region ??= createRegion();
  const host = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  // After the content, the region would make a full-screen page a pixel too high.
  if (region.parentElement !== host) {
    host.prepend(region);
    // Screen readers read the whole text of a dialog that opens.
    region.textContent = "";
  }
  return region;
}

/** Forgets waiting texts and the region's text, like a page load. */
export function clearAnnouncements(): void {
  clearTimeout(timer);
  waiting.clear();
  region?.remove();
  if (region) region.textContent = "";
}

function createRegion(): HTMLElement {
  const element = document.createElement("div");
  // The region has no role, since screen readers stop at an empty status.
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
  // Writes all texts into one paragraph: of several paragraphs, Orca says only the last.
  const paragraph = document.createElement("p");
  paragraph.textContent = [...waiting].join(" ");
  current.replaceChildren(paragraph);
  waiting.clear();
  timer = setTimeout(() => {
    current.textContent = "";
  }, shownMs);
}
