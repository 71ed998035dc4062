/** A file as a visitor picks it; a small PDF unless told. */
export function fileOf({ name = "plan.pdf", type = "application/pdf", size = 12 } = {}): File {
  return new File([new Uint8Array(size).fill(65)], name, { type });
}

export const megabyte = 1024 * 1024;
