import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { HeroIllustration } from "../illustrations/HeroIllustration.tsx";
import { Container } from "../layout/Container.tsx";
import { BackLink } from "../links/BackLink.tsx";
import { NavBar } from "../links/NavBar.tsx";
import { NavItem } from "../links/NavItem.tsx";
import { TextLink } from "../links/TextLink.tsx";
import { Feature, FeatureRow } from "./Feature.tsx";
import { FooterBar } from "./FooterBar.tsx";
import { FooterLinks } from "./FooterLinks.tsx";
import { HeaderBar } from "./HeaderBar.tsx";
import { Hero as HeroPart } from "./Hero.tsx";
import { PageHeading } from "./PageHeading.tsx";

export default {} satisfies Meta;

export const Features: StoryObj = {
  render: () => (
    <FeatureRow>
      <Feature icon="sun" title="Daylight">
        {sentence}
      </Feature>
      <Feature icon="calendar" title={longTitle}>
        {paragraph}
      </Feature>
      <Feature icon="check" title="Done">
        {sentence}
      </Feature>
    </FeatureRow>
  ),
};

export const Footer: StoryObj = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <FooterBar note={sentence}>
      <FooterLinks title="Countries">
        <TextLink key="DE" href="https://de.portal.example">
          Deutschland
        </TextLink>
        <TextLink key="AT" href="https://at.portal.example" aria-current="true">
          Österreich
        </TextLink>
      </FooterLinks>
    </FooterBar>
  ),
};

export const CompactFooter: StoryObj = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <FooterBar compact>
      <FooterLinks title="Legal" inline>
        <TextLink key="privacy" href="https://www.taglys.example/privacy">
          Privacy
        </TextLink>
        <button key="cookies" type="button">
          Cookie settings
        </button>
      </FooterLinks>
    </FooterBar>
  ),
};

export const Header: StoryObj = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <HeaderBar
      homePath="/"
      nav={
        <NavBar label="Main navigation">
          <NavItem to="/" icon="home" isCurrent>
            Projects
          </NavItem>
          <NavItem to="/elsewhere" icon="window" isCurrent={false}>
            Windows
          </NavItem>
          <NavItem to="/elsewhere/far" icon="help" isCurrent={false}>
            Registrieren
          </NavItem>
        </NavBar>
      }
      caption="ada@example.org"
      tools={<IconButton icon="bell" label="3 notifications" count={3} />}
    />
  ),
};

export const Hero: StoryObj = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <Container>
      <HeroPart
        title="Your project at a glance"
        lead={paragraph}
        actions={
          <>
            <Button>Sign in</Button>
            <Button variant="secondary">Register windows</Button>
          </>
        }
        illustration={<HeroIllustration />}
      />
    </Container>
  ),
};

export const HeadingBelowLink: StoryObj = {
  render: () => (
    <>
      <BackLink to="/elsewhere">Overview</BackLink>
      <PageHeading isBelowLink lead={paragraph}>
        {longTitle}
      </PageHeading>
    </>
  ),
};
