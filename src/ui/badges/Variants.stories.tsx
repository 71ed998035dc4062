import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { Stack } from "../layout/Stack.tsx";
import { Tag } from "./Tag.tsx";

export default {} satisfies Meta;

export const Tags: StoryObj = {
  render: () => (
    <Stack>
      <Tag>Premium</Tag>
      <Tag tone="accent">Premium</Tag>
      <Tag tone="accent" icon="star">
        Premium
      </Tag>
      <Tag tone="positive" icon="check">
        Sent
      </Tag>
      <Tag icon="medal">{longTitle}</Tag>
    </Stack>
  ),
};
