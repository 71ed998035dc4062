const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

const colors = [
  ["#1d4f91", "#e3ecf8"],
  ["#1c6844", "#e2f1e7"],
  ["#a5472a", "#fbe9df"],
  ["#7a4d00", "#fdf0d0"],
  ["#16294a", "#ffd766"],
  ["#3f6470", "#e0edf0"],
  ["#6a3f63", "#f3e6f1"],
  ["#4a5d23", "#edf1df"],
] as const;

const createPath = (d: string) => (fill: string) => `<path fill="${fill}" stroke="none" d="${d}"/>`;
const createCircle = (r: number) => (fill: string) =>
  `<circle fill="${fill}" stroke="none" cx="120" cy="120" r="${r}"/>`;

/** The shapes behind the initials. */
const shapes: readonly ((fill: string) => string)[] = [
  createCircle(84),
  createPath("M72 36h96a36 36 0 0 1 36 36v96a36 36 0 0 1-36 36H72a36 36 0 0 1-36-36V72a36 36 0 0 1 36-36z"),
  createPath("M120 30l78 45v90l-78 45-78-45V75z"),
  createPath("M120 30c28 18 54 24 80 24v62c0 48-34 78-80 96-46-18-80-48-80-96V54c26 0 52-6 80-24z"),
  createPath("M120 32l94 76h-22v92H48v-92H26z"),
  createPath("M40 206v-92a80 80 0 0 1 160 0v92z"),
  createPath("M82 40h76l46 160H36z"),
  (fill) =>
    `${createCircle(70)(fill)}<path d="M120 16v18M120 206v18M16 120h18M206 120h18M46 46l13 13M181 181l13 13M194 46l-13 13M59 181l-13 13" stroke="${fill}" stroke-width="10"/>`,
];

/**
 * Draws an installer's logo: initials, shape and colours depend on the slug of the name alone. Drawn and not stored,
 * since seeds, edited seeds and restored snapshots may name any installer.
 */
export function createInstallerLogo(slug: string): string {
  const words = slug.split("-").filter((word) => word !== "");
  const [first = "", second] = words;
  const initials = (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
  const hash = hashText(slug);
  const [dark, light] = colors[hash % colors.length] ?? colors[0];
  const drawShape = shapes[Math.floor(hash / colors.length) % shapes.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" role="img"><title>${escapeXml(words.join(" "))}</title><g fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path fill="${light}" stroke="none" d="M0 0H240V240H0z"/>${drawShape?.(dark) ?? ""}<text x="120" y="142" fill="${light}" stroke="none" text-anchor="middle" font-family="'Albert Sans', 'Helvetica Neue', Arial, sans-serif" font-size="60" font-weight="600" letter-spacing="1">${escapeXml(initials)}</text></g></svg>`;
}

/** FNV-1a with a final mix of its bits, so that similar names get different logos. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
