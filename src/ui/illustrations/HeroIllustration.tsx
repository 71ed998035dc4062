import { useId } from "react";
import { HeroFurniture } from "./HeroFurniture.tsx";
import styles from "./HeroIllustration.module.css";
import { HeroWindows } from "./HeroWindows.tsx";
import { Illustration } from "./Illustration.tsx";

/**
 * A room with two roof windows, in sunlight or, in the dark theme, by night. The room and the light are one projection: change
 * a window and its patch of light on the floor together.
 */
export function HeroIllustration() {
  const id = useId();
  const beam = `${id}beam`;
  const glow = `${id}glow`;
  return (
    <Illustration width={800} height={800} cover>
      <defs>
        <linearGradient id={beam} x1="0" y1="130" x2="0" y2="720" gradientUnits="userSpaceOnUse">
          <stop offset="0.1" stopColor="var(--art-light)" />
          <stop offset="1" stopColor="var(--art-light-end)" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop stopColor="var(--art-lamp-glow)" />
          <stop offset="1" stopColor="var(--art-lamp-glow-end)" />
        </radialGradient>
      </defs>

      <g stroke="none">
        <path fill="var(--art-wall)" d="M-10-10h820V460H-10z" />
        <path fill="var(--art-wall-lit)" d="M56 448h688v136H56z" />
        <path fill="var(--art-wall-shade)" d="M56 584V448L-212-102-460 932z" />
        <path fill="var(--art-wall-lit)" d="M744 584V448l268-550 248 1034z" />
        <path fill="var(--art-floor)" d="M56 584h688l312 216H-256z" />
      </g>
      <g stroke="var(--art-line-soft)" strokeWidth="1.5">
        <path d="M124.8 448L-50 0M193.6 448L62.3 0M262.4 448L174.8 0M331.2 448L287.4 0M400 448V0M468.8 448L512.6 0M537.6 448L625.2 0M606.4 448L737.7 0M675.2 448L850 0" />
        <path d="M124.8 584L-132 800M193.6 584L1 800M262.4 584L134 800M331.2 584L267 800M400 584v216M468.8 584L533 800M537.6 584L666 800M606.4 584L799 800M675.2 584L932 800" />
      </g>
      <path d="M56 448h688M56 584h688M56 448v136L-40 650M744 448v136l96 66M56 448L-60 210M744 448L860 210" />

      <path fill="var(--art-wood)" d="M-10 30h820v30H-10z" />
      <path
        d="M40 45h180M300 45h60M470 45h210"
        stroke="var(--art-line-soft)"
        strokeWidth="1.5"
        opacity="0.5"
      />

      <g className={styles["light"]} stroke="none" fill="var(--art-patch)">
        <path d="M204.5 606H362.2L441 719.6H212.8z" />
        <path d="M393.7 606H551.4L714.8 719.6H486.6z" />
      </g>

      <HeroWindows />
      <g className={styles["light"]} stroke="none" fill={`url(#${beam})`}>
        <path d="M60.9 130L151.6 403.5H304.7L269.9 130 441 719.6H212.8z" />
        <path d="M311.7 130L335.4 403.5H488.5L520.8 130 714.8 719.6H486.6z" />
      </g>
      <circle stroke="none" cx="640" cy="440" r="270" fill={`url(#${glow})`} />
      <HeroFurniture />
    </Illustration>
  );
}
