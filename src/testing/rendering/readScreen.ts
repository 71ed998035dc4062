import { virtual } from "@guidepup/virtual-screen-reader";
import { expect } from "vitest";

/** A limit above the number of phrases of any screen: a reading in circles must end. */
const maxPhrases = 1000;

/** A screen reader's phrases for a part of the page, from its beginning to its end, one per line. */
export async function readAloud(container: Element): Promise<string> {
  await virtual.start({ container });
  try {
    const start = await virtual.lastSpokenPhrase();
    for (let count = 0; count < maxPhrases; count += 1) {
      await virtual.next();
      // After the last phrase, the screen reader begins again.
      if ((await virtual.lastSpokenPhrase()) === start) break;
    }
    return `${(await virtual.spokenPhraseLog()).slice(0, -1).join("\n")}\n`;
  } finally {
    await virtual.stop();
  }
}

/** A screen reader's own phrases during an action, up to a given one: about the moved focus and about statuses. */
export async function listen(act: () => Promise<void>, lastPhrase: string): Promise<string> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await act();
    await expect.poll(() => virtual.lastSpokenPhrase()).toBe(lastPhrase);
    return `${(await virtual.spokenPhraseLog()).join("\n")}\n`;
  } finally {
    await virtual.stop();
  }
}
