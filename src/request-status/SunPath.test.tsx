import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Progress } from "./getProgress.ts";
import { SunPath } from "./SunPath.tsx";

afterEach(cleanup);

const underWay: Progress = {
  steps: [],
  count: 9,
  reached: 4,
  isCertain: true,
  mark: "underWay",
  roof: "sketched",
};

function draw(changes: Partial<Progress>, props: Partial<Parameters<typeof SunPath>[0]> = {}) {
  const { container } = render(<SunPath progress={{ ...underWay, ...changes }} {...props} />);
  const count = (name: string) => container.querySelectorAll(`.${name}`).length;
  return { container, count };
}

describe("SunPath", () => {
  it.each([
    ["a draft", { reached: 0, mark: "none" }, 0, 9],
    ["the first step", { reached: 1 }, 0, 8],
    ["a step under way", {}, 3, 5],
    ["a pause", { mark: "paused" }, 3, 5],
    ["a cancellation, after which nothing comes", { mark: "stopped" }, 3, 0],
    ["the end", { reached: 9, mark: "finished" }, 8, 0],
    ["a halt at an unknown step", { reached: null, mark: "paused" }, 0, 0],
  ] as const)("has a dot for each step before and after %s", (_, changes, passed, ahead) => {
    const { count } = draw(changes);
    expect([count("passed"), count("step")]).toEqual([passed, ahead]);
  });

  it.each([
    ["none", 0, 0, 0],
    ["underWay", 1, 0, 0],
    ["paused", 1, 1, 0],
    ["stopped", 0, 0, 1],
    ["finished", 1, 0, 0],
  ] as const)("shows the state of the current step by a shape: %s", (mark, sun, cloud, cross) => {
    const { count } = draw({ mark });
    expect([count("sun"), count("cloud"), count("cross")]).toEqual([sun, cloud, cross]);
  });

  it.each(["closed", "sketched", "marked", "open", "lit"] as const)("shows the roof: %s", (roof) => {
    const { count } = draw({ roof });
    const shown = ["sketched", "marked", "open", "lit"].filter((name) => count(name) > 0);
    expect(shown).toEqual(roof === "closed" ? [] : [roof]);
    expect(count("ladder")).toBe(roof === "open" ? 1 : 0);
  });

  it("marks an overdue step, and draws a line in place of dots in a tile", () => {
    expect(draw({}).count("late")).toBe(0);
    const { count } = draw({}, { isLate: true, isTile: true });
    expect([count("late"), count("step"), count("ahead")]).toEqual([1, 0, 1]);
  });

  it("is hidden from screen readers", () => {
    const { container } = draw({});
    expect(container.textContent).toBe("");
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("SunPath, the colours", () => {
  const parts = [
    ["way and cloud", "art-line", "art-sky-high art-sky-low art-dawn color-accent-soft art-cloud"],
    ["a window that is sketched, marked or open", "art-frame", "art-fabric-shade color-accent-text"],
    ["what is late", "color-caution", "color-caution-soft"],
  ].flatMap(([part = "", line = "", grounds = ""]) =>
    grounds.split(" ").map((ground) => [part, line, ground]),
  );

  it.each(parts)("have a contrast of 3:1 for %s in both themes: %s on %s", (_, line = "", ground = "") => {
    const [[dayLine, nightLine], [day, night]] = [readToken(line), readToken(ground)];
    expect(getContrast(dayLine, day)).toBeGreaterThanOrEqual(3);
    expect(getContrast(nightLine, night)).toBeGreaterThanOrEqual(3);
  });
});

const tokens = readFileSync("src/ui/theme/tokens.css", "utf8");

/** The luminance of a token in the light and in the dark theme. */
function readToken(name: string): [number, number] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";
  const [day = Number.NaN, night = day] = [...value.matchAll(/#(..)(..)(..)/g)].map(([, ...channels]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
      const channel = Number.parseInt(hex, 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return [day, night];
}

function getContrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
