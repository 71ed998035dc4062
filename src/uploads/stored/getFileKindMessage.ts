import type { PlainMessageId } from "#i18n/text.tsx";

const fileKindMessages = {
  "application/pdf": "file.kind.pdf",
  "image/heic": "file.kind.heic",
  "image/jpeg": "file.kind.jpeg",
  "image/png": "file.kind.png",
} as const;

export function getFileKindMessage(mime: string): PlainMessageId {
  return Object.entries(fileKindMessages).find(([type]) => type === mime)?.[1] ?? "file.kind.other";
}
