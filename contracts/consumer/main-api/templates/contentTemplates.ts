import { MatchersV3 } from "@pact-foundation/pact";
import { linkUrl, stringOrNull } from "#contracts/consumer/matching/values.ts";

const { boolean, string } = MatchersV3;

export const question = {
  question: string("What should I prepare?"),
  answer: string("Clear two metres around the window.\n\nCover the furniture."),
  category: string("Installation"),
};

export const helpDocument = {
  title: string("Care guide"),
  url: linkUrl("/files/documents/care-guide.pdf"),
  imagePreviewUrl: stringOrNull("/files/documents/care-guide.svg"),
  isDownloadable: boolean(true),
  category: string("Care and use"),
};

export const bookmark = {
  title: string("How daylight changes a room"),
  previewUrl: stringOrNull("https://www.example.com/daylight.png"),
  url: linkUrl("https://www.example.com/daylight"),
  category: string("Ideas"),
};
