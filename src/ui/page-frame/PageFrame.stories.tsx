import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { paragraph } from "#testing/stories/sampleTexts.ts";
import { Container } from "../layout/Container.tsx";
import { FooterBar } from "./FooterBar.tsx";
import { HeaderBar } from "./HeaderBar.tsx";
import { PageFrame } from "./PageFrame.tsx";

const meta = {
  component: PageFrame,
  args: {
    header: <HeaderBar homePath="/" />,
    footer: <FooterBar />,
    children: (
      <Container>
        <p>{paragraph}</p>
      </Container>
    ),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SkipLink: Story = {
  name: "Skip link, moves the focus to the content and keeps the URL",
  play: async ({ canvas, userEvent }) => {
    const urlBefore = window.location.href;
    await userEvent.tab();
    expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    expect(window.location.href).toBe(urlBefore);
  },
};
