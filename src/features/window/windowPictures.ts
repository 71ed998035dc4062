import type { WindowDetails } from "./windowQuery.ts";

/** The addresses of a window's pictures, the one that stands for it first and each once. */
export function windowPictures({ imageUrl, gallery }: Pick<WindowDetails, "imageUrl" | "gallery">): string[] {
  return [...new Set([imageUrl, ...gallery])].filter((address): address is string => Boolean(address));
}
