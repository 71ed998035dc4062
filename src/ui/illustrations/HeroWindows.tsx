import { useId } from "react";

const windows = [
  {
    opening: "M151.6 403.5H304.7L269.9 130H60.9z",
    sill: "M151.6 403.5H304.7V369.5H151.6z",
    side: "M60.9 130L151.6 403.5V369.5L79.5 142.2z",
    head: "M60.9 130H269.9L277.1 142.2H79.5z",
    frame: "M151.6 369.5H304.7L277.1 142.2H79.5z",
    glass: "M158.8 362.4H294.4L267.3 159.5H96.9z",
    handle: "M136.7 151H223.7",
    glare: "M122 159.5L176 362.4H196L150 159.5z",
  },
  {
    opening: "M335.4 403.5H488.5L520.8 130H311.7z",
    sill: "M335.4 403.5H488.5V369.5H335.4z",
    side: "M520.8 130L488.5 403.5V369.5L514.1 142.2z",
    head: "M311.7 130H520.8L514.1 142.2H316.6z",
    frame: "M335.4 369.5H488.5L514.1 142.2H316.6z",
    glass: "M344.2 362.4H479.8L500.3 159.5H329.9z",
    handle: "M371.7 151H458.8",
    glare: "M446 159.5L428 362.4H446L468 159.5z",
  },
];

export function HeroWindows() {
  const id = useId();
  const sky = `${id}sky`;
  const halo = `${id}halo`;
  return (
    <>
      <defs>
        <linearGradient id={sky} x1="0" y1="150" x2="0" y2="365" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--art-sky-high)" />
          <stop offset="1" stopColor="var(--art-sky-low)" />
        </linearGradient>
        <radialGradient id={halo}>
          <stop offset="0.3" stopColor="var(--art-halo)" />
          <stop offset="1" stopColor="var(--art-halo)" stopOpacity="0" />
        </radialGradient>
        {windows.map(({ opening, glass }, index) => (
          <g key={opening}>
            <clipPath id={`${id}opening${index}`}>
              <path d={opening} />
            </clipPath>
            <clipPath id={`${id}glass${index}`}>
              <path d={glass} />
            </clipPath>
          </g>
        ))}
      </defs>
      {windows.map(({ opening, sill, side, head, frame, glass, handle, glare }, index) => (
        <g key={opening}>
          <g clipPath={`url(#${id}opening${index})`}>
            <path fill="var(--art-wall-lit)" d={sill} />
            <path fill="var(--art-wall-shade)" d={side} />
            <path fill="var(--art-wall-shade)" d={head} />
            <path fill="var(--art-frame)" d={frame} />
            <g clipPath={`url(#${id}glass${index})`} stroke="none">
              <path fill={`url(#${sky})`} d="M50 100h500v300H50z" />
              <Sky halo={`url(#${halo})`} />
              <path fill="var(--art-frame)" fillOpacity="0.16" d={glare} />
            </g>
            <path d={glass} />
            <path d={handle} strokeWidth="4" />
          </g>
          <path d={opening} />
        </g>
      ))}
    </>
  );
}

function Sky({ halo }: { halo: string }) {
  return (
    <>
      <circle cx="424" cy="222" r="120" fill={halo} />
      <circle cx="424" cy="222" r="32" fill="var(--art-sun)" />
      <g fill="var(--art-star)">
        <circle cx="126" cy="186" r="1.8" />
        <circle cx="176" cy="176" r="1.3" />
        <circle cx="214" cy="212" r="2.2" />
        <circle cx="248" cy="180" r="1.4" />
        <circle cx="146" cy="236" r="1.3" />
        <circle cx="266" cy="252" r="1.8" />
        <circle cx="352" cy="184" r="1.8" />
        <circle cx="372" cy="226" r="1.3" />
        <circle cx="474" cy="178" r="1.5" />
        <circle cx="486" cy="250" r="1.3" />
      </g>
      <g fill="var(--art-cloud)">
        <path d="M126 268a15 15 0 0 1 17-21 25 25 0 0 1 45-9 20 20 0 0 1 31 13 13 13 0 0 1 3 17z" />
        <path d="M388 296a12 12 0 0 1 13-17 20 20 0 0 1 36-7 16 16 0 0 1 25 11 11 11 0 0 1 4 13z" />
        <path d="M318 206a9 9 0 0 1 10-12 15 15 0 0 1 27-4 12 12 0 0 1 18 8 8 8 0 0 1 2 8z" opacity="0.7" />
      </g>
      <path
        fill="var(--art-hill-far)"
        d="M80 336c50-26 92-30 140-12 44 16 84 10 124-8 50-22 110-16 190 16v60H80z"
      />
      <path fill="var(--art-hill-near)" d="M80 356c60-16 120-20 190-6 60 12 150-4 270-2v50H80z" />
      <path
        fill="var(--art-hill-near)"
        d="M176 354l8-26 8 26zM190 356l6-19 6 19zM352 356l9-30 9 30zM370 356l7-22 7 22zM452 354l7-22 7 22z"
      />
    </>
  );
}
