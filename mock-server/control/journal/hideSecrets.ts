const secret =
  /token|password|secret|verifier|email|phone|firstName|lastName|street|houseNumber|postCode|city|notes|comment|customReason/i;

/** A copy of variables in which secrets and personal data are replaced by dots, and files by their type and size. */
export function hideSecrets(value: unknown): unknown {
  if (value instanceof Blob) return { type: value.type, size: value.size };
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hide(key, inner)]));
}

function hide(key: string, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  return secret.test(key) ? "•••" : hideSecrets(value);
}
