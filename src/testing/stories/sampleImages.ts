import first from "./sample-1.svg?no-inline";
import second from "./sample-2.svg?no-inline";
import third from "./sample-3.svg?no-inline";

/** Three images at the portal's origin, since the portal shows no data URLs. */
export const sampleImages = [getUrl(first), getUrl(second), getUrl(third)] as const;

function getUrl(path: string): string {
  return new URL(path, location.origin).href;
}

/** An image that fails to load. */
export const brokenImage = "/missing.png";
