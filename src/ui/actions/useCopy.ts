import { useState } from "react";
import { announce } from "../notices/announce.ts";

interface ResultTexts {
  copied: string;
  failed: string;
}

/**
 * Copies a text, announces the result, and returns the result of the last copy. `copy` resolves to false if the browser has no
 * clipboard, as on insecure origins, or denies access to it.
 */
export function useCopy(text: string, resultTexts: ResultTexts) {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>();
  const copy = async () => {
    const isCopied = await writeToClipboard(text);
    setLast({ text, isCopied });
    announce(isCopied ? resultTexts.copied : resultTexts.failed);
    return isCopied;
  };
  const result =
    last?.text === text ? { ...last, text: resultTexts[last.isCopied ? "copied" : "failed"] } : undefined;
  return { copy, result };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
