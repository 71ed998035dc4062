import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, sentence } from "#testing/stories/sampleTexts.ts";
import { CountBadge } from "../badges/CountBadge.tsx";
import { StatusBadge } from "../badges/StatusBadge.tsx";
import { SummaryCard, SummaryList } from "./SummaryCard.tsx";
import { SummaryCardSkeleton } from "./SummaryCardSkeleton.tsx";

const meta = {
  component: SummaryCard,
  args: { to: "/elsewhere", title: "Werftstraße 12" },
  decorators: [
    (Story) => (
      <SummaryList>
        <li>
          <Story />
        </li>
      </SummaryList>
    ),
  ],
} satisfies Meta<typeof SummaryCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const AllParts: Story = {
  args: {
    subtitle: "20457 Hamburg",
    badge: <StatusBadge tone="progress">Offer sent</StatusBadge>,
    facts: (
      <>
        <span>Roof window</span>
        <span>14 March 2026</span>
      </>
    ),
    counts: <CountBadge icon="bell" count={3} label="3 unread notifications" emphasis />,
  },
};

export const LongText: Story = {
  args: {
    title: longTitle,
    subtitle: sentence,
    badge: <StatusBadge tone="caution">{sentence}</StatusBadge>,
    facts: <span>{sentence}</span>,
  },
};

export const Loading: Story = { render: () => <SummaryCardSkeleton /> };
