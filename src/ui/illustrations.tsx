import type { ComponentType } from "react";
import { Drawing, type DrawingProps } from "./illustrations/Drawing.tsx";
import { lazyExtra } from "./lazyExtra.ts";

// Words come first, drawings after them. A frame without lines keeps their place.
const frame = <Drawing width={400} height={280} pending />;
const wall = (
  <Drawing width={800} height={800} cover pending>
    <path stroke="none" fill="var(--art-wall)" d="M-10-10h820v820H-10z" />
  </Drawing>
);

function lazyDrawing(load: () => Promise<ComponentType<DrawingProps>>, place = frame) {
  return lazyExtra(load, place);
}

export const DoneIllustration = lazyDrawing(() =>
  import("./illustrations/DoneIllustration.tsx").then((it) => it.DoneIllustration),
);

export const EmptyRoofIllustration = lazyDrawing(() =>
  import("./illustrations/EmptyRoofIllustration.tsx").then((it) => it.EmptyRoofIllustration),
);

/** Fills the box it is given. */
export const HeroIllustration = lazyDrawing(
  () => import("./illustrations/HeroIllustration.tsx").then((it) => it.HeroIllustration),
  wall,
);

export const LostIllustration = lazyDrawing(() =>
  import("./illustrations/LostIllustration.tsx").then((it) => it.LostIllustration),
);
