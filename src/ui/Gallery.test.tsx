import "../testing/dialogElement.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Gallery, type GalleryTexts } from "./Gallery.tsx";

afterEach(cleanup);

const texts: GalleryTexts = {
  title: "The roof",
  open: "Fill the screen",
  close: "Close",
  previous: "Back",
  next: "On",
  zoomIn: "Larger",
  zoomOut: "Whole",
  choose: "Choose",
  position: (position, count) => `${position} of ${count}`,
};
const three = ["/a.jpg", "/b.jpg", "/c.jpg"];

async function open(pictures = three) {
  render(<Gallery pictures={pictures} texts={texts} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Fill the screen" }));
  const dialog = screen.getByRole("dialog", { name: "The roof" });
  return { user, dialog, position: () => within(dialog).getByRole("status").textContent };
}

function largePicture() {
  return screen.getByRole("img", { name: "The roof" }).getAttribute("src");
}

describe("the pictures of a gallery", () => {
  it("are chosen by the small ones", async () => {
    render(<Gallery pictures={three} texts={texts} />);
    expect(largePicture()).toBe("/a.jpg");
    const second = within(screen.getByRole("group", { name: "Choose" })).getByRole("button", {
      name: "2 of 3",
    });
    await userEvent.click(second);
    expect(largePicture()).toBe("/b.jpg");
    expect(second.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: "1 of 3" }).getAttribute("aria-pressed")).toBe("false");
  });

  it("need no choice where there is one, and nothing to press where there is none", () => {
    const { rerender } = render(<Gallery pictures={["/a.jpg"]} texts={texts} />);
    expect(screen.queryByRole("group")).toBeNull();
    expect(screen.getByRole("button", { name: "Fill the screen" })).toBeTruthy();
    rerender(<Gallery pictures={[]} texts={texts} fallback={<p>No picture</p>} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("No picture")).toBeTruthy();
  });

  it("show the last one where the chosen one has gone", async () => {
    const { rerender } = render(<Gallery pictures={three} texts={texts} />);
    await userEvent.click(screen.getByRole("button", { name: "3 of 3" }));
    rerender(<Gallery pictures={["/a.jpg", "/b.jpg"]} texts={texts} />);
    expect(largePicture()).toBe("/b.jpg");
  });
});

describe("the gallery that fills the screen", () => {
  it("begins at the chosen picture, takes the focus and gives it back", async () => {
    render(<Gallery pictures={three} texts={texts} />);
    const opener = screen.getByRole("button", { name: "Fill the screen" });
    await userEvent.click(screen.getByRole("button", { name: "2 of 3" }));
    await userEvent.click(opener);
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByRole("status").textContent).toBe("2 of 3");
    expect(document.activeElement).toBe(within(dialog).getByRole("button", { name: "Close" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("goes by arrow keys, Home and End, and not beyond the ends", async () => {
    const { user, position } = await open();
    const steps: [string, string][] = [
      ["{ArrowLeft}", "1 of 3"],
      ["{ArrowRight}", "2 of 3"],
      ["{End}", "3 of 3"],
      ["{ArrowRight}", "3 of 3"],
      ["{ArrowLeft}", "2 of 3"],
      ["{Home}", "1 of 3"],
    ];
    for (const [key, expected] of steps) {
      await user.keyboard(key);
      expect(position()).toBe(expected);
    }
  });

  it("leaves keys with a modifier to the browser", async () => {
    const { user, position } = await open();
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(position()).toBe("1 of 3");
  });

  it("goes by buttons, which stand still at the ends", async () => {
    const { user, dialog, position } = await open();
    const back = within(dialog).getByRole("button", { name: "Back" });
    const on = within(dialog).getByRole("button", { name: "On" });
    expect(back.getAttribute("aria-disabled")).toBe("true");
    await user.click(on);
    await user.click(on);
    await user.click(on);
    expect(position()).toBe("3 of 3");
    expect(on.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(on);
  });

  it("follows a swipe, but not the pictures that a longer way passes by", async () => {
    const { user, dialog, position } = await open();
    const track = within(dialog).getByRole("list");
    Object.defineProperty(track, "clientWidth", { value: 100 });
    const scrollTo = (left: number) => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    };
    scrollTo(100);
    expect(position()).toBe("2 of 3");
    await user.keyboard("{Home}{End}");
    scrollTo(90);
    expect(position()).toBe("3 of 3");
    scrollTo(200);
    scrollTo(110);
    expect(position()).toBe("2 of 3");
  });

  it("enlarges by the button and by a double tap; then the arrows move the picture", async () => {
    const { user, dialog, position } = await open();
    await user.click(within(dialog).getByRole("button", { name: "Larger" }));
    await user.keyboard("{ArrowRight}");
    expect(position()).toBe("1 of 3");
    await user.dblClick(within(dialog).getByRole("img", { name: "1 of 3" }));
    await user.keyboard("{ArrowRight}");
    expect(position()).toBe("2 of 3");
    await user.dblClick(within(dialog).getByRole("img", { name: "2 of 3" }));
    expect(within(dialog).getByRole("button", { name: "Whole" })).toBeTruthy();
    await user.keyboard("{End}");
    expect(within(dialog).getByRole("button", { name: "Larger" })).toBeTruthy();
  });

  it("closes on Escape", async () => {
    const { dialog } = await open();
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("has nowhere to go with one picture", async () => {
    const { dialog } = await open(["/a.jpg"]);
    expect(within(dialog).queryByRole("button", { name: "On" })).toBeNull();
  });
});
