import { virtual } from "@guidepup/virtual-screen-reader";
import { expect } from "vitest";

/** Far more than a screen has: a reading that goes round in circles ends here. */
const maxPhrases = 1000;

/** What a screen reader says of a part of the page from its beginning to its end, a phrase per line. */
export async function readAloud(container: Element): Promise<string> {
  await virtual.start({ container });
  try {
    const start = await virtual.lastSpokenPhrase();
    for (let count = 0; count < maxPhrases; count += 1) {
      await virtual.next();
      // After the end it begins again.
      if ((await virtual.lastSpokenPhrase()) === start) break;
    }
    return `${(await virtual.spokenPhraseLog()).slice(0, -1).join("\n")}\n`;
  } finally {
    await virtual.stop();
  }
}

/** What a screen reader says by itself while something happens, up to a phrase: the focus that moves, and statuses. */
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
