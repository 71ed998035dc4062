import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
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
import * as lazy from "./lazyIllustrations.tsx";
import { PhotoIllustration } from "./PhotoIllustration.tsx";

export default { subcomponents: { HeroFurniture, HeroWindows } } satisfies Meta;

export const Illustrations: StoryObj = {
  render: () => (
    <>
      <EmptyRoofIllustration />
      <LostIllustration />
      <DoneIllustration />
      <DataPlateIllustration label="A data plate" />
      <PhotoIllustration name="roof" />
      <PhotoIllustration name="room" />
      <PhotoIllustration name="ceiling" />
      <Illustration width={400} height={280} pending />
    </>
  ),
};

export const LoadedAfterPaint: StoryObj = {
  render: () => (
    <>
      <lazy.DoneIllustration />
      <lazy.HeroIllustration />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("svg:not([data-pending])")).toHaveLength(2));
  },
};

export const Hero: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: "25rem" }}>
      <HeroIllustration />
    </div>
  ),
};

export const Logos: StoryObj = {
  render: () => (
    <>
      <Logo />
      <LogoSymbol size={56} />
    </>
  ),
};
