import type { Meta, StoryObj } from "@storybook/react-vite";
import { paragraph } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { HeroIllustration } from "../illustrations/HeroIllustration.tsx";
import { Container } from "../layout/Container.tsx";
import { Hero } from "./Hero.tsx";

const meta = {
  component: Hero,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Hero>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    overline: "Roof windows",
    title: "Your project at a glance",
    lead: paragraph,
    actions: (
      <>
        <Button>Sign in</Button>
        <Button variant="secondary">Register windows</Button>
      </>
    ),
    illustration: <HeroIllustration />,
  },
};
