import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { galleryTexts } from "#testing/stories/sampleGalleryTexts.ts";
import { sampleImages } from "#testing/stories/sampleImages.ts";
import { GalleryDialog } from "./GalleryDialog.tsx";

const meta = {
  component: GalleryDialog,
  args: { imageUrls: sampleImages, texts: galleryTexts, index: 0, onIndex: fn(), onClose: fn() },
  render: (args) => <StatefulGalleryDialog {...args} />,
} satisfies Meta<typeof GalleryDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

function StatefulGalleryDialog(props: ComponentProps<typeof GalleryDialog>) {
  const [index, setIndex] = useState(props.index);
  return <GalleryDialog {...props} index={index} onIndex={setIndex} />;
}

export const OneImage: Story = {
  name: "One image, without previous and next buttons",
  args: { imageUrls: sampleImages.slice(0, 1) },
  play: async ({ canvas }) => {
    await canvas.findByRole("dialog");
    expect(canvas.queryByRole("button", { name: "Next picture" })).toBeNull();
    expect(canvas.queryByRole("button", { name: "Previous picture" })).toBeNull();
  },
};

export const ArrowKeys: Story = {
  name: "Arrow keys, Home and End, stop at both ends; with a modifier they are ignored",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("dialog");
    const steps: [string, string][] = [
      ["{ArrowLeft}", "1 of 3"],
      ["{Alt>}{ArrowRight}{/Alt}", "1 of 3"],
      ["{ArrowRight}", "2 of 3"],
      ["{End}", "3 of 3"],
      ["{ArrowRight}", "3 of 3"],
      ["{ArrowLeft}", "2 of 3"],
      ["{Home}", "1 of 3"],
    ];
    for (const [key, expected] of steps) {
      await userEvent.keyboard(key);
      expect(getPosition(canvas)).toHaveTextContent(expected);
    }
  },
};

export const StepButtons: Story = {
  name: "Previous and next buttons, disabled at the ends",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("dialog");
    const next = canvas.getByRole("button", { name: "Next picture" });
    expect(canvas.getByRole("button", { name: "Previous picture" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(next);
    expect(getPosition(canvas)).toHaveTextContent("3 of 3");
    expect(next).toHaveAttribute("aria-disabled", "true");
    expect(next).toHaveFocus();
  },
};

export const Swipe: Story = {
  name: "Swipe, shows the image that it stops at",
  play: async ({ canvas }) => {
    await canvas.findByRole("dialog");
    const track = canvas.getByRole("list");
    track.scrollLeft = track.clientWidth;
    await waitFor(() => expect(getPosition(canvas)).toHaveTextContent("2 of 3"));
  },
};

export const ScrollPastImage: Story = {
  name: "Scroll past an image, does not show its position",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("dialog");
    const track = canvas.getByRole("list");
    const position = getPosition(canvas);
    // The browser of the tests prefers reduced motion.
    track.style.scrollBehavior = "smooth";
    await userEvent.keyboard("{End}");
    const positions = new Set<string | null>();
    track.addEventListener("scroll", () => positions.add(position.textContent));
    await waitFor(() => expect(track.scrollLeft).toBe(2 * track.clientWidth));
    expect([...positions]).toEqual(["3 of 3"]);
    // The gallery then follows a swipe again.
    track.style.scrollBehavior = "auto";
    track.scrollLeft = track.clientWidth;
    await waitFor(() => expect(position).toHaveTextContent("2 of 3"));
  },
};

export const Zoom: Story = {
  name: "Zoom, by its button and by a double click",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("dialog");
    const position = getPosition(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    const scroller = canvas.getByRole("img", { name: "The roof, 1 of 3" }).closest("li > div");
    const left = scroller?.scrollLeft ?? 0;
    await userEvent.keyboard("{ArrowRight}");
    expect(position).toHaveTextContent("1 of 3");
    expect(scroller?.scrollLeft).toBe(left + 120);
    await userEvent.dblClick(canvas.getByRole("img", { name: "The roof, 1 of 3" }));
    await userEvent.keyboard("{ArrowRight}");
    expect(position).toHaveTextContent("2 of 3");
    await userEvent.dblClick(canvas.getByRole("img", { name: "The roof, 2 of 3" }));
    expect(canvas.getByRole("button", { name: "Zoom out" })).toBeVisible();
    await userEvent.keyboard("{End}");
    expect(canvas.getByRole("button", { name: "Zoom in" })).toBeVisible();
  },
};

/** The position that is shown; the announcement says the same. */
function getPosition(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]): HTMLElement {
  return canvas.getByText(/^\d of \d$/, { ignore: "[data-announcements] *" });
}
