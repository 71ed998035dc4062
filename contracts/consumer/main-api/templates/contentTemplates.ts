import { MatchersV3 } from "@pact-foundation/pact";
import { linkUrl, linkUrlOrNull, text } from "#contracts/consumer/matching/values.ts";

const { boolean } = MatchersV3;

export const question = {
  question: text("What should I prepare?"),
  answer: text("Clear two metres around the window.\n\nCover the furniture."),
  category: text("Installation"),
};

export const helpDocument = {
  title: text("Care guide"),
  url: linkUrl("/files/documents/care-guide.pdf"),
  imagePreviewUrl: linkUrlOrNull("/files/documents/care-guide.svg"),
  isDownloadable: boolean(true),
  category: text("Care and use"),
};

export const bookmark = {
  title: text("How daylight changes a room"),
  previewUrl: linkUrlOrNull("https://www.example.com/daylight.png"),
  url: linkUrl("https://www.example.com/daylight"),
  category: text("Ideas"),
};
