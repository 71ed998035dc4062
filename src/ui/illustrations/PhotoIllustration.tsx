import { Illustration } from "./Illustration.tsx";

const drawings = {
  roof: (
    <>
      <path stroke="none" fill="var(--art-sky-low)" d="M2 2h156v116H2z" />
      <circle stroke="none" cx="132" cy="26" r="12" fill="var(--art-sun)" />
      <path fill="var(--art-wall-lit)" d="M34 78h92v40H34z" />
      <path fill="var(--art-clay)" d="M104 24h12v26h-12z" />
      <path fill="var(--art-fabric-shade)" d="M46 34h68l28 46H18z" />
      <path fill="var(--art-halo)" strokeDasharray="5 5" d="M68 44h26l7 26H62z" />
      <path fill="var(--art-wood)" d="M48 92h16v26H48z" />
      <path fill="var(--art-sky-high)" d="M82 90h28v14H82z" />
    </>
  ),
  room: (
    <>
      <path stroke="none" fill="var(--art-wall)" d="M2 2h156v116H2z" />
      <path fill="var(--art-wall-shade)" d="M2 2h100l56 72V2M158 74v44" />
      <path fill="var(--art-halo)" strokeDasharray="5 5" d="M112 26l24 31 16-4-24-31z" />
      <path fill="var(--art-floor)" d="M2 102h156v16H2z" />
      <path fill="var(--art-textile)" d="M44 84h72v18H44z" />
      <path fill="var(--art-fabric)" d="M38 70h14v32H38zM108 78h14v24h-14z" />
      <path fill="var(--art-clay)" d="M14 90h14l-3 12h-8z" />
      <path
        fill="var(--art-leaf)"
        d="M21 90c-10-8-12-18-8-26 6 4 9 12 8 26zM21 90c8-6 11-14 8-22-5 4-8 10-8 22z"
      />
    </>
  ),
  ceiling: (
    <>
      <path stroke="none" fill="var(--art-wall-lit)" d="M2 2h156v116H2z" />
      <path fill="var(--art-wall-shade)" d="M34 26h92l32 92H2z" />
      <path d="M2 2l32 24M158 2l-32 24" />
      <path stroke="var(--art-wood)" strokeWidth={5} d="M48 29L26 115M80 29v86M112 29l22 86" />
      <path fill="var(--art-halo)" strokeDasharray="5 5" d="M58 48h44l8 38H50z" />
      <path d="M44 104h72M50 98l-6 6 6 6M110 98l6 6-6 6" />
    </>
  ),
};

/** The subject of a photo: the outlined part of the window. */
export function PhotoIllustration({ name }: { name: keyof typeof drawings }) {
  return (
    <Illustration width={160} height={120}>
      {drawings[name]}
    </Illustration>
  );
}
