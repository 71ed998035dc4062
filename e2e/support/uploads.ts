/** Files as Playwright hands them to a file input. */
interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A file that is what its name says as far as its first bytes tell, of a size in bytes. */
function file(name: string, mimeType: string, start: string, size = 2048): UploadFile {
  const buffer = Buffer.alloc(size, " ");
  buffer.write(start, "latin1");
  return { name, mimeType, buffer };
}

export const plan = file("plan.pdf", "application/pdf", "%PDF-1.7\n");
export const picture = file("roof.png", "image/png", "\x89PNG\r\n\x1a\n");

/** A PDF of a size in bytes. */
export function pdfOf(name: string, size: number): UploadFile {
  return file(name, "application/pdf", "%PDF-1.7\n", size);
}

/** A text that says it is a PDF. */
export const disguised = file("letter.pdf", "application/pdf", "Dear installer");

export const text = file("letter.txt", "text/plain", "Dear installer");

export const empty: UploadFile = { name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) };

/** The signature by which virus scanners are tested, in parts so that none takes this file for a virus. */
export const infected = file(
  "infected.pdf",
  "application/pdf",
  ["%PDF-1.7\nX5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-", "ANTIVIRUS-TEST-", "FILE!$H+H*"].join(""),
);
