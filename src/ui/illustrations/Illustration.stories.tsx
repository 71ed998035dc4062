import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataPlateIllustration } from "./DataPlateIllustration.tsx";
import { DoneIllustration } from "./DoneIllustration.tsx";
import { EmptyRoofIllustration } from "./EmptyRoofIllustration.tsx";
import { HeroFurniture } from "./HeroFurniture.tsx";
import { HeroIllustration } from "./HeroIllustration.tsx";
import { HeroWindows } from "./HeroWindows.tsx";
import { Illustration } from "./Illustration.tsx";
import { LostIllustration } from "./LostIllustration.tsx";

const meta = {
  component: Illustration,
  subcomponents: {
    DataPlateIllustration,
    DoneIllustration,
    EmptyRoofIllustration,
    HeroFurniture,
    HeroIllustration,
    HeroWindows,
    LostIllustration,
  },
  args: { width: 400, height: 280 },
} satisfies Meta<typeof Illustration>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EmptyRoof: Story = { render: () => <EmptyRoofIllustration /> };

export const Lost: Story = { render: () => <LostIllustration /> };

export const Done: Story = { render: () => <DoneIllustration /> };

export const DataPlate: Story = { render: () => <DataPlateIllustration /> };

export const Hero: Story = {
  render: () => (
    <div style={{ maxInlineSize: "25rem" }}>
      <HeroIllustration />
    </div>
  ),
};

export const WithAlternativeText: Story = { render: () => <EmptyRoofIllustration label="A roof" /> };

export const Pending: Story = { args: { pending: true } };
