import { useState } from "react";

interface CopyResult {
  isCopied: boolean;
  /** As the key of an announcement, it makes a second copy be announced too. */
  count: number;
}

/**
 * Copies a text, and tells the result of the last copy of it. `copy` resolves to false where the browser has no clipboard,
 * as on insecure origins, or denies access to it.
 */
export function useCopy(text: string) {
  const [last, setLast] = useState<CopyResult & { text: string }>();
  const copy = async () => {
    const isCopied = await writeToClipboard(text);
    setLast((previous) => ({ text, isCopied, count: (previous?.count ?? 0) + 1 }));
    return isCopied;
  };
  const result: CopyResult | undefined = last?.text === text ? last : undefined;
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
