/** Adjacent texts of a page, in the order of the document. */
type Run = readonly Text[];

/** A translator's change of adjacent texts. */
type Translator = (run: Run) => void;

/** Marks a text as translated, so that a test can tell it from the original. */
const translate = (texts: readonly Text[]) => `«${texts.map(({ data }) => data).join("")}»`;

export const removeMarks = (text: string | null) => (text ?? "").replace(/[«»]/g, "");

/** The elements that Chrome and Edge put in the place of a text. */
function createFont(...content: (string | Node)[]): HTMLElement {
  const font = document.createElement("font");
  font.append(document.createElement("font"));
  font.firstElementChild?.append(...content);
  return font;
}

/** The browsers' ways to replace texts, in all orders of the steps. */
export const translators = {
  "Chrome, each text": (run) => {
    for (const text of run) text.replaceWith(createFont(translate([text])));
  },
  "Chrome, inserted before the text is removed": (run) => {
    for (const text of run) {
      text.before(createFont(translate([text])));
      text.remove();
    }
  },
  "Chrome, texts as one": (run) => {
    run[0]?.before(createFont(translate(run)));
    for (const text of run) text.remove();
  },
  "Chrome, around the text": (run) => {
    for (const text of run) {
      const font = createFont();
      text.before(font);
      font.firstElementChild?.append(text);
    }
  },
  "Safari, each text": (run) => {
    for (const text of run) text.replaceWith(translate([text]));
  },
  "Safari, all texts removed first": (run) => {
    const parent = run[0]?.parentNode;
    const next = run.at(-1)?.nextSibling ?? null;
    for (const text of run) text.remove();
    for (const text of run) parent?.insertBefore(new Text(translate([text])), next);
  },
  "Safari, texts as one": (run) => {
    const next = run.at(-1)?.nextSibling;
    const parent = run[0]?.parentNode;
    for (const text of run) text.remove();
    parent?.insertBefore(new Text(translate(run)), next ?? null);
  },
} satisfies Record<string, Translator>;

export type TranslatorName = keyof typeof translators;

/** Translates all texts below an element, except those marked as untranslatable. */
export function translateTexts(root: Element, name: TranslatorName): void {
  const runs: Text[][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!(text instanceof Text) || !text.data.trim()) continue;
    if (text.parentElement?.closest("script, style, [translate=no]")) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === text.previousSibling) last.push(text);
    else runs.push([text]);
  }
  for (const run of runs) translators[name](run);
}
