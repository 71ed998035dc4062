import { readFileSync } from "node:fs";
import type { StoredFile } from "#world/files.ts";
import type { Seeder } from "./seeder.ts";

const readSample = (file: string) =>
  new Uint8Array(readFileSync(new URL(`../../assets/attachments/${file}`, import.meta.url)));

const sampleFiles = [
  { text: "plan", mime: "application/pdf", bytes: readSample("plan.pdf") },
  { text: "photo", mime: "image/jpeg", bytes: readSample("photo.jpg") },
  { text: "sketch", mime: "image/png", bytes: readSample("sketch.png") },
] as const;

/** A plan (PDF), a photo (JPEG) and a sketch (PNG), named in the country's language. All are valid files. */
export function createSampleFiles({ content }: Seeder): StoredFile[] {
  return sampleFiles.map(({ text, ...file }) => ({ name: content.files[text], ...file }));
}
