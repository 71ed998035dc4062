import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  DoneIllustration,
  EmptyRoofIllustration,
  HeroIllustration,
  LostIllustration,
} from "./lazyIllustrations.tsx";

const meta = { title: "ui/illustrations/Lazy illustrations" } satisfies Meta;

export default meta;

export const LoadedAfterPaint: StoryObj<typeof meta> = {
  render: () => (
    <>
      <DoneIllustration label="Done" />
      <EmptyRoofIllustration label="Empty roof" />
      <HeroIllustration label="Hero" />
      <LostIllustration label="Lost" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Done", "Empty roof", "Hero", "Lost"]) {
      expect(await canvas.findByRole("img", { name })).toBeVisible();
    }
  },
};
