/** First bytes of files by type. */
const fileSignatures: Record<string, string> = {
  "application/pdf": "%PDF-",
  "image/jpeg": "\xff\xd8\xff",
  "image/png": "\x89PNG\r\n\x1a\n",
  "image/heic": "\0\0\0\x18ftypheic",
};

/** Creates a file of the given size that begins like its type. */
export function createFile({ name = "plan.pdf", type = "application/pdf", size = 12 } = {}): File {
  const bytes = new Uint8Array(size).fill(65);
  bytes.set(Buffer.from(fileSignatures[type] ?? "", "latin1").subarray(0, size));
  return new File([bytes], name, { type });
}

export const megabyte = 1024 * 1024;
