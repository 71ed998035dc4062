const key = "fingerprint";
let fingerprint: string | undefined;

/** A random id made once per browser for the header `x-fingerprint`. It says nothing about the device. */
export function browserFingerprint(): string {
  fingerprint ??= stored() ?? crypto.randomUUID();
  return fingerprint;
}

/** Reads the id or makes and keeps one; undefined where storage is blocked, and the id lives as long as the page. */
function stored(): string | undefined {
  try {
    const known = localStorage.getItem(key) ?? crypto.randomUUID();
    localStorage.setItem(key, known);
    return known;
  } catch {
    return undefined;
  }
}
