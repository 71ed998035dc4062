const secretKey =
  /token|password|secret|verifier|email|phone|firstName|lastName|street|houseNumber|postCode|city|notes|comment|customReason/i;

/** Deeper than the input of any operation. */
const maxDepth = 20;

/** What secrets and personal data are replaced by. */
export const mask = "•••";

/** Copies variables with secrets and personal data replaced by dots, and files by their type and size. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Blob) return { type: value.type, size: value.size };
  if (typeof value !== "object" || value === null) return value;
  if (depth === maxDepth) return "…";
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, maskValue(key, inner, depth + 1)]),
  );
}

function maskValue(key: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value;
  return isSecretKey(key) ? mask : maskSecrets(value, depth);
}

export function isSecretKey(key: string): boolean {
  return secretKey.test(key);
}
