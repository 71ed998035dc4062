import type { Meta, StoryObj } from "@storybook/react-vite";
import { longFileName, longTitle, sentence } from "#testing/stories/sampleTexts.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { StatusBadge } from "../badges/StatusBadge.tsx";
import { FileRow } from "./FileRow.tsx";

const retryButton = (
  <Button variant="quiet" size="compact">
    Try again
  </Button>
);

const meta = {
  component: FileRow,
  decorators: [
    (Story) => (
      <FileList>
        <Story />
      </FileList>
    ),
  ],
} satisfies Meta<typeof FileRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = { args: { name: "plan.pdf", href: "/files/plan.pdf", detail: "PDF, 340 kB" } };

export const InProgress: Story = {
  args: { name: "sending.jpg", detail: "2 MB", status: "45 %", progress: 0.45, progressLabel: "Sending" },
};

export const UnknownProgress: Story = {
  args: { name: "arriving.jpg", detail: "2 MB", status: "Almost done", progressLabel: "Sending" },
};

export const Rejected: Story = {
  args: {
    name: "rejected.exe",
    detail: "2 MB",
    tone: "negative",
    error: "Files of this type are not accepted.",
    actions: retryButton,
  },
};

export const Done: Story = {
  args: {
    name: "done.png",
    detail: "2 MB",
    tone: "positive",
    status: <StatusBadge tone="positive">Sent</StatusBadge>,
  },
};

export const LongText: Story = {
  args: {
    name: longFileName,
    detail: sentence,
    tone: "negative",
    error: longTitle,
    actions: (
      <>
        {retryButton}
        <IconButton icon="close" label="Remove" />
      </>
    ),
  },
};
