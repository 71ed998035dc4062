import type { Meta, StoryObj } from "@storybook/react-vite";
import { sentence } from "#testing/stories/sampleTexts.ts";
import { Logo } from "../illustrations/Logo.tsx";
import { TextLink } from "../links/TextLink.tsx";
import { FooterBar } from "./FooterBar.tsx";
import { FooterLinks } from "./FooterLinks.tsx";

const meta = {
  component: FooterBar,
  subcomponents: { FooterLinks },
  args: { logo: <Logo /> },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FooterBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LogoOnly: Story = {};

export const WithLinks: Story = {
  args: {
    note: sentence,
    children: (
      <FooterLinks title="Countries">
        <TextLink key="DE" href="https://de.portal.example">
          Deutschland
        </TextLink>
        <TextLink key="AT" href="https://at.portal.example" aria-current="true">
          Österreich
        </TextLink>
      </FooterLinks>
    ),
  },
};

export const Compact: Story = {
  args: {
    compact: true,
    children: (
      <FooterLinks title="Legal" inline>
        <TextLink key="privacy" href="https://www.taglys.example/privacy">
          Privacy
        </TextLink>
        <button key="cookies" type="button">
          Cookie settings
        </button>
      </FooterLinks>
    ),
  },
};
