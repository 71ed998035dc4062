import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, sentence } from "#testing/stories/sampleTexts.ts";
import { Timeline } from "./Timeline.tsx";

const meta = { component: Timeline, args: { label: "Your request" } } satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CurrentStep: Story = {
  args: {
    steps: [
      { id: "sent", title: "Sent", state: "done", stateLabel: "Done", date: "14 March" },
      { id: "offer", title: "Offer", state: "current", stateLabel: "Now", children: sentence },
      { id: "installed", title: "Installed", state: "upcoming", stateLabel: "To come" },
    ],
  },
};

export const Paused: Story = {
  args: {
    steps: [
      { id: "sent", title: "Sent", state: "done", stateLabel: "Done", date: "14 March" },
      { id: "offer", title: "Offer", state: "paused", stateLabel: "Paused", date: "20 March" },
      { id: "installed", title: "Installed", state: "upcoming", stateLabel: "To come" },
    ],
  },
};

export const StoppedWithLongText: Story = {
  args: {
    steps: [
      { id: "sent", title: longTitle, state: "done", stateLabel: "Done", date: "14 March" },
      {
        id: "stopped",
        title: longTitle,
        state: "stopped",
        stateLabel: sentence,
        date: "20 March",
        children: sentence,
      },
    ],
  },
};
