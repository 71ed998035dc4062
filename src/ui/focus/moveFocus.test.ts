import { afterEach, expect, it, vi } from "vitest";
import { moveFocus } from "./moveFocus.ts";

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function openPage() {
  vi.useFakeTimers();
  document.body.innerHTML = "<a href='/'>Next</a><h1>The screen</h1>";
  const [link, heading] = [...document.body.children] as [HTMLElement, HTMLElement];
  link.focus();
  return { link, heading };
}

it("moveFocus › leaves what has the focus at once and reaches a heading 100 ms later", () => {
  const { heading } = openPage();
  moveFocus(heading);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(heading);
});

it("moveFocus › leaves the focus where the visitor has moved it meanwhile", () => {
  const { link, heading } = openPage();
  moveFocus(heading);
  link.focus();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(link);
});

it("moveFocus › lets a heading take the focus only as long as it has it", () => {
  const { link, heading } = openPage();
  moveFocus(heading);
  vi.advanceTimersByTime(100);
  expect(heading.hasAttribute("tabindex")).toBe(true);
  link.focus();
  expect(heading.hasAttribute("tabindex")).toBe(false);
});
