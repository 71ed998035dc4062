export type StorageName = "localStorage" | "sessionStorage";

/** The stored value; null if there is none or the browser blocks storage. */
export function readStorage(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** A stored list of texts, such as ids; empty if there is none or the value is no list. */
export function readStoredTexts(storage: StorageName, key: string): string[] {
  try {
    const texts: unknown = JSON.parse(readStorage(storage, key) ?? "[]");
    return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Returns false if the value could not be stored, because storage is blocked or full. */
export function writeStorage(storage: StorageName, key: string, value: string): boolean {
  try {
    globalThis[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStorage(storage: StorageName, key: string): void {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** A stored value with a fixed key. */
export function createStorageEntry(storage: StorageName, key: string) {
  return {
    /** Returns null if there is no value or the browser blocks storage. */
    read: () => readStorage(storage, key),
    /** Returns false if the value could not be stored. */
    write: (value: string) => writeStorage(storage, key, value),
    remove: () => removeStorage(storage, key),
  };
}

/** The prefix of the keys of all of a customer's data. */
const accountPrefix = "taglys.account.";

/** Removes a customer's data, except the credentials. */
export function removeAccountStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(accountPrefix)) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
