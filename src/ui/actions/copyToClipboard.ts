/** Resolves to false where the browser has no clipboard, as on insecure origins, or denies access to it. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
