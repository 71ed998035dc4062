import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Icon, iconNames } from "./Icon.tsx";
import sprite from "./sprite.svg?raw";

afterEach(cleanup);

describe("Icon", () => {
  it("has a name for each symbol of the sprite, and no other", () => {
    const document = new DOMParser().parseFromString(sprite, "image/svg+xml");
    const symbols = [...document.querySelectorAll("symbol")];
    expect(symbols.map(({ id }) => id)).toEqual(iconNames);
    for (const symbol of symbols) expect(symbol.getAttribute("viewBox"), symbol.id).toBe("0 0 24 24");
  });

  it("refers to the symbol of its name, and is hidden from screen readers", () => {
    const { container } = render(<Icon name="arrow-right" />);
    expect(container.querySelector("use")?.getAttribute("href")).toMatch(/sprite.*\.svg.*#arrow-right$/);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});
