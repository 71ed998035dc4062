import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { Stack } from "../layout/Stack.tsx";
import { BackLink } from "./BackLink.tsx";
import { PhoneLink } from "./PhoneLink.tsx";
import { RouteLink } from "./RouteLink.tsx";
import { TextLink } from "./TextLink.tsx";

export default {} satisfies Meta;

export const Links: StoryObj = {
  render: () => (
    <Stack>
      <BackLink to="/elsewhere">All projects</BackLink>
      <p>
        You find it in <TextLink to="/elsewhere">your projects</TextLink>, at any time.
      </p>
      <TextLink href="https://portal.example" icon="external">
        Guide
      </TextLink>
      <TextLink to="/elsewhere" standalone icon="arrow-right">
        All projects
      </TextLink>
      <TextLink to="/elsewhere" icon="arrow-right">
        {longTitle}
      </TextLink>
      <PhoneLink phone="+44 20 7946 0100" name="Roof & Light" />
      <RouteLink to="/elsewhere">Without a style</RouteLink>
    </Stack>
  ),
};
