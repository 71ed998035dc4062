import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataPlateIllustration } from "./DataPlateIllustration.tsx";
import { DoneIllustration } from "./DoneIllustration.tsx";
import { EmptyRoofIllustration } from "./EmptyRoofIllustration.tsx";
import { HeroFurniture } from "./HeroFurniture.tsx";
import { HeroIllustration } from "./HeroIllustration.tsx";
import { HeroWindows } from "./HeroWindows.tsx";
import { Illustration } from "./Illustration.tsx";
import { Logo } from "./Logo.tsx";
import { LogoSymbol } from "./LogoSymbol.tsx";
import { LostIllustration } from "./LostIllustration.tsx";
import { PhotoIllustration } from "./PhotoIllustration.tsx";

const meta = { subcomponents: { HeroFurniture, HeroWindows } } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Illustrations: Story = {
  render: () => (
    <>
      <EmptyRoofIllustration label="A roof" />
      <LostIllustration />
      <DoneIllustration />
      <DataPlateIllustration />
      <PhotoIllustration name="roof" />
      <PhotoIllustration name="room" />
      <PhotoIllustration name="ceiling" />
      <Illustration width={400} height={280} pending />
    </>
  ),
};

export const Hero: Story = {
  render: () => (
    <div style={{ maxInlineSize: "25rem" }}>
      <HeroIllustration />
    </div>
  ),
};

export const Logos: Story = {
  render: () => (
    <>
      <Logo label="Taglys" />
      <Logo />
      <LogoSymbol size={56} />
    </>
  ),
};
