import { Illustration } from "./Illustration.tsx";

// Sample values, which are the same in every language.
const typeSign = "TGS M06";
const serialNumber = "TG770001";

/**
 * Without `aria-hidden`, Firefox reads the text of a drawing besides its label. Its text must not be translated, since an SVG
 * does not show a translator's elements; React's types of SVG lack the attribute `translate`.
 */
const sample = { "aria-hidden": true, translate: "no" };

/** The place of the data plate in a roof window, and the enlarged plate. */
export function DataPlateIllustration({ label }: { label: string }) {
  return (
    <Illustration label={label} width={320} height={240}>
      <path fill="var(--art-wood)" d="M24 22h152v196H24z" />
      <path fill="var(--art-sky-high)" d="M36 34h128v172H36z" />
      <g stroke="none">
        <circle cx="138" cy="52" r="11" fill="var(--art-sun)" />
        <path fill="var(--art-hill-far)" d="M37 188c36-18 84-16 126 2v15H37z" />
      </g>
      <path fill="var(--art-frame)" d="M14 84h172l-28 106H42z" />
      <path fill="var(--art-sky-low)" d="M34 100h132l-20 74H54z" />
      <path d="M70 100l-8 74M92 100l-4 74" stroke="var(--art-frame)" strokeWidth="5" opacity="0.6" />
      <path fill="var(--art-paper)" d="M26 60h148l12 24H14z" />
      <path d="M112 73h46" strokeWidth="4" />
      <path fill="var(--art-sun)" d="M54 66h40l2 12H50z" />
      <circle cx="73" cy="72" r="30" strokeWidth="3" />
      <path d="M96 53L200 50M93 94L200 178" strokeWidth="1.75" strokeDasharray="5 6" />
      <rect fill="var(--art-paper)" x="200" y="46" width="112" height="136" rx="6" />
      <path d="M210 56v.1M302 56v.1M210 172v.1M302 172v.1" strokeWidth="4" />
      <g stroke="none" fill="var(--art-halo)">
        <rect x="210" y="68" width="92" height="30" rx="4" />
        <rect x="210" y="106" width="92" height="26" rx="4" />
      </g>
      <path d="M214 146h40M214 158h26M272 144h26v16h-26z" strokeWidth="1.75" />
      <g stroke="none" fill="var(--art-line)" fontFamily="var(--font-text)" textAnchor="middle" {...sample}>
        <text x="256" y="89" fontSize="18" fontWeight="620">
          {typeSign}
        </text>
        <text x="256" y="124" fontSize="15">
          {serialNumber}
        </text>
      </g>
    </Illustration>
  );
}
