import { FormattedMessage } from "react-intl";
import { SignInButton } from "../../session/SignInButton.tsx";
import { Container } from "../../ui/Container.tsx";
import { Feature, FeatureRow } from "../../ui/Feature.tsx";
import { Hero } from "../../ui/Hero.tsx";
import { helpIcon } from "../../ui/icons/helpIcon.tsx";
import { homeIcon } from "../../ui/icons/homeIcon.tsx";
import { windowIcon } from "../../ui/icons/windowIcon.tsx";
import { HeroIllustration } from "../../ui/illustrations.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { messages } from "./messages.ts";

interface IntroductionPageProps {
  /** Where signing in leads, if not to the projects. */
  backAddress?: string | undefined;
}

/** What the portal is, for visitors who are not signed in. */
export function IntroductionPage({ backAddress }: IntroductionPageProps) {
  return (
    <Container>
      <Stack gap="section">
        <Hero
          title={<FormattedMessage {...messages.title} />}
          lead={<FormattedMessage {...messages.lead} />}
          actions={
            <SignInButton backAddress={backAddress}>
              <FormattedMessage {...messages.signIn} />
            </SignInButton>
          }
          illustration={<HeroIllustration />}
        />
        <section aria-labelledby="benefits">
          <VisuallyHidden>
            <h2 id="benefits">
              <FormattedMessage {...messages.benefits} />
            </h2>
          </VisuallyHidden>
          <FeatureRow>
            <Feature icon={homeIcon} title={<FormattedMessage {...messages.followTitle} />}>
              <FormattedMessage {...messages.followText} />
            </Feature>
            <Feature icon={windowIcon} title={<FormattedMessage {...messages.registerTitle} />}>
              <FormattedMessage {...messages.registerText} />
            </Feature>
            <Feature icon={helpIcon} title={<FormattedMessage {...messages.helpTitle} />}>
              <FormattedMessage {...messages.helpText} />
            </Feature>
          </FeatureRow>
        </section>
      </Stack>
    </Container>
  );
}
