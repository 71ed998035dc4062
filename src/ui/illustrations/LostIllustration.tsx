import { Illustration } from "./Illustration.tsx";

/** A kite that flies past an open roof window. */
export function LostIllustration() {
  return (
    <Illustration width={400} height={280}>
      <g stroke="none">
        <path
          fill="var(--art-sky-low)"
          d="M52 214C16 180 22 112 70 88c22-46 84-66 132-42 54-26 128-4 148 48 36 26 36 92 2 120-26 26-274 26-300 0z"
        />
        <path
          fill="var(--art-cloud)"
          d="M212 96a15 15 0 0 1 17-21 25 25 0 0 1 45-9 20 20 0 0 1 31 13 13 13 0 0 1 3 17z"
        />
      </g>
      <path
        d="M212 96a15 15 0 0 1 17-21 25 25 0 0 1 45-9 20 20 0 0 1 31 13 13 13 0 0 1 3 17z"
        strokeWidth="1.75"
      />
      <path fill="var(--art-fabric-shade)" d="M24 262l56-116h240l56 116z" />
      <path
        d="M70 168h260M60 190h280M49 212h302M38 235h324"
        stroke="var(--art-frame)"
        strokeWidth="1.5"
        opacity="0.35"
      />
      <path fill="var(--art-wall-shade)" d="M98 160h104l-12 84H70z" />
      <path fill="var(--art-patch)" d="M108 168h84l-10 66H86z" />
      <path fill="var(--art-frame)" d="M98 160h104l4-66H112z" />
      <path fill="var(--art-sky-high)" d="M108 152h87l3-50h-79z" />
      <path d="M150 102l-20 50M164 102l-12 30" stroke="var(--art-frame)" strokeWidth="3" opacity="0.7" />
      <path d="M84 222l26-66M186 222l12-64" />
      <g>
        <path fill="var(--art-sun)" d="M318 26l32 34-20 52-40-38z" />
        <path fill="var(--art-clay)" d="M318 26l12 86-40-38zM318 26" />
        <path d="M318 26l12 86M290 74l60-14" />
        <path d="M330 112c18 16-14 26 2 42s-22 20-16 34c3 8-6 14-16 12" />
        <path
          fill="var(--art-textile)"
          d="M338 134l-16-4 2 14zM338 134l13 6 1-13zM318 170l-12 8-1-14zM318 170l14 5-2-14z"
          strokeWidth="1.75"
        />
      </g>
      <path d="M12 262h376" />
    </Illustration>
  );
}
