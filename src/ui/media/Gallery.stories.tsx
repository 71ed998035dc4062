import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { galleryTexts } from "#testing/stories/sampleGalleryTexts.ts";
import { sampleImages } from "#testing/stories/sampleImages.ts";
import { Button } from "../actions/Button.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Gallery } from "./Gallery.tsx";

const meta = {
  component: Gallery,
  args: { imageUrls: sampleImages, texts: galleryTexts },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SeveralImages: Story = {
  name: "Several images, selected by thumbnails",
  play: async ({ canvas, userEvent }) => {
    const mainImage = canvas.getByRole("img", { name: "The roof, 1 of 3" });
    expect(mainImage).toHaveAttribute("src", sampleImages[0]);
    const thumbnails = within(canvas.getByRole("group", { name: "Choose a picture" }));
    const second = thumbnails.getByRole("button", { name: "2 of 3" });
    await userEvent.click(second);
    expect(mainImage).toHaveAttribute("src", sampleImages[1]);
    expect(second).toHaveAttribute("aria-pressed", "true");
    expect(thumbnails.getByRole("button", { name: "1 of 3" })).toHaveAttribute("aria-pressed", "false");
  },
};

export const OneImage: Story = {
  name: "One image, without thumbnails",
  args: { imageUrls: sampleImages.slice(0, 1) },
  play: async ({ canvas }) => {
    expect(canvas.queryByRole("group")).toBeNull();
    expect(canvas.getByRole("button", { name: "Open full screen" })).toBeVisible();
  },
};

export const NoImages: Story = {
  name: "No images, shows an icon without buttons",
  args: { imageUrls: [] },
  play: async ({ canvas }) => {
    expect(canvas.queryByRole("button")).toBeNull();
    expect(canvas.getByRole("img", { name: "The roof" }).tagName).toBe("SPAN");
  },
};

export const SelectedImageRemoved: Story = {
  name: "Selected image removed, shows the last one",
  render: function ShrinkingGallery(args) {
    const [imageUrls, setImageUrls] = useState(args.imageUrls);
    return (
      <Stack>
        <Gallery {...args} imageUrls={imageUrls} />
        <Button variant="secondary" onClick={() => setImageUrls(imageUrls.slice(0, -1))}>
          Remove
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "3 of 3" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    expect(canvas.getByRole("img", { name: "The roof, 2 of 2" })).toHaveAttribute("src", sampleImages[1]);
  },
};

export const FullScreen: Story = {
  name: "Full screen, opens at the selected image and returns the focus",
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open full screen" });
    await userEvent.click(canvas.getByRole("button", { name: "2 of 3" }));
    await userEvent.click(opener);
    const dialog = within(await canvas.findByRole("dialog", { name: "The roof" }));
    expect(dialog.getByText(/^\d of \d$/, { ignore: "[data-announcements] *" })).toHaveTextContent("2 of 3");
    const track = dialog.getByRole("list");
    expect(track.scrollLeft).toBe(track.clientWidth);
    const closeButton = dialog.getByRole("button", { name: "Close" });
    expect(canvas.getByRole("dialog")).toHaveFocus();
    await userEvent.click(closeButton);
    expect(canvas.queryByRole("dialog")).toBeNull();
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    // Browsers close a dialog like this on Escape.
    (await canvas.findByRole<HTMLDialogElement>("dialog")).requestClose();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};
