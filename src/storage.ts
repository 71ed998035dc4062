export type StorageName = "localStorage" | "sessionStorage";

/** What the browser keeps under a key; null where there is nothing, or storage is blocked. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser took it: storage may be blocked or full. */
export function writeStored(storage: StorageName, key: string, value: string): boolean {
  try {
    globalThis[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is kept under a key. Where storage is blocked there is nothing. */
export function removeStored(storage: StorageName, key: string): void {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // Nothing is kept.
  }
}
