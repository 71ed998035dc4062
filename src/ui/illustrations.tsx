import { Drawing } from "./illustrations/Drawing.tsx";
import { lazyExtra } from "./lazyExtra.ts";

// Words come first, drawings after them. A frame without lines keeps their place.
const frame = <Drawing width={400} height={280} />;

export const DoneIllustration = lazyExtra(
  () => import("./illustrations/DoneIllustration.tsx").then((it) => it.DoneIllustration),
  frame,
);

export const EmptyRoofIllustration = lazyExtra(
  () => import("./illustrations/EmptyRoofIllustration.tsx").then((it) => it.EmptyRoofIllustration),
  frame,
);

/** Fills the box it is given. */
export const HeroIllustration = lazyExtra(() =>
  import("./illustrations/HeroIllustration.tsx").then((it) => it.HeroIllustration),
);

export const LostIllustration = lazyExtra(
  () => import("./illustrations/LostIllustration.tsx").then((it) => it.LostIllustration),
  frame,
);
