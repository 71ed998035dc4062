import type { Palette } from "./palette.ts";

/** The attributes of an element, by name. */
export type Attributes = Readonly<Record<string, string | number>>;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as it may stand in an element or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const start = `<${name}${pairs.join("")}`;
  return children.length > 0 ? `${start}>${children.join("")}</${name}>` : `${start}/>`;
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element("g", attributes, ...children);
}

/** A filled shape with the drawing's outline. */
export function shape(fill: string, d: string, more: Attributes = {}): string {
  return element("path", { fill, d, ...more });
}

/** A filled shape without outline. */
export function area(fill: string, d: string, more: Attributes = {}): string {
  return element("path", { fill, stroke: "none", d, ...more });
}

/** A line of the drawing. */
export function line(d: string, more: Attributes = {}): string {
  return element("path", { d, ...more });
}

export function disc(fill: string, cx: number, cy: number, r: number, more: Attributes = {}): string {
  return element("circle", { fill, stroke: "none", cx, cy, r, ...more });
}

/** A rod: a thick line in the colour of the thing, with the drawing's outline. */
export function rod(fill: string, p: Palette, d: string, width: number): string {
  return (
    line(d, { stroke: p.line, "stroke-width": (width + 5).toFixed(1) }) +
    line(d, { stroke: fill, "stroke-width": width.toFixed(1) })
  );
}

/** A gradient from top to bottom of whatever it fills, or from the middle outwards. */
export function gradient(
  kind: "linear" | "radial",
  id: string,
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
): string {
  const marks = stops.map(([offset, color, opacity = 1]) =>
    element("stop", { offset, "stop-color": color, "stop-opacity": opacity }),
  );
  return kind === "linear"
    ? element("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 }, ...marks)
    : element("radialGradient", { id }, ...marks);
}

/** What `children` draw inside of the shape alone. */
export function clipped(id: string, d: string, ...children: string[]): string {
  return (
    element("clipPath", { id }, element("path", { d })) + group({ "clip-path": `url(#${id})` }, ...children)
  );
}

interface Sheet {
  width: number;
  height: number;
  title: string;
  /** Colour and weight of every outline that says nothing else. */
  stroke: string;
  weight: number;
}

/** A whole drawing, named for those who do not see it. */
export function drawing({ width, height, title, stroke, weight }: Sheet, ...children: string[]): string {
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, role: "img" },
    element("title", {}, escapeXml(title)),
    group(
      { fill: "none", stroke, "stroke-width": weight, "stroke-linecap": "round", "stroke-linejoin": "round" },
      ...children,
    ),
  );
}
