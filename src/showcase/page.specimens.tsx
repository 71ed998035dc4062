import { BackLink } from "../ui/BackLink.tsx";
import { Button } from "../ui/Button.tsx";
import { Container } from "../ui/Container.tsx";
import { Feature, FeatureRow } from "../ui/Feature.tsx";
import { FooterBar } from "../ui/FooterBar.tsx";
import { FooterLinks } from "../ui/FooterLinks.tsx";
import { HeaderBar } from "../ui/HeaderBar.tsx";
import { Hero } from "../ui/Hero.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { bellIcon } from "../ui/icons/bellIcon.tsx";
import { calendarIcon } from "../ui/icons/calendarIcon.tsx";
import { checkIcon } from "../ui/icons/checkIcon.tsx";
import { helpIcon } from "../ui/icons/helpIcon.tsx";
import { homeIcon } from "../ui/icons/homeIcon.tsx";
import { sunIcon } from "../ui/icons/sunIcon.tsx";
import { windowIcon } from "../ui/icons/windowIcon.tsx";
import { HeroIllustration } from "../ui/illustrations/HeroIllustration.tsx";
import { Wordmark } from "../ui/illustrations/Wordmark.tsx";
import { NavItem } from "../ui/NavItem.tsx";
import { PageFrame } from "../ui/PageFrame.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { Stage } from "./Stage.tsx";
import { cancelText, longTitle, paragraph, saveText, sentence, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const header = (
  <HeaderBar
    wordmark={<Wordmark />}
    navLabel="Sample navigation"
    nav={
      <>
        <NavItem to="/components" icon={homeIcon}>
          Current
        </NavItem>
        <NavItem to="/elsewhere" icon={windowIcon}>
          {shortText}
        </NavItem>
        <NavItem to="/elsewhere/far" icon={helpIcon}>
          Registrieren
        </NavItem>
      </>
    }
    caption="ada@example.org"
    tools={<IconButton icon={bellIcon} label={shortText} count={3} />}
  />
);
const footer = (
  <FooterBar wordmark={<Wordmark />} note={sentence}>
    <FooterLinks title={shortText}>
      <TextLink key="one" href="https://de.portal.example">
        Deutschland
      </TextLink>
      <TextLink key="two" href="https://at.portal.example" aria-current="true">
        Österreich
      </TextLink>
    </FooterLinks>
  </FooterBar>
);
const actions = (
  <>
    <Button>{saveText}</Button>
    <Button variant="secondary">{cancelText}</Button>
  </>
);

export const pageSpecimens: readonly Specimen[] = [
  {
    name: "PageFrame",
    files: ["ui/PageFrame.tsx"],
    layout: "wide",
    states: {
      "header, content and footer": (
        <Stage>
          <PageFrame skipLabel="Skip to content" header={header} footer={footer}>
            <Container>
              <p>{paragraph}</p>
            </Container>
          </PageFrame>
        </Stage>
      ),
    },
  },
  {
    name: "HeaderBar",
    files: ["ui/HeaderBar.tsx", "ui/NavItem.tsx"],
    layout: "wide",
    states: {
      "with navigation": <Stage>{header}</Stage>,
      "wordmark alone": <HeaderBar wordmark={<Wordmark label="Sample" />} />,
    },
  },
  {
    name: "FooterBar",
    files: ["ui/FooterBar.tsx", "ui/FooterLinks.tsx"],
    layout: "wide",
    states: { "with links": footer, "wordmark alone": <FooterBar wordmark={<Wordmark />} /> },
  },
  {
    name: "BackLink",
    files: ["ui/BackLink.tsx"],
    states: {
      default: <BackLink to="/components">{shortText}</BackLink>,
    },
  },
  {
    name: "PageHeading",
    files: ["ui/PageHeading.tsx"],
    layout: "wide",
    states: {
      default: <PageHeading>{shortText}</PageHeading>,
      "with lead and actions, long text": (
        <PageHeading lead={paragraph} actions={actions}>
          {longTitle}
        </PageHeading>
      ),
    },
  },
  {
    name: "Hero",
    files: ["ui/Hero.tsx"],
    layout: "wide",
    states: {
      default: (
        <Hero
          overline={shortText}
          title={sentence}
          lead={paragraph}
          actions={actions}
          illustration={<HeroIllustration />}
        />
      ),
    },
  },
  {
    name: "Feature",
    files: ["ui/Feature.tsx"],
    layout: "wide",
    states: {
      "three in a row": (
        <FeatureRow>
          <Feature icon={sunIcon} title={shortText}>
            {sentence}
          </Feature>
          <Feature icon={calendarIcon} title={longTitle}>
            {paragraph}
          </Feature>
          <Feature icon={checkIcon} title={shortText} headingLevel={2}>
            {sentence}
          </Feature>
        </FeatureRow>
      ),
    },
  },
];
