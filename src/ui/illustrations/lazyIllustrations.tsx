import type { ComponentType } from "react";
import { lazyAfterPaint, lazyOptional } from "../loading/lazyAfterPaint.ts";
import { Illustration } from "./Illustration.tsx";

// Text comes first: until an illustration has loaded, a placeholder of its size takes its place.
const emptyFrame = <Illustration width={400} height={280} pending />;
const heroPlaceholder = (
  <Illustration width={800} height={800} cover pending>
    <path stroke="none" fill="var(--art-wall)" d="M-10-10h820v820H-10z" />
  </Illustration>
);

export const PhotoIllustration = lazyAfterPaint(
  () => import("./PhotoIllustration.tsx").then((it) => it.PhotoIllustration),
  <Illustration width={160} height={120} pending />,
);

function lazyIllustration(load: () => Promise<ComponentType>) {
  return lazyAfterPaint(load, emptyFrame);
}

export const DoneIllustration = lazyIllustration(() =>
  import("./DoneIllustration.tsx").then((it) => it.DoneIllustration),
);

export const EmptyRoofIllustration = lazyIllustration(() =>
  import("./EmptyRoofIllustration.tsx").then((it) => it.EmptyRoofIllustration),
);

/** The illustration of the introduction, which its HTML contains. It fills its container. */
export const HeroIllustration = lazyOptional(
  () => import("./HeroIllustration.tsx").then((it) => it.HeroIllustration),
  heroPlaceholder,
);

export const LostIllustration = lazyIllustration(() =>
  import("./LostIllustration.tsx").then((it) => it.LostIllustration),
);
