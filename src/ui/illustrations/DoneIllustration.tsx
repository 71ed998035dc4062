import { Illustration } from "./Illustration.tsx";

/** A window in the evening, with a cup and a key. */
export function DoneIllustration() {
  return (
    <Illustration width={400} height={280}>
      <path
        stroke="none"
        fill="var(--art-wall-shade)"
        d="M44 226C8 168 30 92 92 72c34-48 112-60 164-28 66-8 118 42 116 104 8 32-4 62-18 78z"
      />
      <path fill="var(--art-frame)" d="M130 30h156l26 166H104z" />
      <path fill="var(--art-sky-high)" d="M140 42h136l22 140H118z" />
      <g stroke="none">
        <path fill="var(--art-sky-low)" d="M130 108h156l12 74H118z" />
        <path fill="var(--art-halo)" opacity="0.7" d="M152 146a56 56 0 0 1 112 0z" />
        <path fill="var(--art-sun)" d="M174 146a34 34 0 0 1 68 0z" />
        <path fill="var(--art-hill-far)" d="M122.5 152c40-18 70-12 96-4 30-8 50-8 74 2l5.5 32H118z" />
        <path fill="var(--art-hill-near)" d="M119.5 172c50-16 110-12 177 0l1.5 10H118z" />
        <path
          fill="var(--art-cloud)"
          d="M156 86a8 8 0 0 1 9-11 14 14 0 0 1 25-4 11 11 0 0 1 17 7 7 7 0 0 1 2 8z"
        />
        <circle cx="238" cy="64" r="1.8" fill="var(--art-star)" />
        <circle cx="262" cy="88" r="1.5" fill="var(--art-star)" />
        <circle cx="160" cy="58" r="1.5" fill="var(--art-star)" />
      </g>
      <path d="M140 42h136l22 140H118zM208 42v140" />
      <path d="M180 36h56" strokeWidth="4" />
      <path fill="var(--art-wood)" d="M84 196h248l10 18H74z" />
      <path fill="var(--art-paper)" d="M236 160h42v22c0 9-6 14-14 14h-14c-8 0-14-5-14-14z" />
      <path d="M278 166c14-4 16 18-1 18M248 150c-5-7 5-10 0-18M262 150c-5-7 5-10 0-18" />
      <path fill="var(--art-textile)" d="M138 184h52v12h-52z" />
      <path fill="var(--art-fabric)" d="M144 173h40v11h-40z" />
      <path d="M346 92v10c0 5 8 5 8 0" strokeWidth="3" />
      <circle cx="350" cy="120" r="13" fill="var(--art-sun)" />
      <circle cx="350" cy="120" r="5" fill="var(--art-wall-shade)" />
      <path d="M350 133v38M350 160h10M350 169h8" strokeWidth="3.5" />
      <path d="M40 262h320M92 214v48M324 214v48" />
    </Illustration>
  );
}
