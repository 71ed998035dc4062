import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { brokenImage, sampleImages } from "#testing/stories/sampleImages.ts";
import { Button } from "../actions/Button.tsx";
import { LostIllustration } from "../illustrations/LostIllustration.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Picture } from "./Picture.tsx";

const meta = {
  component: Picture,
  args: { src: sampleImages[0], alt: "The roof" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Loaded, lazily",
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole("img", { name: "The roof" });
    expect(image).toHaveAttribute("src", args.src);
    expect(image).toHaveAttribute("loading", "lazy");
  },
};

export const WithoutSource: Story = {
  name: "Without a source, shows an icon",
  args: { src: undefined, alt: "" },
  play: async ({ canvas, canvasElement }) => {
    // Hidden from screen readers, because its alternative text is empty.
    expect(canvas.queryByRole("img")).toBeNull();
    expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};

export const WithIllustration: Story = { args: { src: undefined, fallback: <LostIllustration /> } };

export const LoadingFailed: Story = {
  name: "Loading failed, shows the fallback until there is another source",
  args: { src: brokenImage, fallback: <span>Nothing to see</span> },
  render: function ChangingPicture(args) {
    const [src, setSrc] = useState(args.src);
    return (
      <Stack>
        <Picture {...args} src={src} />
        <Button variant="secondary" onClick={() => setSrc(sampleImages[1])}>
          Next
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    expect(await canvas.findByText("Nothing to see")).toBeVisible();
    expect(canvas.getByRole("img", { name: "The roof" }).tagName).toBe("SPAN");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    expect(canvas.getByRole("img", { name: "The roof" }).tagName).toBe("IMG");
  },
};
