import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { SignInButton } from "../../session/sign-in/SignInButton.tsx";
import { HeroIllustration } from "../../ui/illustrations/lazyIllustrations.tsx";
import { Container } from "../../ui/layout/Container.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { Feature, FeatureRow } from "../../ui/page/Feature.tsx";
import { Hero } from "../../ui/page/Hero.tsx";
import { messages } from "./messages.ts";

interface IntroductionPageProps {
  /** Where to return after sign-in; the projects by default. */
  backUrl?: string | undefined;
}

export function IntroductionPage({ backUrl }: IntroductionPageProps) {
  useQuery({ ...runtimeConfigQuery(), throwOnError: true });
  return (
    <Container>
      <Stack gap="section">
        <Hero
          title={<FormattedMessage {...messages.title} />}
          lead={<FormattedMessage {...messages.lead} />}
          actions={
            <SignInButton backUrl={backUrl}>
              <FormattedMessage {...messages.signIn} />
            </SignInButton>
          }
          illustration={<HeroIllustration />}
        />
        <section aria-labelledby="benefits">
          <VisuallyHidden as="h2" id="benefits">
            <FormattedMessage {...messages.benefits} />
          </VisuallyHidden>
          <FeatureRow>
            <Feature icon="home" title={<FormattedMessage {...messages.followTitle} />}>
              <FormattedMessage {...messages.followText} />
            </Feature>
            <Feature icon="window" title={<FormattedMessage {...messages.registerTitle} />}>
              <FormattedMessage {...messages.registerText} />
            </Feature>
            <Feature icon="help" title={<FormattedMessage {...messages.helpTitle} />}>
              <FormattedMessage {...messages.helpText} />
            </Feature>
          </FeatureRow>
        </section>
      </Stack>
    </Container>
  );
}
