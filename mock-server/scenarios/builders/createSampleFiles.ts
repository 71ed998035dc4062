import { readFileSync } from "node:fs";
import type { ContentSeed } from "#seeds/content/contentSeed.ts";
import type { StoredFile } from "#world/files.ts";
import type { Seeder } from "./seeder.ts";

const sampleFiles: readonly { text: keyof ContentSeed["files"]; file: string; mime: string }[] = [
  { text: "plan", file: "plan.pdf", mime: "application/pdf" },
  { text: "photo", file: "photo.jpg", mime: "image/jpeg" },
  { text: "sketch", file: "sketch.png", mime: "image/png" },
];

const cache = new Map<string, Uint8Array>();

function readBytes(file: string): Uint8Array {
  const bytes =
    cache.get(file) ??
    new Uint8Array(readFileSync(new URL(`../../assets/attachments/${file}`, import.meta.url)));
  cache.set(file, bytes);
  return bytes;
}

/** A plan (PDF), a photo (JPEG) and a sketch (PNG), named in the country's language. All are valid files. */
export function createSampleFiles({ content }: Seeder): StoredFile[] {
  return sampleFiles.map(({ text, file, mime }) => ({
    name: content.files[text],
    mime,
    bytes: readBytes(file),
  }));
}
