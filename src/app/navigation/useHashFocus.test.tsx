import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useHashFocus } from "./useHashFocus.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Screen() {
  useHashFocus();
  return null;
}

async function open(path: string) {
  const router = createMemoryRouter([{ path: "*", Component: Screen }], { initialEntries: [path] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return router;
}

function addSection(id: string): Element | null {
  const section = document.createElement("section");
  section.id = id;
  section.innerHTML = '<h2 tabindex="-1">Offer</h2>';
  document.body.append(section);
  return section.firstElementChild;
}

it("useHashFocus moves the focus to the heading of a section on the screen", async () => {
  const heading = addSection("offer");
  const router = await open("/project/1");
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate("/project/1#offer"));
  expect(document.activeElement).toBe(heading);
});

it("useHashFocus waits for a section that is rendered later", async () => {
  await open("/project/1#offer");
  addSection("progress");
  const heading = addSection("offer");
  await expect.poll(() => document.activeElement).toBe(heading);
});

it("useHashFocus leaves the focus alone once a key was pressed", async () => {
  await open("/project/1#offer");
  dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  addSection("offer");
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});
