import { Illustration } from "./Illustration.tsx";

/** A roof with an empty place for a window. */
export function EmptyRoofIllustration() {
  return (
    <Illustration width={400} height={280}>
      <g stroke="none">
        <circle cx="292" cy="92" r="78" fill="var(--art-halo)" opacity="0.45" />
        <circle cx="292" cy="92" r="40" fill="var(--art-sun)" />
        <path
          fill="var(--art-cloud)"
          d="M40 98a17 17 0 0 1 19-24 28 28 0 0 1 51-10 22 22 0 0 1 35 15 14 14 0 0 1 3 19z"
        />
        <path fill="var(--art-hill-far)" d="M0 250c60-52 120-44 176-26 70-46 150-40 224 26v14H0z" />
      </g>
      <path
        d="M40 98a17 17 0 0 1 19-24 28 28 0 0 1 51-10 22 22 0 0 1 35 15 14 14 0 0 1 3 19zM328 150c5-6 10-6 14 0 4-6 9-6 14 0M356 128c4-5 8-5 11 0 3-5 7-5 11 0"
        strokeWidth="1.75"
      />
      <path
        fill="var(--art-leaf)"
        d="M52 212c0-26 10-52 22-62 12 10 22 36 22 62 0 10-10 18-22 18s-22-8-22-18z"
      />
      <path d="M74 186v76M74 214l10-9M74 226l-9-8" />
      <path fill="var(--art-wall-lit)" d="M126 196h176v66H126z" />
      <path fill="var(--art-clay)" d="M262 88h26v52h-26z" />
      <path d="M258 88h34" strokeWidth="4" />
      <path fill="var(--art-fabric-shade)" d="M146 108h136l46 92H100z" />
      <path
        d="M139 124h151M131 141h167M122 158h185M114 175h201"
        stroke="var(--art-frame)"
        strokeWidth="1.5"
        opacity="0.35"
      />
      <path
        fill="var(--art-fabric)"
        stroke="var(--art-frame)"
        strokeDasharray="7 6"
        strokeWidth="2.5"
        d="M184 122h60l14 60h-88z"
      />
      <path d="M214 143v18M205 152h18" stroke="var(--art-frame)" strokeWidth="3" />
      <path fill="var(--art-wood)" d="M156 218h30v44h-30z" />
      <path fill="var(--art-sky-low)" d="M222 218h52v26h-52z" />
      <path d="M248 218v26M179 241v.1" />
      <path d="M20 262h360" />
    </Illustration>
  );
}
