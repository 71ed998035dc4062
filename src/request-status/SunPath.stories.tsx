import type { Meta, StoryObj } from "@storybook/react-vite";
import { getProgress } from "./getProgress.ts";
import { requestStatuses } from "./requestStatusRules.ts";
import { SunPath } from "./SunPath.tsx";

const country = { alternativeInstallationFlow: false, windowRegistrationEnabled: true, flow: "DEFAULT" };

const draft = getProgress({ ...country, status: null, previousActiveStatus: null });
const unknownPause = getProgress({ ...country, status: "REASSIGNED", previousActiveStatus: null });
const all = requestStatuses.map((status) => ({
  status,
  progress: getProgress({ ...country, status, previousActiveStatus: "OFFER_SENT" }),
}));
const [open = draft] = all.map(({ progress }) => progress);

const meta = {
  component: SunPath,
  args: { progress: draft },
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
      {[
        ...all,
        { status: "draft", progress: draft },
        { status: "paused at an unknown step", progress: unknownPause },
      ].map(({ status, progress }) => (
        <figure key={status} style={{ inlineSize: args.isTile ? "6rem" : "22rem" }}>
          <SunPath {...args} progress={progress} />
          <figcaption style={{ overflowWrap: "anywhere" }}>{status}</figcaption>
        </figure>
      ))}
    </div>
  ),
} satisfies Meta<typeof SunPath>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scenes: Story = {};

export const Tiles: Story = { args: { isTile: true } };

export const Late: Story = { args: { isLate: true } };

export const Over: Story = {
  args: { isOver: true },
  render: (args) => <SunPath {...args} progress={open} />,
};
