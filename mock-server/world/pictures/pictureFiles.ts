import { titleByTypeSign } from "../typeSigns.ts";
import { campaignPicture } from "./campaignPicture.ts";
import { datasheet } from "./datasheet.ts";
import { documentFile } from "./documentFiles.ts";
import { logo } from "./logo.ts";
import { roomFurnishings } from "./roomFurnishings.ts";
import { roomPicture } from "./roomPicture.ts";
import { windowLooks } from "./windowLooks.ts";
import { type WindowView, windowPicture } from "./windowPicture.ts";

type Draw = () => string | Uint8Array<ArrayBuffer>;

const views: Readonly<Record<WindowView, string>> = {
  product: "",
  open: "-open",
  closed: "-closed",
  night: "-night",
};

const draws = new Map<string, Draw>();
for (const [title, look] of Object.entries(windowLooks)) {
  for (const view of ["product", "open", "closed", "night"] as const) {
    draws.set(`windows/${kebab(title)}${views[view]}.svg`, () => windowPicture(look, view));
  }
}
for (const [room, furnishing] of Object.entries(roomFurnishings)) {
  draws.set(`rooms/${kebab(room)}.svg`, () => roomPicture(furnishing));
}
for (const [letters, title] of Object.entries(titleByTypeSign)) {
  draws.set(`datasheets/${letters.toLowerCase()}.pdf`, () => datasheet(letters, windowLooks[title]));
}

/** The names of the drawn files below `/files/` but for the campaigns', the help page's, and the logos, which are without number. */
export const drawnFiles: readonly string[] = [...draws.keys()];

/** Draws the file of a name below `/files/`: the text of an SVG, the bytes of a PDF, or nothing. */
export function drawFile(name: string): ReturnType<Draw> | undefined {
  const slug = /^logos\/([a-z\d][a-z\d-]{0,99})\.svg$/i.exec(name)?.[1];
  return slug === undefined
    ? (draws.get(name)?.() ?? campaignPicture(name) ?? documentFile(name))
    : logo(slug);
}

function kebab(constant: string): string {
  return constant.toLowerCase().replaceAll("_", "-");
}
