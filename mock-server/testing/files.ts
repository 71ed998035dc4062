/** How files of each kind begin; the smallest of them are nothing else. */
const beginnings: Record<string, string> = {
  "application/pdf": "%PDF-",
  "image/jpeg": "\xff\xd8\xff",
  "image/png": "\x89PNG\r\n\x1a\n",
  "image/heic": "\0\0\0\x18ftypheic",
};

/** A file as a visitor picks it; a small PDF unless told. */
export function fileOf({ name = "plan.pdf", type = "application/pdf", size = 12 } = {}): File {
  const bytes = new Uint8Array(size).fill(65);
  bytes.set(Buffer.from(beginnings[type] ?? "", "latin1").subarray(0, size));
  return new File([bytes], name, { type });
}

/** A file whose content is a text behind the first bytes of its type. */
export function fileWith(text: string, name: string, type = "application/pdf"): File {
  return new File([Buffer.from(beginnings[type] ?? "", "latin1"), text], name, { type });
}

export const megabyte = 1024 * 1024;
