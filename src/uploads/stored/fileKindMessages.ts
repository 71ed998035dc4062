import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";

const fileKindMessages = defineMessages({
  "application/pdf": {
    id: "file.kind.pdf",
    defaultMessage: "PDF document",
    description: "Kind of a file",
  },
  "image/heic": { id: "file.kind.heic", defaultMessage: "HEIC photo", description: "Kind of a file" },
  "image/jpeg": { id: "file.kind.jpeg", defaultMessage: "JPEG photo", description: "Kind of a file" },
  "image/png": { id: "file.kind.png", defaultMessage: "PNG image", description: "Kind of a file" },
});

const other = defineMessage({
  id: "file.kind.other",
  defaultMessage: "File",
  description: "Kind of a file that is neither a PDF nor an image",
});

export function getFileKindMessage(mime: string): MessageDescriptor {
  return Object.entries(fileKindMessages).find(([type]) => type === mime)?.[1] ?? other;
}
