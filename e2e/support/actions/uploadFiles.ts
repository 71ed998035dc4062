import { truncateSync, writeFileSync } from "node:fs";
import { test } from "@playwright/test";

/** Files as Playwright hands them to a file input. */
interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A file of a size in bytes, whose first bytes fit its name. */
function createFile(name: string, mimeType: string, start: string, size = 2048): UploadFile {
  const buffer = Buffer.alloc(size, " ");
  buffer.write(start, "latin1");
  return { name, mimeType, buffer };
}

export const planPdf = createFile("plan.pdf", "application/pdf", "%PDF-1.7\n");
export const roofPng = createFile("roof.png", "image/png", "\x89PNG\r\n\x1a\n");

/** A PDF of a size in bytes. */
export function createPdf(name: string, size: number): UploadFile {
  return createFile(name, "application/pdf", "%PDF-1.7\n", size);
}

/** Writes a PDF of a size in bytes; the browser reads it from the disk, as sending it there takes seconds. */
export function writePdf(name: string, size: number): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, "%PDF-1.7\n");
  truncateSync(path, size);
  return path;
}

/** A text file that claims to be a PDF. */
export const textNamedPdf = createFile("letter.pdf", "application/pdf", "Dear installer");

export const letterTxt = createFile("letter.txt", "text/plain", "Dear installer");

export const emptyPdf = createPdf("empty.pdf", 0);

/** The signature by which virus scanners are tested, in parts so that none takes this file for a virus. */
export const infectedPdf = createFile(
  "infected.pdf",
  "application/pdf",
  ["%PDF-1.7\nX5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-", "ANTIVIRUS-TEST-", "FILE!$H+H*"].join(""),
);
