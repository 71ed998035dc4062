import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { renderScreen } from "../testing/rendering/renderScreen.tsx";
import { LimitedList } from "./LimitedList.tsx";

const numbers = Array.from({ length: 250 }, (_, index) => index + 1);

type Options = Partial<Parameters<typeof LimitedList<number>>[0]>;

async function renderList(options: Options = {}) {
  await renderScreen(
    <LimitedList items={numbers} end={<p>End</p>} {...options}>
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </LimitedList>,
  );
  return userEvent.setup();
}

const getShown = () => screen.getAllByRole("listitem").map(({ textContent }) => Number(textContent));

describe("LimitedList", () => {
  it("shows all items of a short list", async () => {
    await renderList({ items: numbers.slice(0, 100) });
    expect(getShown()).toHaveLength(100);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("End")).toBeTruthy();
  });

  it("shows 100 items of a long list, and 100 more whenever the button is pressed", async () => {
    const user = await renderList();
    expect(getShown()).toEqual(numbers.slice(0, 100));
    expect(screen.queryByText("End")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show 100 more" }));
    expect(getShown()).toHaveLength(200);
    await expect.poll(getAnnouncement).toBe("200 entries are shown.");
    await user.click(screen.getByRole("button", { name: "Show 50 more" }));
    expect(getShown()).toEqual(numbers);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("End")).toBeTruthy();
  });

  it("shows a required item beyond the first hundred", async () => {
    await renderList({ isRequired: (item) => item === 240 });
    expect(getShown()).toEqual([...numbers.slice(0, 100), 240]);
    expect(screen.getByRole("button", { name: "Show 100 more" })).toBeTruthy();
  });

  it("shows the items of all loaded pages", async () => {
    await renderList({ minCount: 180 });
    expect(getShown()).toHaveLength(180);
  });

  it("shows all items on paper", async () => {
    await renderList();
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(getShown()).toEqual(numbers);
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(getShown()).toHaveLength(100);
  });
});
