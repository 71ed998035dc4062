import { afterEach, expect, it, vi } from "vitest";
import { moveFocus } from "./moveFocus.ts";

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The next frame, and the delay after it. */
const frameAndDelayMs = 16 + 100;

function openPage() {
  vi.useFakeTimers();
  document.body.innerHTML = "<a href='/'>Next</a><h1>The screen</h1>";
  const [link, heading] = [...document.body.children] as [HTMLElement, HTMLElement];
  link.focus();
  return { link, heading };
}

it("moveFocus › blurs the focused element at once and reaches a heading 100 ms after the next frame", () => {
  const { heading } = openPage();
  moveFocus(heading);
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(frameAndDelayMs);
  expect(document.activeElement).toBe(heading);
});

it("moveFocus › leaves the focus on a dialog until its title gets it", () => {
  openPage();
  document.body.innerHTML = "<dialog open tabindex='-1'><h2>The title</h2></dialog>";
  const dialog = document.body.firstChild as HTMLElement;
  const title = dialog.firstChild as HTMLElement;
  dialog.focus();
  moveFocus(title);
  expect(document.activeElement).toBe(dialog);
  vi.advanceTimersByTime(frameAndDelayMs);
  expect(document.activeElement).toBe(title);
});

it("moveFocus › keeps the focus if the visitor has moved it meanwhile", () => {
  const { link, heading } = openPage();
  moveFocus(heading);
  link.focus();
  vi.advanceTimersByTime(frameAndDelayMs);
  expect(document.activeElement).toBe(link);
});

it("moveFocus › makes a heading focusable only as long as it has the focus", () => {
  const { link, heading } = openPage();
  moveFocus(heading);
  vi.advanceTimersByTime(frameAndDelayMs);
  expect(heading.hasAttribute("tabindex")).toBe(true);
  link.focus();
  expect(heading.hasAttribute("tabindex")).toBe(false);
});

it.each([
  ["at once on a touch screen, which shows its keyboard only within the press", true],
  ["as late as a heading where the pointer is a mouse", false],
])("moveFocus › reaches a field %s", (_, hasTouchScreen) => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ ...matchMedia(""), matches: hasTouchScreen });
  openPage();
  const field = document.body.appendChild(document.createElement("textarea"));
  moveFocus(field);
  expect(document.activeElement === field).toBe(hasTouchScreen);
  vi.advanceTimersByTime(frameAndDelayMs);
  expect(document.activeElement).toBe(field);
});
