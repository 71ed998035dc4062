import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { Stack } from "../layout/Stack.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { Tag } from "./Tag.tsx";

export default {} satisfies Meta;

export const StatusBadges: StoryObj = {
  render: () => (
    <Stack>
      {(["neutral", "progress", "positive", "caution", "negative"] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          Offer sent
        </StatusBadge>
      ))}
      <StatusBadge tone="progress">{longTitle}</StatusBadge>
    </Stack>
  ),
};

export const Tags: StoryObj = {
  render: () => (
    <Stack>
      <Tag>Premium</Tag>
      <Tag tone="accent">Premium</Tag>
      <Tag tone="accent" icon="star">
        Premium
      </Tag>
      <Tag icon="medal">{longTitle}</Tag>
    </Stack>
  ),
};
