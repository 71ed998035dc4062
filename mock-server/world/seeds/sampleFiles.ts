import { readFileSync } from "node:fs";
import type { StoredFile } from "../fileStore.ts";
import { type CustomerTexts, customerTexts } from "./customerTexts.ts";
import type { Seeder } from "./seeder.ts";

const files: readonly { text: keyof CustomerTexts["files"]; file: string; mime: string }[] = [
  { text: "plan", file: "plan.pdf", mime: "application/pdf" },
  { text: "photo", file: "photo.jpg", mime: "image/jpeg" },
  { text: "sketch", file: "sketch.png", mime: "image/png" },
];

const read = new Map<string, Uint8Array>();

function bytesOf(file: string): Uint8Array {
  const bytes = read.get(file) ?? new Uint8Array(readFileSync(new URL(`./files/${file}`, import.meta.url)));
  read.set(file, bytes);
  return bytes;
}

/** A plan as PDF, a photo as JPEG and a sketch as PNG, all of which can really be opened, named in the country's language. */
export function sampleFiles({ country }: Seeder): StoredFile[] {
  const names = customerTexts[country.contentLanguages[0] ?? "de"].files;
  return files.map(({ text, file, mime }) => ({ name: names[text], mime, bytes: bytesOf(file) }));
}
